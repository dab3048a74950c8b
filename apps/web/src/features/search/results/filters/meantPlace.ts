import { plainWords } from '@hearth/core/place/words.ts'

interface Suggestion {
  name: string
  label: string
}

const plain = (name: string) => plainWords(name).join(' ')

/**
 * What a place that was typed and not picked stands for: itself when it is the name of a suggested place,
 * else the first suggestion ("Clpham" is "Clapham, London"). Without suggestions it is a text to look for.
 */
export function meantPlace(typed: string, suggestions: readonly Suggestion[]): string {
  const isKnown = suggestions.some(({ name, label }) =>
    [plain(name), plain(label)].includes(plain(typed)),
  )
  return isKnown ? typed : (suggestions[0]?.label ?? typed)
}
