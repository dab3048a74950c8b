/** Other ways in which people write a name: without its apostrophe or full stop, "Saint" for "St". */
export function aliasesOf(name: string): string[] {
  const spellings = new Set<string>()
  const plain = name.replaceAll("'", '').replaceAll('.', '')
  spellings.add(plain)
  spellings.add(plain.replaceAll(' & ', ' and '))
  if (/\bSt\b/.test(plain)) spellings.add(plain.replace(/\bSt\b/, 'Saint'))
  if (plain.includes('-')) spellings.add(plain.replaceAll('-', ' '))
  spellings.delete(name)
  return [...spellings]
}

/** How two spellings of one name are told to be the same. */
export function nameKey(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/['’.]/g, '')
    .replace(/\bsaint\b/, 'st')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
}
