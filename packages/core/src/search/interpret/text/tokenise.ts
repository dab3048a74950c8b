import { readPostcode } from '../../../place/postcode.ts'
import { plainWord } from '../../../place/words.ts'
import type { Text, Token } from './token.ts'

const GAP = /[\s'"’‘`´“”«»\u200b-\u200f\u2060\ufeff]+/uy
const POSTCODE = /\p{L}{1,2}\d[\p{L}\d]?(?:[ \t]?\d\p{L}{2})?(?![\p{L}\d])/uy
const OUTCODE = /\p{L}{1,2}\d[\p{L}\d]?(?![\p{L}\d])/uy
/** Abbreviated rates, which are full of punctuation: "p.c.m.", "p/w". */
const RATE = /(?:p\.?\s?c\.?\s?m\.?|p\.p\.p\.[wm]\.?|p\/[mw]|p\.[mw]\.?|p\.a\.)(?![\p{L}\d])/iuy
const NUMBER = /\d+(?:,\d{3}(?!\d))*(?:\.\d+)?/uy
/** Thousands of a price set apart as on the continent: "£200.000", "£200 000". */
const SPACED_PRICE =
  /\d{1,3}(?:\.\d{3}(?:\.\d{3})?|(?:[ \u00a0]\d{3})?[ \u00a0]000)(?![\p{L}\d.,])/uy
const WORD = /\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)*/uy
const SIGN = /[\s\S]/uy
const HYPHENS = new Set(['-', '–', '—', '‐', '‑', '−'])
const ENDS_SENTENCE = new Set(['.', '!', '?', ';', '\n'])
/** What ends like an inward code and is none: "SE1 2bd". */
const ROOMS = /\d\s?b[adr]$/i

function matchAt(pattern: RegExp, source: string, at: number): string | undefined {
  pattern.lastIndex = at
  return pattern.exec(source)?.[0]
}

function postcodeAt(source: string, at: number): string | undefined {
  for (const pattern of [POSTCODE, OUTCODE]) {
    const found = matchAt(pattern, source, at)
    if (found && !(pattern === POSTCODE && ROOMS.test(found)) && readPostcode(found)) return found
  }
  return undefined
}

interface Found {
  kind: Token['kind']
  typed: string
  word: string
  value?: number
}

function tokenAt(source: string, at: number, isGlued: boolean): Found {
  const postcode = isGlued ? undefined : postcodeAt(source, at)
  if (postcode) return { kind: 'postcode', typed: postcode, word: postcode.toUpperCase() }
  const rate = matchAt(RATE, source, at)
  if (rate) {
    const letters = rate.toLowerCase().replace(/[^a-z]/g, '')
    return { kind: 'word', typed: rate, word: letters }
  }
  const price = source[at - 1] === '£' ? matchAt(SPACED_PRICE, source, at) : undefined
  if (price) {
    const digits = price.replace(/\D/g, '')
    return { kind: 'number', typed: price, word: digits, value: Number(digits) }
  }
  const number = matchAt(NUMBER, source, at)
  if (number) {
    const digits = number.replaceAll(',', '')
    return { kind: 'number', typed: number, word: digits, value: Number(digits) }
  }
  const word = matchAt(WORD, source, at)
  if (word) return { kind: 'word', typed: word, word: plainWord(word) }
  const sign = matchAt(SIGN, source, at) ?? source.slice(at, at + 1)
  if (sign === '&') return { kind: 'word', typed: sign, word: 'and' }
  return { kind: 'sign', typed: sign, word: HYPHENS.has(sign) ? '-' : sign }
}

/** A hyphen that stands for "to" ("250k-300k") or for a pause (" - ") is kept; within words it only joins. */
function isJoining(source: string, at: number): boolean {
  const [before, after] = [source[at - 1] ?? ' ', source[at + 1] ?? ' ']
  return !/[\s\d£$€]/u.test(after) && !/\s/u.test(before)
}

const SHORTENED = new Set(['min', 'max', 'approx', 'c', 'ca', 'incl', 'inc'])
const GOES_ON = /\.\s*[£\d\p{Ll}]/uy

/** The dot of "St. Ives" or "max. £200k" ends no sentence. */
function isDotOfShortWord(source: string, at: number, last: Token | undefined): boolean {
  if (source[at] !== '.' || last?.end !== at) return false
  return (
    last.word === 'st' || (SHORTENED.has(last.word) && matchAt(GOES_ON, source, at) !== undefined)
  )
}

/** Splits a text into tokens, each with its place in it. Takes time in proportion to the length. */
export function tokenise(source: string): Text {
  const tokens: Token[] = []
  let at = 0
  let [isHyphened, isFirst] = [false, true]
  while (at < source.length) {
    const gap = matchAt(GAP, source, at)
    if (gap) {
      if (gap.includes('\n')) isFirst = true
      at += gap.length
      continue
    }
    const last = tokens.at(-1)
    if (HYPHENS.has(source[at] ?? '') && isJoining(source, at)) {
      isHyphened = true
      at += 1
      continue
    }
    if (isDotOfShortWord(source, at, last)) {
      at += 1
      continue
    }
    const isGlued = last?.end === at && last.kind !== 'sign'
    const found = tokenAt(source, at, isGlued)
    const end = at + found.typed.length
    const isCapitalised = /^\p{Lu}\p{Ll}/u.test(found.typed)
    const { kind, word, value } = found
    tokens.push({
      kind,
      word,
      ...(value === undefined ? {} : { value }),
      start: at,
      end,
      isGlued,
      isHyphened: isHyphened && !isGlued,
      isCapitalised,
      isFirst,
    })
    isFirst = kind === 'sign' && ENDS_SENTENCE.has(word)
    isHyphened = false
    at = end
  }
  return { source, tokens }
}
