import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readBlocks, readIssue } from './issue.ts'

const FILE = `Homes by the sea

Dear reader,
the tide is out.

## What to look for

- a sound roof
- a dry cellar

> We saw it
> and stayed.

[Homes in Whitby](/properties?location=Whitby)

[The tides](https://tides.example/)
`

test('the first line is the subject, and the rest is read piece by piece', () => {
  const { subject, blocks } = readIssue(FILE)
  expect(subject).toBe('Homes by the sea')
  expect(blocks).toEqual([
    { type: 'paragraph', text: 'Dear reader, the tide is out.' },
    { type: 'heading', text: 'What to look for' },
    { type: 'bullets', items: ['a sound roof', 'a dry cellar'] },
    { type: 'quote', text: 'We saw it\nand stayed.' },
    { type: 'link', label: 'Homes in Whitby', url: '/properties?location=Whitby' },
    { type: 'link', label: 'The tides', url: 'https://tides.example/' },
  ])
})

test.each([
  ['a heading of Markdown', '# Homes\n\nText', 'Homes'],
  ['a header of an e-mail', 'Subject: Homes\n\nText', 'Homes'],
  ['lines of Windows', 'Homes\r\n\r\nText', 'Homes'],
  ['a byte order mark', '\ufeffHomes\n\nText', 'Homes'],
])('a subject as %s', (_name, file, subject) => {
  expect(readIssue(file)).toMatchObject({ subject, blocks: [{ type: 'paragraph', text: 'Text' }] })
})

test.each([
  ['', 'The first line of the file is the subject, and it is empty.'],
  ['\n\nText', 'The first line of the file is the subject, and it is empty.'],
  ['Homes', 'There is nothing to read below the subject.'],
  ['Homes\n\n \n', 'There is nothing to read below the subject.'],
  [`${'a'.repeat(151)}\n\nText`, 'The subject has 151 characters: 150 is the most.'],
  [
    'Homes\n\nSee [here](/blog) why',
    'A link stands alone, with blank lines around it: [here](/blog)',
  ],
  ['Homes\n\n[here](javascript:alert(1))', 'The link "here" leads to "javascript:alert(1)"'],
  ['Homes\n\n[here](//elsewhere.example)', 'The link "here" leads to "//elsewhere.example"'],
])('%j is refused with what to mend', (file, message) => {
  expect(() => readIssue(file)).toThrow(message)
})

test('lines that belong together need no blank lines around them', () => {
  const body = `## New
Look for:
- a roof
  that is sound
- a cellar
> We stayed.
And you?`
  expect(readBlocks(body)).toEqual([
    { type: 'heading', text: 'New' },
    { type: 'paragraph', text: 'Look for:' },
    { type: 'bullets', items: ['a roof that is sound', 'a cellar'] },
    { type: 'quote', text: 'We stayed.' },
    { type: 'paragraph', text: 'And you?' },
  ])
})

describe('whatever is written', () => {
  const piece = fc.stringMatching(/^[A-Za-z][A-Za-z .,\n!]{0,40}$/)
  test('as plain paragraphs comes back with nothing lost', () => {
    fc.assert(
      fc.property(fc.array(piece, { minLength: 1 }), (pieces) => {
        const words = (text: string) => text.split(/\s+/).filter((word) => word !== '')
        const read = readBlocks(pieces.join('\n\n')).map((block) =>
          block.type === 'paragraph' ? block.text : '',
        )
        expect(words(read.join(' '))).toEqual(words(pieces.join(' ')))
      }),
    )
  })
})
