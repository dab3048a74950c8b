import fc from 'fast-check'
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

const filling = (length: number) => 'bright rooms '.repeat(length / 13).trim()

test('a long text without a blank line is parted at sentence ends', () => {
  const first = `It has ${filling(300)}.`
  const second = `There are ${filling(300)}!`
  expect(paragraphsOf(`${first} ${second}`)).toEqual([first, second])
  expect(paragraphsOf(`${first}\n${second}`)).toEqual([first, second])
})

test.each([
  'near St. Mary',
  'it is approx. 90 paces',
  'known as No. 4',
  'sold by Mr. Hill',
  'shown by Dr. Vale',
  'named for J. Smith',
  'it is 2.5 m',
])('"%s" ends no sentence', (words) => {
  const text = `It has ${filling(300)} ${words} ${filling(300)}.`
  expect(paragraphsOf(text)).toEqual([text])
})

test('a list stays together', () => {
  const list = Array.from({ length: 12 }, () => `- ${filling(52)}`).join('\n')
  expect(paragraphsOf(list)).toEqual([list])
})

test('a few words at the end make no paragraph of their own', () => {
  const text = `It has ${filling(600)}. Come and see.`
  expect(paragraphsOf(text)).toEqual([text])
})

test('not one character but white space is lost, added or moved', () => {
  const piece = fc.constantFrom(
    'A garden. ',
    'St. Mary',
    ' approx. 2.5 m',
    '\n',
    '\n\n',
    '\r\n',
    '- list',
    'No. 4 ',
    '“Oh!” She',
    ' ',
    '😀',
    filling(130),
  )
  const bare = (text: string) => text.replace(/\s/g, '')
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const text = pieces.join('')
      const paragraphs = paragraphsOf(text)
      expect(bare(paragraphs.join(''))).toBe(bare(text))
      expect(
        paragraphs.every((paragraph) => paragraph === paragraph.trim() && paragraph),
      ).toBeTruthy()
    }),
  )
})
