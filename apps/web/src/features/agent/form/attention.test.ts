import { expect, test } from 'vitest'
import { attentionInWords, messagesOf } from './attention.ts'

test('one thing that is wrong is told as it is, several with their number', () => {
  expect(attentionInWords(['Enter a title.'])).toBe('Enter a title.')
  expect(attentionInWords(['Enter a title.', 'Enter the price.', 'Enter a title.'])).toBe(
    '2 things need your attention: Enter a title. Enter the price.',
  )
})

test('what is wrong is told in the order of the page', () => {
  const errors = { 'position.lat': 'Third.', title: 'First.', address: 'Second.' }
  expect(messagesOf(errors)).toEqual(['First.', 'Second.', 'Third.'])
})
