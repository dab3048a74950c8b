import { FEATURE_LABELS } from '../../property/featureLabels.ts'
import type { SearchCriteria } from '../contract.ts'
import { describeCriteria } from '../describe.ts'
import { listInWords } from '../labels.ts'
import { isSameSearch } from './sameSearch.ts'

const EXAMPLE = '“2 bed flat to rent in Clapham under £1,800 a month near the tube”'
const ABOUT_HEARTH = `I find homes to buy or rent in the UK: tell me where, how many bedrooms, your budget and what matters to you, for example ${EXAMPLE}.`

interface Told {
  criteria: SearchCriteria
  /** The search that the message changed; empty when it began one. */
  before: SearchCriteria
  notApplied: readonly string[]
  isChanged: boolean
  hasStartedAgain: boolean
  /** Places taken where several have the name: "Richmond, London". */
  places: readonly string[]
  droppedPrice: boolean
}

const MOST_NAMED = 4
const LONGEST_NAMED = 80

function shortened(phrase: string): string {
  return phrase.length > LONGEST_NAMED ? `${phrase.slice(0, LONGEST_NAMED)}…` : phrase
}

/** "“quiet street” or “low crime”", at most four of them. */
function named(notApplied: readonly string[]): string {
  const shown = notApplied.slice(0, MOST_NAMED).map((phrase) => `“${shortened(phrase)}”`)
  const more = notApplied.length - shown.length
  return listInWords(more > 0 ? [...shown, `${more} more`] : shown, 'or')
}

const cannot = (notApplied: readonly string[]) => `I can't search for ${named(notApplied)} yet`

function apology(notApplied: readonly string[]): string {
  return `${cannot(notApplied)}, so ${notApplied.length > 1 ? "they aren't" : "that isn't"} applied`
}

const withoutStop = (sentence: string) => sentence.replace(/\.$/, '')

function description(criteria: SearchCriteria): string {
  const sentence = withoutStop(describeCriteria(criteria))
  return `${sentence.slice(0, 1).toLowerCase()}${sentence.slice(1)}`
}

/** "a balcony", and not "bills included". */
const IS_THING = /^an? /

/** "I've added a balcony and a garden", when the message did nothing else. */
function additions(criteria: SearchCriteria, before: SearchCriteria): string | null {
  const { features: wished = [], ...others } = criteria
  const { features: wishedBefore = [], ...othersBefore } = before
  const added = wished
    .filter((tag) => !wishedBefore.includes(tag))
    .map((tag) => FEATURE_LABELS[tag].has ?? '')
  const areKept = wishedBefore.every((tag) => wished.includes(tag))
  const isAll = areKept && isSameSearch(others, othersBefore)
  return isAll && added.length > 0 && added.every((thing) => IS_THING.test(thing))
    ? `I've added ${listInWords(added)}`
    : null
}

/** What is searched for now, or what has been added to it. */
function news({ criteria, before }: Told): string {
  if (Object.keys(before).length === 0) return withoutStop(describeCriteria(criteria))
  return additions(criteria, before) ?? `Now showing ${description(criteria)}`
}

/** What the reader may not have meant. */
function asides({ places, droppedPrice, criteria }: Told): string[] {
  const taken = listInWords(places.slice(0, MOST_NAMED))
  const dropped = criteria.listingType === 'sale' ? 'a monthly rent' : 'a price to buy'
  return [
    ...(places.length > 0 ? [`taking it that you mean ${taken}`] : []),
    ...(droppedPrice ? [`without the earlier limit, which was ${dropped}`] : []),
  ]
}

/** One sentence in plain English: what is searched for now, and what could not be applied. */
export function replyTo(told: Told): string {
  const { criteria, before, notApplied, isChanged, hasStartedAgain } = told
  if (Object.keys(criteria).length === 0) {
    if (notApplied.length > 0) {
      return `${cannot(notApplied)}; tell me a place, a number of bedrooms or a budget and I'll look.`
    }
    return hasStartedAgain
      ? "I've cleared the search, so tell me what you're looking for."
      : ABOUT_HEARTH
  }
  if (Object.keys(before).length > 0 && !isChanged) {
    return notApplied.length > 0
      ? `${cannot(notApplied)}, so I've left the search as it was.`
      : `I've left the search as it was: ${description(criteria)}.`
  }
  const main = [news(told), ...asides(told)].join(', ')
  return notApplied.length > 0 ? `${main}, but ${apology(notApplied)}.` : `${main}.`
}
