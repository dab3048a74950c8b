import { expect, test } from 'vitest'
import { paragraphsOf } from './paragraphs.ts'

test.each([
  ['one', ['one']],
  ['one\n\ntwo', ['one', 'two']],
  ['one\r\n\r\ntwo', ['one', 'two']],
  ['one\n   \ntwo', ['one', 'two']],
  ['one\n\n\n\ntwo\n', ['one', 'two']],
  ['a line\nand the next', ['a line\nand the next']],
  ['', []],
])('%j has the paragraphs %j', (description, paragraphs) => {
  expect(paragraphsOf(description)).toEqual(paragraphs)
})
