/** Other ways in which people write a name: without its apostrophe or full stop, "Saint" for "St". */
export function aliasesOf(name: string): string[] {
  const plain = name.replaceAll("'", '').replaceAll('.', '')
  const spaced = plain.replaceAll('-', ' ')
  return unique([
    plain,
    spaced,
    plain.replaceAll(' & ', ' and '),
    plain.replaceAll(' and ', ' & '),
    plain.replace(/\bSt\b/, 'Saint'),
    spaced.replace(/ upon /, ' on '),
    hyphenated(plain),
  ]).filter((spelling) => spelling !== name)
}

/** "Newcastle upon Tyne" → "Newcastle-upon-Tyne". */
const hyphenated = (name: string) =>
  name.replace(/ (upon|on|under|in|le|by|super) /i, (_, word: string) => `-${word}-`)

/** "Houghton-Le-Spring" → "Houghton-le-Spring", "Peasedown Saint John" → "Peasedown St John". */
export function tidyName(name: string): string {
  return name
    .replace(/\bSaint\b/, 'St')
    .replace(/\bSt\. /, 'St ')
    .replaceAll('’', "'")
    .replaceAll(/-(Le|La|De|On|Upon|Under|In|By|The|Of|Next|Super|Cum)-/g, (part) =>
      part.toLowerCase(),
    )
}

/** What people call a place that has its river in its name: "Newcastle upon Tyne" → "Newcastle". */
export function shortName(name: string): string[] {
  const short = /^(.+?)[ -](?:upon|on|under)[ -]/.exec(name)?.[1]
  return short && name !== 'Kingston upon Hull' ? [short] : []
}

/** How two spellings of one name are told to be the same. */
export function nameKey(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/['’.]/g, '')
    .replace(/\bsaint\b/, 'st')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Each text once, in the order of its first appearance. */
export const unique = (texts: readonly string[]): string[] => [...new Set(texts)]
