import { expect, test } from 'vitest'
import { mediaFinder } from './zipNames.ts'

const ZIP = [
  'out/feed.blm',
  'out/a.jpg',
  'out/1/x.jpg',
  'out/2/x.jpg',
  'x/b.jpg',
  'out/x/b.jpg',
  'A.PNG',
  'out/a.png',
]
const find = mediaFinder(
  ZIP.map((fileName) => ({ fileName })),
  { fileName: 'out/feed.blm' },
)

test.each([
  ['beside the BLM file', 'a.jpg', ['out/a.jpg']],
  ['in a folder from there', '1/x.jpg', ['out/1/x.jpg']],
  ['with every folder of the ZIP', 'out/2/x.jpg', ['out/2/x.jpg']],
  ['from elsewhere on the computer', 'photos/1/x.jpg', ['out/1/x.jpg']],
  ['from elsewhere, beside the BLM file', 'photos/a.jpg', ['out/a.jpg']],
  ['without the folders, of several', 'x.jpg', ['out/1/x.jpg', 'out/2/x.jpg']],
  ['in a folder that only others are in', '3/x.jpg', []],
  ['nearest to the BLM file', 'x/b.jpg', ['out/x/b.jpg']],
  ['in other letters', 'a.png', ['out/a.png']],
  ['as it is written on another system', 'Photos\\1\\X.JPG', ['out/1/x.jpg']],
  ['not there', 'none.jpg', []],
])('%s: %s', (_, path, found) => {
  expect(find(path).map(({ fileName }) => fileName)).toEqual(found)
})
