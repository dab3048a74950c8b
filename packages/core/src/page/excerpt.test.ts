import { expect, test } from 'vitest'
import { firstSentence, oneLine } from './excerpt.ts'

test.each([
  ['One. Two.', 'One.'],
  ['“Lovely!” says the owner.', '“Lovely!”'],
  ['A 2.5 acre plot\n\nby the sea. More.', 'A 2.5 acre plot by the sea.'],
  ['No end', 'No end'],
  ['', ''],
])('%j begins with %j', (text, sentence) => {
  expect(firstSentence(text)).toBe(sentence)
})

test.each([
  ['short\n\n text ', 'short text'],
  ['one two three, four', 'one two three…'],
  ['onetwothreefourfive', 'onetwothreefour…'],
])('%j on one line is %j', (text, line) => {
  expect(oneLine(text, 15)).toBe(line)
})
