const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
const windows1252 = new TextDecoder('windows-1252')

/**
 * Bytes as text: UTF-8 where they are valid as such, and otherwise Windows-1252, in which every byte means
 * something. Text of Windows-1252 with signs beyond ASCII is practically never valid UTF-8.
 */
export function decodeText(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes)
  } catch {
    return oneCharacterAByte(bytes)
  }
}

/** The bytes as Windows-1252: places in this text are places in the bytes. */
export function oneCharacterAByte(bytes: Uint8Array): string {
  return windows1252.decode(bytes)
}
