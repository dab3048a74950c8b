import type { Reading } from './rules/rule.ts'
import { type Text, typed } from './text/token.ts'
import { DIVIDERS, FILLER, KEPT_AFTER, KEPT_BEFORE, SINGLE_WISHES } from './words/filler.ts'

/** What became of a stretch of the text. */
export type Fate = 'applied' | 'filler' | 'notApplied'

/** Stretches that follow each other without a gap from the first to the last character. */
export interface AccountEntry {
  start: number
  end: number
  as: Fate
}

export interface Account {
  entries: AccountEntry[]
  /** The wishes that could not be applied, as they were typed, in the order of the text. */
  notApplied: string[]
}

/** free: left over; wish: asked for and known not to be applicable. */
type Mark = 'applied' | 'filler' | 'free' | 'wish'

function markTokens(
  text: Text,
  readings: readonly Reading[],
  failed: ReadonlySet<Reading>,
): Mark[] {
  const marks = new Array<Mark>(text.tokens.length).fill('free')
  for (const reading of readings) {
    const mark = failed.has(reading) ? 'wish' : reading.as
    marks.fill(mark, reading.from, reading.to)
    if (mark !== 'applied') continue
    for (const { from, to } of reading.leaves ?? []) marks.fill('wish', from, to)
  }
  return marks
}

const isWordy = (text: Text, at: number) => text.tokens[at]?.kind !== 'sign'

/** Cuts [from, to) at conjunctions and punctuation, which never stand within one wish. */
function divide(text: Text, marks: Mark[], from: number, to: number): [number, number][] {
  const parts: [number, number][] = []
  let start = from
  for (let at = from; at <= to; at++) {
    const token = text.tokens[at]
    const isEnd = at === to
    const isDivider = !isEnd && token && marks[at] === 'free' && DIVIDERS.has(token.word)
    const startsSentence = !isEnd && token?.isFirst && at > start
    if (!isEnd && !isDivider && !startsSentence) continue
    if (at > start) parts.push([start, at])
    start = isDivider ? at + 1 : at
  }
  return parts
}

/** Drops words that mean nothing from both ends; null when nothing is left. */
function trim(text: Text, marks: Mark[], [from, to]: [number, number]): [number, number] | null {
  const word = (at: number) => text.tokens[at]?.word ?? ''
  const isEmpty = (at: number) =>
    marks[at] !== 'wish' && (marks[at] === 'filler' || !isWordy(text, at) || FILLER.has(word(at)))
  const isKept = (at: number) => KEPT_BEFORE.has(word(at)) && marks[at] !== 'filler'
  const closesWish = (at: number) => KEPT_AFTER.has(word(at)) && at > from && !isEmpty(at - 1)
  let [start, end] = [from, to]
  while (
    end > start &&
    !closesWish(end - 1) &&
    marks[end - 1] !== 'wish' &&
    (isEmpty(end - 1) || isKept(end - 1))
  )
    end--
  while (start < end && isEmpty(start) && !isKept(start)) start++
  return start < end ? [start, end] : null
}

/** "spacious modern" are two wishes; "quiet street" is one. */
function separate(text: Text, [from, to]: [number, number]): [number, number][] {
  const words = text.tokens.slice(from, to)
  const areAllSingle = words.every(
    ({ word }) => SINGLE_WISHES.has(word) || (FILLER.has(word) && !KEPT_AFTER.has(word)),
  )
  if (!areAllSingle || !words.some(({ word }) => SINGLE_WISHES.has(word))) return [[from, to]]
  return words.flatMap(({ word }, i) =>
    SINGLE_WISHES.has(word) ? [[from + i, from + i + 1] as [number, number]] : [],
  )
}

function leftOver(text: Text, marks: Mark[]): [number, number][] {
  const found: [number, number][] = []
  const isOpen = (at: number) => marks[at] === 'free' || marks[at] === 'wish'
  for (let at = 0; at < marks.length; ) {
    if (!isOpen(at)) {
      at++
      continue
    }
    let end = at
    while (end < marks.length && isOpen(end)) end++
    for (const part of divide(text, marks, at, end)) {
      const trimmed = trim(text, marks, part)
      if (trimmed) found.push(...separate(text, trimmed))
    }
    at = end
  }
  return found
}

function push(entries: AccountEntry[], start: number, end: number, as: Fate) {
  if (end <= start) return
  const last = entries.at(-1)
  if (last?.as === as) last.end = end
  else entries.push({ start, end, as })
}

/** Says of every character of the text whether it was applied, means nothing, or could not be applied. */
export function accountFor(
  text: Text,
  readings: readonly Reading[],
  failed: ReadonlySet<Reading>,
): Account {
  const marks = markTokens(text, readings, failed)
  const phrases = leftOver(text, marks)
  const fates = marks.map((mark): Fate => (mark === 'applied' ? 'applied' : 'filler'))
  for (const [from, to] of phrases) fates.fill('notApplied', from, to)
  const starts = new Set([...phrases.map(([from]) => from), ...readings.map(({ from }) => from)])
  const entries: AccountEntry[] = []
  let at = 0
  text.tokens.forEach((token, i) => {
    const fate = fates[i] ?? 'filler'
    const continues = fate !== 'filler' && fates[i - 1] === fate && !starts.has(i)
    push(entries, at, token.start, continues ? fate : 'filler')
    push(entries, token.start, token.end, fate)
    at = token.end
  })
  push(entries, at, text.source.length, 'filler')
  return { entries, notApplied: phrases.map(([from, to]) => typed(text, from, to)) }
}
