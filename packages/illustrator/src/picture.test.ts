import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BUILDINGS, parsePictureUrl, pictureUrl, SCENES } from './picture.ts'

const pictures = fc.record({
  scene: fc.constantFrom(...SCENES),
  building: fc.constantFrom(...BUILDINGS),
  beds: fc.integer({ min: 0, max: 99 }),
  baths: fc.integer({ min: 0, max: 99 }),
  areaSqft: fc.integer({ min: 0, max: 999_999 }),
  seed: fc.integer({ min: 0, max: 9_999_999_999 }),
  nth: fc.integer({ min: 0, max: 99 }),
})

describe('the address of a picture', () => {
  it('reads back as the picture it was made from', () => {
    fc.assert(
      fc.property(pictures, (picture) => {
        expect(parsePictureUrl(pictureUrl(picture))).toEqual(picture)
      }),
    )
  })

  it('is none when it is something else', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(parsePictureUrl(text)).toBeUndefined()
        expect(parsePictureUrl(`/art/front/${text}`)).toBeUndefined()
      }),
    )
  })

  it.each([
    '/art/front/castle-3-2-1120-1-1.svg',
    '/art/cellar/terraced-3-2-1120-1-1.svg',
    '/art/front/terraced-3-2-1120-1.svg',
    '/art/front/terraced-3-2-1120-1-1.png',
    '/art/front/terraced--3-2-1120-1-1.svg',
    '/art/front/terraced-300-2-1120-1-1.svg',
    '/art/front/terraced-3-2-1120-1-1.svg?x=1',
    'https://example.com/art/front/terraced-3-2-1120-1-1.svg',
  ])('is none: %s', (url) => {
    expect(parsePictureUrl(url)).toBeUndefined()
  })
})
