/** The key of a stored file would lead somewhere else, or nowhere. */
export class BadKeyError extends Error {
  override readonly name = 'BadKeyError'
}

/** Folders and a name, in small letters, digits, `-` and `.`; nothing begins with a dot. */
const KEY = /^(?:[a-z0-9][a-z0-9-]*\/)+[a-z0-9][a-z0-9-]*(?:\.[a-z0-9]+)?$/
const LONGEST = 200

/** Throws a BadKeyError unless the key is one: `..`, `\`, `%2e` and absolute paths are none. */
export function checkKey(key: string): void {
  if (key.length > LONGEST || !KEY.test(key)) throw new BadKeyError(`Not a key: ${key}`)
}

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  pdf: 'application/pdf',
}

/** What the file of a key is, by its ending. One without an ending is just bytes. */
export function contentTypeOf(key: string): string {
  const ending = /\.([a-z0-9]+)$/.exec(key)?.[1] ?? ''
  return CONTENT_TYPES[ending] ?? 'application/octet-stream'
}
