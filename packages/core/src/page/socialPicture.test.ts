import fc from 'fast-check'
import { expect, test } from 'vitest'
import { POSTS } from '../blog/posts.ts'
import { drawingOf, socialPicture } from './socialPicture.ts'

test.each([
  ['/art/front/terraced-3-2-1120-42-1.svg', '/social/art/front/terraced-3-2-1120-42-1.jpg'],
  ['/blog/how-to-read-an-epc.svg', '/social/blog/how-to-read-an-epc.jpg'],
  ['/files/images/0123456789abcdefghij.jpg', '/files/images/0123456789abcdefghij.jpg'],
  ['/files/epc/0123456789abcdefghij.pdf', '/files/epc/0123456789abcdefghij.jpg'],
  ['https://pictures.example/home.svg', 'https://pictures.example/home.svg'],
  ['/favicon.svg', '/favicon.svg'],
  ['/art/front/a.svg?x=1', '/art/front/a.svg?x=1'],
  ['/art/../secret.svg', '/art/../secret.svg'],
  ['', ''],
])('%s is shared as %s', (src, shared) => {
  expect(socialPicture(src)).toBe(shared)
})

test('every post has one', () => {
  for (const { id, image } of POSTS) expect(socialPicture(image.src)).toBe(`/social/blog/${id}.jpg`)
})

test('the way back leads to the same drawing, and from nowhere else', () => {
  const name = fc.stringMatching(/^[a-z0-9]+(?:[/-][a-z0-9]+)*$/)
  fc.assert(
    fc.property(fc.constantFrom('art', 'blog'), name, (folder, stem) => {
      const drawing = `/${folder}/${stem}.svg`
      expect(drawingOf(socialPicture(drawing))).toBe(drawing)
    }),
  )
  fc.assert(
    fc.property(fc.string(), (text) => {
      const drawing = drawingOf(text)
      if (drawing !== undefined) expect(socialPicture(drawing)).toBe(text)
    }),
  )
})
