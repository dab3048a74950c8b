import { expect, test } from 'vitest'
import { criteriaOfAnswer } from './modelAnswer.ts'

test.each([
  ['a whole answer', { beds: 2, location: 'Clapham', listingType: 'rent' }],
  ['an empty answer', {}],
  ['no bedrooms, which is a studio', { beds: 0, maxBeds: 0 }],
])('%s is kept', (_, criteria) => {
  expect(criteriaOfAnswer(JSON.stringify(criteria))).toEqual(criteria)
})

test('falsy values and unknown keys are dropped', () => {
  const answer = {
    beds: 0,
    baths: 0,
    minPrice: 0,
    maxPrice: null,
    location: '',
    features: [],
    isAdmin: true,
    __proto__: { beds: 9 },
    constructor: 'x',
    maxTubeDistance: 0.5,
  }
  expect(criteriaOfAnswer(JSON.stringify(answer))).toEqual({ beds: 0, maxTubeDistance: 0.5 })
})

test.each([
  ['no JSON', 'Certainly! Here are your criteria:'],
  ['half a JSON', '{"beds": 2'],
  ['a list', '[{"beds":2}]'],
  ['a text', '"beds"'],
  ['null', 'null'],
  ['a number in words', '{"beds":"two"}'],
  ['a part of a bedroom', '{"beds":2.5}'],
  ['a negative price', '{"maxPrice":-1}'],
  ['an unknown type', '{"propertyType":"castle"}'],
  ['an unknown feature', '{"features":["helipad"]}'],
  ['an object for a place', '{"location":{"$ne":null}}'],
])('%s is refused', (_, answer) => {
  expect(() => criteriaOfAnswer(answer)).toThrow()
})

test('the reason does not quote the answer, which may quote a visitor', () => {
  const answer = 'You wrote: my ex lives in Kentish Town'
  expect(() => criteriaOfAnswer(answer)).toThrow(/^The answer is not a JSON object$/)
})
