const MARKS = /\p{M}+/gu
const APOSTROPHES = /['’‘`´]/g
const NOT_WORD = /[^\p{L}\p{N}]+/u

/** One word as names are compared: lower case, without diacritics and apostrophes; "saint" is "st". */
export function plainWord(word: string): string {
  const plain = word.normalize('NFD').replace(MARKS, '').replace(APOSTROPHES, '').toLowerCase()
  return plain === 'saint' ? 'st' : plain
}

/** The words of a name as they are compared: hyphens and punctuation divide, "&" is "and". */
export function plainWords(text: string): string[] {
  return plainWord(text.replaceAll('&', ' and '))
    .split(NOT_WORD)
    .filter((word) => word !== '')
    .map((word) => (word === 'saint' ? 'st' : word))
}
