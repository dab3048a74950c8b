/** As far from the end as the directory of a ZIP may be. */
const ZIP_END_BYTES = 65_557
/** As far from the beginning as readers look for a PDF. */
const PDF_START_BYTES = 1024
const ZIP_END = 'PK\x05\x06'
const ZIP_ENTRY = 'PK\x01\x02'
const ARCHIVES = ['Rar!\x1a\x07', '7z\xbc\xaf\x27\x1c']
/** Long enough not to stand in a picture by chance. */
const MARKUP = /<script[\s>]|<html[\s>]|<!doctype\s|<\?php\s|<iframe\s/i

/**
 * Sizes and lengths that spell the beginning of a script are no accident: a comment, or a value that goes on in
 * one or in quotation marks. An equals sign alone is the size of one GIF in 256.
 */
const SCRIPTS = [/^GIF8[79]a(?:=\s*)?\/\*/, /^GIF8[79]a=["'`]/, /^\xff\xd8\xff[\s\S]\/\*/]

/** Whether a picture is something else as well: an archive, a PDF, a page or a program. */
export function hidesSomething(picture: Uint8Array): boolean {
  const text = latin1(picture)
  return (
    text.slice(0, PDF_START_BYTES).includes('%PDF-') ||
    isZip(text) ||
    ARCHIVES.some((sign) => text.includes(sign)) ||
    MARKUP.test(text) ||
    isRunnable(text)
  )
}

/** Whether a document is an archive as well. */
export function hidesArchive(document: Uint8Array): boolean {
  return isZip(latin1(document))
}

function isZip(text: string): boolean {
  return text.slice(-ZIP_END_BYTES).includes(ZIP_END) && text.includes(ZIP_ENTRY)
}

function isRunnable(text: string): boolean {
  return SCRIPTS.some((beginning) => beginning.test(text))
}

function latin1({ buffer, byteOffset, length }: Uint8Array): string {
  return Buffer.from(buffer, byteOffset, length).toString('latin1')
}
