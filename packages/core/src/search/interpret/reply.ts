import { FEATURE_LABELS } from '../../property/featureLabels.ts'
import type { SearchCriteria } from '../contract.ts'
import { describeCriteria } from '../describe.ts'
import { listInWords } from '../labels.ts'
import type { Notes } from './change/state.ts'
import type { PlaceNote } from './rules/rule.ts'
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
  notes: Notes
}

const MOST_NAMED = 4
const LONGEST_NAMED = 80

function shortened(phrase: string): string {
  return phrase.length > LONGEST_NAMED ? `${phrase.slice(0, LONGEST_NAMED)}…` : phrase
}

/** "“quiet street” or “low crime”", at most four of them. */
function named(notApplied: readonly string[], joint: 'and' | 'or' = 'or'): string {
  const shown = notApplied.slice(0, MOST_NAMED).map((phrase) => `“${shortened(phrase)}”`)
  const more = notApplied.length - shown.length
  return listInWords(more > 0 ? [...shown, `${more} more`] : shown, joint)
}

/** Why something is not applied, and what that is. */
interface Reason {
  because: string
  so: string
}

const areNot = (phrases: readonly string[]) =>
  `${named(phrases, 'and')} ${phrases.length > 1 ? "aren't" : "isn't"} applied`

/** What no search can hold, and what this one cannot hold beside what it has. */
function reasons({ notApplied, notes: { otherTypes, otherFeatures } }: Told): Reason[] {
  const types = notApplied.filter((phrase) => otherTypes.includes(phrase))
  const features = notApplied.filter((phrase) => otherFeatures.includes(phrase))
  const others = notApplied.filter((phrase) => ![...types, ...features].includes(phrase))
  const found: Reason[] = []
  if (others.length > 0) {
    const so = `${others.length > 1 ? "they aren't" : "that isn't"} applied`
    found.push({ because: `I can't search for ${named(others)} yet`, so })
  }
  if (types.length > 0) {
    const because = 'I can only look for one kind of home at a time'
    found.push({ because, so: areNot(types) })
  }
  if (features.length > 0) {
    const because = "I can't look for one feature or another yet"
    found.push({ because, so: areNot(features) })
  }
  return found
}

const cannot = (told: Told) =>
  reasons(told)
    .map(({ because }) => because)
    .join(' and ')

const apology = (told: Told) =>
  reasons(told)
    .map(({ because, so }) => `${because}, so ${so}`)
    .join(', and ')

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
function asides({ notes: { places, droppedPrice }, criteria }: Told): string[] {
  const shown = places.slice(0, MOST_NAMED)
  const isNamesake = ({ asked, taken }: PlaceNote) => taken.startsWith(`${asked},`)
  const namesakes = shown.filter(isNamesake).map(({ taken }) => taken)
  const shortened = shown
    .filter((note) => !isNamesake(note))
    .map(({ asked, taken }) => `${asked} as ${taken}`)
  const dropped = criteria.listingType === 'sale' ? 'a monthly rent' : 'a price to buy'
  return [
    ...(namesakes.length > 0 ? [`taking it that you mean ${listInWords(namesakes)}`] : []),
    ...(shortened.length > 0 ? [`taking ${listInWords(shortened)}`] : []),
    ...(droppedPrice ? [`without the earlier limit, which was ${dropped}`] : []),
  ]
}

/** One sentence in plain English: what is searched for now, and what could not be applied. */
export function replyTo(told: Told): string {
  const { criteria, before, notApplied, isChanged, hasStartedAgain } = told
  if (Object.keys(criteria).length === 0) {
    if (notApplied.length > 0) {
      return `${cannot(told)}; tell me a place, a number of bedrooms or a budget and I'll look.`
    }
    return hasStartedAgain
      ? "I've cleared the search, so tell me what you're looking for."
      : ABOUT_HEARTH
  }
  if (Object.keys(before).length > 0 && !isChanged) {
    return notApplied.length > 0
      ? `${cannot(told)}, so I've left the search as it was.`
      : `I've left the search as it was: ${description(criteria)}.`
  }
  const main = [news(told), ...asides(told)].join(', ')
  return notApplied.length > 0 ? `${main}, but ${apology(told)}.` : `${main}.`
}
