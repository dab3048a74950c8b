import { expect, test } from 'vitest'
import { withArticle } from './placeArticle.ts'

test.each([
  ['Cotswolds', 'the Cotswolds'],
  ['Peak District', 'the Peak District'],
  ['New Forest', 'the New Forest'],
  ['Highlands', 'the Highlands'],
  ['Isle of Wight', 'the Isle of Wight'],
  ['Thames Valley', 'the Thames Valley'],
  ['Northern Quarter, Manchester', 'the Northern Quarter, Manchester'],
  ['York', 'York'],
  ['The Fens', 'The Fens'],
  ['Waltham Forest', 'Waltham Forest'],
  ['Maida Vale', 'Maida Vale'],
  ['Highland', 'Highland'],
])('in %s is said "in %s"', (label, said) => {
  expect(withArticle(label)).toBe(said)
})
