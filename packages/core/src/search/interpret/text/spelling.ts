import type { Gazetteer } from '../../../place/gazetteer.ts'
import { createSimilarWords, type SimilarWords } from '../../../place/similarWords.ts'
import { ABBREVIATIONS } from '../words/abbreviations.ts'
import { isOrdinary, VOCABULARY } from '../words/vocabulary.ts'
import type { Text, Token } from './token.ts'

/** A person's phrase has few unknown words; beyond these a long text is read as it is typed. */
const MOST_LOOKUPS = 48
const MOST_MEANINGS = 4

const vocabularyByTyping: SimilarWords = createSimilarWords(
  [...VOCABULARY].filter((word) => word.length >= 5),
)

/** The text with its abbreviations written out and its mistyped ordinary words corrected. */
export interface Spelling {
  text: Text
  /** Words of place names that a mistyped word may have been meant for. */
  similar: (word: string) => readonly string[]
}

/** What may be written together with the word after it. */
const JOINS_NEXT = [
  ...['one', 'two', 'three', 'four', 'five', 'six'],
  ...['bedrooms', 'bedroom', 'beds', 'bed', 'baths', 'bath'],
]

/** "twobed", "bedflat" of "2bedflat": two words with the space left out. */
function splitJoined(token: Token, gazetteer: Gazetteer): Token[] {
  const { kind, word, start, end } = token
  const isPlain = kind === 'word' && word.length === end - start
  if (!isPlain || isOrdinary(word) || gazetteer.hasWord(word)) return [token]
  const first = JOINS_NEXT.find(
    (part) => word.startsWith(part) && VOCABULARY.has(word.slice(part.length)),
  )
  if (!first) return [token]
  const middle = start + first.length
  const rest = { ...token, word: word.slice(first.length), start: middle }
  const second: Token = { ...rest, isGlued: true, isHyphened: false, isFirst: false }
  return [{ ...token, word: first, end: middle }, ...splitJoined(second, gazetteer)]
}

/** "manchester" of "Manchester's Northern Quarter". */
function ownerIn({ source }: Text, { word, end }: Token): string | null {
  return /['’]s$/.test(source.slice(end - 2, end)) ? word.slice(0, -1) : null
}

/** Corrects typing errors: a word the rules know goes before the name of a place. */
export function correctSpelling(text: Text, gazetteer: Gazetteer): Spelling {
  const asPlaces = new Map<string, readonly string[]>()
  let lookups = 0

  function correct(token: Token): Token {
    if (token.kind !== 'word') return token
    const long = ABBREVIATIONS.get(token.word)
    if (long && !(token.isGlued && token.word === 'n')) return { ...token, word: long }
    if (isOrdinary(token.word) || gazetteer.hasWord(token.word)) return token
    const owner = ownerIn(text, token)
    if (owner && gazetteer.hasWord(owner)) return { ...token, word: owner }
    if (lookups >= MOST_LOOKUPS || token.word.length < 4) return token
    lookups++
    const meant = vocabularyByTyping.of(token.word)[0]
    const places = gazetteer.similarTo(token.word)
    const nearest = places[0]
    const isCloserToPlace = nearest !== undefined && (!meant || nearest.errors < meant.errors)
    if (isCloserToPlace || !meant) {
      asPlaces.set(
        token.word,
        places.slice(0, MOST_MEANINGS).map(({ word }) => word),
      )
      return token
    }
    return { ...token, word: meant.word }
  }

  const tokens = text.tokens.flatMap((token) => splitJoined(token, gazetteer)).map(correct)
  return {
    text: { source: text.source, tokens },
    similar: (word) => asPlaces.get(word) ?? [],
  }
}
