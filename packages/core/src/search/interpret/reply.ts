import type { SearchCriteria } from '../contract.ts'
import { describeCriteria } from '../describe.ts'
import { listInWords } from '../labels.ts'

const EXAMPLE = '“2 bed flat to rent in Clapham under £1,800 a month near the tube”'
const ABOUT_HEARTH = `I find homes to buy or rent in the UK: tell me where, how many bedrooms, your budget and what matters to you, for example ${EXAMPLE}.`

interface Told {
  criteria: SearchCriteria
  notApplied: readonly string[]
  isFollowUp: boolean
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

function apology(notApplied: readonly string[]): string {
  const [are, they] = notApplied.length > 1 ? ["aren't", 'they'] : ["isn't", 'that']
  return `I can't search for ${named(notApplied)} yet, so ${they} ${are} applied`
}

/** "Richmond as the one in London". */
const choice = (place: string) =>
  `${place.split(',')[0]} as the one in ${place.split(', ').slice(1).join(', ')}`

const lowered = (sentence: string) =>
  `${sentence.slice(0, 1).toLowerCase()}${sentence.slice(1)}`.replace(/\.$/, '')

/** One sentence in plain English: what is searched for now, and what could not be applied. */
export function replyTo(told: Told): string {
  const { criteria, notApplied, isFollowUp, isChanged, hasStartedAgain } = told
  const isEmpty = Object.keys(criteria).length === 0
  if (isEmpty && notApplied.length > 0) {
    return `${apology(notApplied)}; tell me a place, a number of bedrooms or a budget and I will look.`
  }
  if (isEmpty) {
    return hasStartedAgain
      ? 'I have cleared the search, so tell me what you are looking for.'
      : ABOUT_HEARTH
  }
  if (isFollowUp && !isChanged && notApplied.length === 0) {
    return `I have left the search as it is: ${lowered(describeCriteria(criteria))}.`
  }
  const lead = isFollowUp ? (isChanged ? 'Now showing' : 'Still showing') : 'Showing'
  const asides = [
    ...(told.places.length > 0
      ? [`taking ${listInWords(told.places.slice(0, MOST_NAMED).map(choice))}`]
      : []),
    ...(told.droppedPrice
      ? ['without the earlier price limit, which was for the other kind of listing']
      : []),
  ]
  const main = [`${lead} ${lowered(describeCriteria(criteria))}`, ...asides].join(', ')
  return notApplied.length > 0 ? `${main}, but ${apology(notApplied)}.` : `${main}.`
}
