import { plainWords } from '../../../place/words.ts'
import type { Text } from './token.ts'

interface Node<V> {
  next: Map<string, Node<V>>
  value?: V
}

/** Phrases with a meaning each, to be looked for at one place of a text. */
export interface PhraseTable<V> {
  /** The longest phrase that stands at `at`, with its meaning and the place after it. */
  longestAt(text: Text, at: number): { value: V; to: number } | null
  /** Every word that stands in some phrase. */
  words: ReadonlySet<string>
}

/** As in the text, digits and letters are apart: "24hr", "over 55s". */
const DIGITS = /(\d+)/

/** The words of a phrase; signs such as "+" or "<" may stand in it on their own. */
export function phraseWords(phrase: string): string[] {
  return phrase
    .split(' ')
    .flatMap((part) => (/[\p{L}\p{N}]/u.test(part) ? plainWords(part) : part))
    .flatMap((word) => word.split(DIGITS).filter((part) => part !== ''))
}

/** Makes a table of phrases; hyphens and apostrophes are as unimportant as in the text. */
export function phraseTable<V>(entries: Iterable<readonly [string, V]>): PhraseTable<V> {
  const root: Node<V> = { next: new Map() }
  const words = new Set<string>()
  for (const [phrase, value] of entries) {
    let node = root
    for (const word of phraseWords(phrase)) {
      words.add(word)
      const next = node.next.get(word) ?? { next: new Map() }
      node.next.set(word, next)
      node = next
    }
    node.value = value
  }
  return {
    words,
    longestAt(text, at) {
      let best: { value: V; to: number } | null = null
      let node: Node<V> | undefined = root
      for (let to = at; node; ) {
        if (node.value !== undefined && to > at) best = { value: node.value, to }
        const token = text.tokens[to]
        if (!token) break
        node = node.next.get(token.word)
        to++
      }
      return best
    },
  }
}

/** A table whose phrases, separated by commas, all mean the same. */
export function phraseList(...lists: string[]): PhraseTable<true> {
  return phraseTable(
    lists.flatMap((list) => list.split(',')).map((phrase) => [phrase.trim(), true] as const),
  )
}
