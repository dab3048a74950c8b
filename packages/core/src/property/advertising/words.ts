import type { ListingInput } from '../listingContract.ts'
import type { Found } from './rule.ts'

/** The fields of free words, each statement with its field. */
function statements({ title, description, features }: ListingInput) {
  return [
    { field: 'title', text: title },
    { field: 'description', text: description },
    ...features.map((text) => ({ field: 'features', text }) as const),
  ] as const
}

/** The end of a statement, as the source of a pattern. */
export const END = '(?= ?$| ?[.;,!)])'

const DENIED = /\b(?:no|not|without|zero|nil|never|free of|aren't|isn't)\b[^.;!?\n]*$/
const DENIAL_REACH = 40

interface Phrases {
  /** In lower case, with straight quotes and single blanks. */
  pattern: RegExp
  /** "No admin fees" is good news: what a denial stands before is passed over. */
  unlessDenied?: boolean
  /** Whether a match is meant, by its groups. */
  isMeant?(match: RegExpMatchArray): boolean
}

/** The first place of each field where a phrase is met, with the words as they were met. */
export function foundWords(
  listing: ListingInput,
  { pattern, unlessDenied = false, isMeant = () => true }: Phrases,
  say: (words: string, match: RegExpMatchArray) => string,
): Found[] {
  const found = new Map<string, Found>()
  for (const { field, text } of statements(listing)) {
    if (found.has(field)) continue
    const plain = plainly(text)
    const isDenied = (at: number) =>
      unlessDenied && DENIED.test(plain.slice(Math.max(0, at - DENIAL_REACH), at))
    const match = [...plain.matchAll(new RegExp(pattern, 'g'))].find(
      (each) => !isDenied(each.index) && isMeant(each),
    )
    if (match) found.set(field, { field, text: say(match[0].trim(), match) })
  }
  return [...found.values()]
}

const plainly = (text: string) =>
  text.toLowerCase().replace(/[‘’ʼ]/g, "'").replace(/[‐-―]/g, '-').replace(/\s+/g, ' ')

/** "1,250" as 1250. */
export const amountOf = (digits: string | undefined) => Number((digits ?? '').replaceAll(',', ''))
