import { expect, test } from 'vitest'
import { fileUrl, isDocument, parseFileUrl, uploadedPicture } from './pictures.ts'

const ID = '4f0c'.repeat(8)

test('an uploaded picture comes in three widths of two formats, and plain', () => {
  expect(uploadedPicture(`/files/images/${ID}.jpg`)).toEqual({
    src: `/files/images/${ID}.jpg`,
    narrowest: `/files/images/${ID}-480.webp`,
    sources: [
      {
        type: 'image/avif',
        srcSet: `/files/images/${ID}-480.avif 480w, /files/images/${ID}-960.avif 960w, /files/images/${ID}-1600.avif 1600w`,
      },
      {
        type: 'image/webp',
        srcSet: `/files/images/${ID}-480.webp 480w, /files/images/${ID}-960.webp 960w, /files/images/${ID}-1600.webp 1600w`,
      },
    ],
  })
})

test('of a document its first page is shown', () => {
  const url = fileUrl('epc', ID, true)
  expect(url).toBe(`/files/epc/${ID}.pdf`)
  expect(uploadedPicture(url)?.src).toBe(`/files/epc/${ID}.jpg`)
  expect([isDocument(url), isDocument(`/files/epc/${ID}.jpg`)]).toEqual([true, false])
  expect(parseFileUrl(url)).toEqual({ folder: 'epc', id: ID, isPdf: true })
})

test.each([
  '/art/front/terraced-3-2-1120-42-1.svg',
  'https://elsewhere.example/files/images/a.jpg',
  `https://evil.example/files/images/${ID}.jpg`,
  `/files/import/${ID}.jpg`,
  `/files/images/${ID}.svg`,
  `/files/images/${ID}-480.webp`,
  `/files/images/../${ID}.jpg`,
  '',
])('%j is no upload of ours', (url) => {
  expect(parseFileUrl(url)).toBeNull()
  expect(uploadedPicture(url)).toBeNull()
})
