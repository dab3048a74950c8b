import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FILE_FOLDERS } from './contract.ts'
import { lookAt } from './lookAt.ts'
import { REFUSALS, wrongType } from './uploadRules.ts'

const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))
const JPEG = '\xff\xd8\xff\xe0\0\x10JFIF'

test.each([
  ['images', JPEG, 'image/jpeg'],
  ['images', '\x89PNG\r\n\x1a\n\0\0', 'image/png'],
  ['images', 'RIFF\x10\0\0\0WEBPVP8 ', 'image/webp'],
  ['images', '\0\0\0\x20ftypavif\0\0\0\0', 'image/avif'],
  ['images', '\0\0\0\x20ftypmif1\0\0\0\0avifmif1', 'image/avif'],
  ['images', 'GIF89a\x01', 'image/gif'],
  ['epc', '%PDF-1.7\n', 'application/pdf'],
  ['floorplan', JPEG, 'image/jpeg'],
  ['import', 'PK\x03\x04\x14', 'application/zip'],
  ['import', '\xef\xbb\xbf\r\n#HEADER#\r\nVersion : 3', 'text/x-blm'],
] as const)('%s takes %j as %s', (folder, head, type) => {
  expect(lookAt(bytes(head), folder)).toEqual({ type })
})

test.each([
  ['images', '', REFUSALS.empty],
  ['images', '<svg xmlns="">', REFUSALS.svg],
  ['images', ' \n<?xml version="1.0"?><svg>', REFUSALS.svg],
  ['images', '\0\0\0\x18ftypheic\0\0\0\0', REFUSALS.heic],
  ['images', '%PDF-1.7\n', wrongType('images')],
  ['images', ` ${JPEG}`, wrongType('images')],
  ['epc', 'PK\x03\x04', wrongType('epc')],
  ['import', JPEG, wrongType('import')],
  ['import', 'AGENT_REF^PRICE', wrongType('import')],
] as const)('%s refuses %j', (folder, head, refusal) => {
  expect(lookAt(bytes(head), folder)).toEqual({ refusal })
})

test('whatever comes is either taken or refused in words', () => {
  const folder = fc.constantFrom(...FILE_FOLDERS)
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 6000 }), folder, (head, where) => {
      const looked = lookAt(head, where)
      expect('type' in looked || looked.refusal.length > 10).toBe(true)
    }),
  )
})
