import { type SearchCriteria, SORTS, type Sort } from './contract.ts'
import { criteriaToParams, readParams } from './urlCodec.ts'

/** The address parameters of the results page. Every one is optional and a plain text. */
export type ResultsParams = Partial<Record<string, string>>

/** Everything the results page shows follows from this, and this is all in its address. */
export interface ResultsState {
  criteria: SearchCriteria
  sort: Sort
  /** What was asked for and cannot be searched, in the visitor's words. */
  notApplied: string[]
}

/** More would push the homes off the screen. */
const MOST_NOT_APPLIED = 8
const LONGEST_UNREAD = 60

/** "a, b" and "c" become `a\, b,c`: a comma inside an item is escaped by a backslash. */
export function joinNotApplied(items: readonly string[]): string | undefined {
  if (items.length === 0) return undefined
  return items.map((item) => item.replace(/[\\,]/g, '\\$&')).join(',')
}

/** The inverse of joinNotApplied; empty items are dropped. */
export function splitNotApplied(param: string | undefined): string[] {
  const items = (param ?? '').match(/(?:\\.|[^\\,])+/gs) ?? []
  return items.map((item) => item.replace(/\\(.)/gs, '$1').trim()).filter(Boolean)
}

/** What stood there and what the last text adds, each once, the latest kept when there are too many. */
export function mergeNotApplied(earlier: readonly string[], latest: readonly string[]): string[] {
  return [...new Set([...earlier, ...latest])].slice(-MOST_NOT_APPLIED)
}

/** An address may hold anything; what it says back is the length of a wish. */
const shortened = (text: string) =>
  text.length > LONGEST_UNREAD ? `${text.slice(0, LONGEST_UNREAD)}…` : text

function sortFrom(text: string | undefined, criteria: SearchCriteria): Sort {
  const sort = SORTS.find((known) => known === text) ?? 'newest'
  // Nothing is near without a place to be near to.
  return sort === 'nearest' && criteria.location === undefined ? 'newest' : sort
}

/** Reads the address. What makes no sense is named among what was not applied, and the rest kept. */
export function stateFromParams(params: ResultsParams): ResultsState {
  const { criteria, unread } = readParams(params)
  const isSort = !params.sort || SORTS.some((known) => known === params.sort)
  const unreadSort = isSort ? [] : [`sort=${params.sort}`]
  return {
    criteria,
    sort: sortFrom(params.sort, criteria),
    notApplied: mergeNotApplied(splitNotApplied(params.notApplied), [
      ...unread.map(shortened),
      ...unreadSort.map(shortened),
    ]),
  }
}

/** Writes the address: only what differs from an empty search. */
export function paramsFromState({ criteria, sort, notApplied }: ResultsState): ResultsParams {
  const params: ResultsParams = criteriaToParams(criteria)
  const keptSort = sortFrom(sort, criteria)
  if (keptSort !== 'newest') params.sort = keptSort
  const joined = joinNotApplied(notApplied)
  if (joined !== undefined) params.notApplied = joined
  return params
}

/** Texts and numbers of an address as texts; anything else is no parameter of ours. */
function textsOf(raw: Record<string, unknown>): ResultsParams {
  return Object.fromEntries(
    Object.entries(raw).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [],
    ),
  )
}

/**
 * Cleans an address by hand, from a bookmark or another page. "minBeds" keeps its name (Search
 * Similar writes it so), though it means the same as "beds".
 */
export function cleanParams(raw: Record<string, unknown>): ResultsParams {
  const given = textsOf(raw)
  const { beds, ...rest } = paramsFromState(stateFromParams(given))
  if (beds === undefined) return rest
  return given.beds === undefined ? { ...rest, minBeds: beds } : { ...rest, beds }
}

/** The clean address, when the one that is given is another; undefined when it is clean already. */
export function betterParams(raw: Record<string, unknown>): ResultsParams | undefined {
  const clean = cleanParams(raw)
  const isClean =
    Object.keys(raw).length === Object.keys(clean).length &&
    Object.entries(raw).every(([name, value]) => clean[name] === String(value))
  return isClean ? undefined : clean
}
