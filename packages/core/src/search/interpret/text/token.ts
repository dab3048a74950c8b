/** A piece of the text that rules look at: a word, a number, a postcode or a sign. */
export interface Token {
  kind: 'word' | 'number' | 'postcode' | 'sign'
  /** As rules compare it: a plain word with its spelling corrected, the digits, or the sign. */
  word: string
  /** For a number, its value. */
  value?: number
  /** Where it stands in the text: [start, end). */
  start: number
  end: number
  /** No gap before it: "k" in "250k". */
  isGlued: boolean
  /** Only a hyphen before it: "bed" in "3-bed". */
  isHyphened: boolean
  /** Typed with a capital first letter, and not all in capitals. */
  isCapitalised: boolean
  /** First of its sentence. */
  isFirst: boolean
}

/** A text and its tokens. */
export interface Text {
  source: string
  tokens: readonly Token[]
}

/** The word at a place, '' beyond the ends. */
export const wordAt = (text: Text, at: number): string => text.tokens[at]?.word ?? ''

/** The text of tokens [from, to) as it was typed. */
export function typed(text: Text, from: number, to: number): string {
  const [first, last] = [text.tokens[from], text.tokens[to - 1]]
  return first && last ? text.source.slice(first.start, last.end) : ''
}
