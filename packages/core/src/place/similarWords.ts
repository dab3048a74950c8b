import { distance } from 'fastest-levenshtein'

/** Shorter words have too many neighbours for a typing error to be told from another word. */
const SHORTEST_TYPED = 5
const TWO_ERRORS_FROM = 9

function isSwapped(a: string, b: string): boolean {
  if (a.length !== b.length) return false
  let i = 0
  while (i < a.length && a[i] === b[i]) i++
  return a[i] === b[i + 1] && a[i + 1] === b[i] && a.slice(i + 2) === b.slice(i + 2)
}

/** Typing errors between two words: letters left out, added or mistaken; two letters swapped count once. */
export function typingErrors(a: string, b: string): number {
  return isSwapped(a, b) ? 1 : distance(a, b)
}

export interface SimilarWords {
  /** Known words that `typed` may have been meant for, fewest errors first, then in the given order. */
  of(typed: string): readonly { word: string; errors: number }[]
}

/**
 * Finds known words by a mistyped one. Words are kept by first letter (hardly ever mistyped) and
 * length, so that a look-up compares with some dozens and not with thousands.
 */
export function createSimilarWords(words: Iterable<string>): SimilarWords {
  const shelves = new Map<string, { word: string; rank: number }[]>()
  for (const [rank, word] of [...new Set(words)].entries()) {
    const shelf = `${word[0]}${word.length}`
    const shelved = shelves.get(shelf)
    if (shelved) shelved.push({ word, rank })
    else shelves.set(shelf, [{ word, rank }])
  }
  return {
    of(typed) {
      // A word of four letters can only lack a fifth ("hous").
      if (typed.length < SHORTEST_TYPED - 1 || typed.length > 30) return []
      const allowed = typed.length >= TWO_ERRORS_FROM ? 2 : 1
      const shortest = typed.length < SHORTEST_TYPED ? typed.length + 1 : typed.length - allowed
      const found: { word: string; rank: number; errors: number }[] = []
      for (let length = shortest; length <= typed.length + allowed; length++) {
        for (const { word, rank } of shelves.get(`${typed[0]}${length}`) ?? []) {
          const errors = typingErrors(typed, word)
          if (errors > 0 && errors <= allowed) found.push({ word, rank, errors })
        }
      }
      return found.sort((a, b) => a.errors - b.errors || a.rank - b.rank)
    },
  }
}
