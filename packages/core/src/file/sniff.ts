import type { FileType } from './uploadRules.ts'

/** As much of the beginning of a file as tells what it is. */
export const HEAD_BYTES = 4096

type Sniffed = FileType | 'image/svg+xml' | 'image/heic'

/** What the first bytes of a file say that it is, whatever it is called; null: nothing that Hearth knows. */
export function sniff(head: Uint8Array): Sniffed | null {
  const text = latin1(head)
  const known = SIGNATURES.find(([signature]) => text.startsWith(signature))
  return known ? known[1] : (ofContainer(text) ?? ofText(text))
}

/** Byte for byte as Latin-1. */
const SIGNATURES: readonly [string, Sniffed][] = [
  ['\xff\xd8\xff', 'image/jpeg'],
  ['\x89PNG\r\n\x1a\n', 'image/png'],
  ['GIF87a', 'image/gif'],
  ['GIF89a', 'image/gif'],
  ['%PDF-', 'application/pdf'],
  ['PK\x03\x04', 'application/zip'],
]

/** Formats that name themselves a few bytes after the beginning, some by a list of brands. */
function ofContainer(text: string): Sniffed | null {
  if (text.startsWith('RIFF') && text.startsWith('WEBP', 8)) return 'image/webp'
  if (!text.startsWith('ftyp', 4)) return null
  const brands = text.slice(8, 64)
  if (/avi[fs]/.test(brands)) return 'image/avif'
  return /hei[cxms]|hev[cxms]|mif1|msf1/.test(brands) ? 'image/heic' : null
}

const BYTE_ORDER_MARK = '\xef\xbb\xbf'

function ofText(text: string): Sniffed | null {
  const marked = text.startsWith(BYTE_ORDER_MARK) ? text.slice(BYTE_ORDER_MARK.length) : text
  const begun = marked.trimStart()
  if (/^#HEADER#/i.test(begun)) return 'text/x-blm'
  return begun.startsWith('<') && /<svg[\s/>]/i.test(begun) ? 'image/svg+xml' : null
}

function latin1(bytes: Uint8Array): string {
  return Array.from(bytes.subarray(0, HEAD_BYTES), (byte) => String.fromCharCode(byte)).join('')
}
