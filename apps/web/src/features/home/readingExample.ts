import type { CriterionName, SearchCriteria } from '@hearth/core/search/contract.ts'

/** A stretch of the example's text; with a criterion when it was understood as one. */
export interface ReadWords {
  /** Where it stands in the sentence. */
  at: number
  words: string
  criterion?: CriterionName
  isNotApplied?: boolean
}

const WORDS: readonly Omit<ReadWords, 'at'>[] = [
  { words: '2 bed', criterion: 'beds' },
  { words: ' ' },
  { words: 'flat', criterion: 'propertyType' },
  { words: ' ' },
  { words: 'to rent', criterion: 'listingType' },
  { words: ' in ' },
  { words: 'Clapham', criterion: 'location' },
  { words: ' ' },
  { words: 'under £1,800 a month', criterion: 'maxPrice' },
  { words: ' ' },
  { words: 'near the tube', criterion: 'maxTubeDistance' },
  { words: ', on a ' },
  { words: 'quiet street', isNotApplied: true },
]

/** A search in words, as Hearth reads it. */
export const READ_WORDS: readonly ReadWords[] = WORDS.map((part, at) => ({ ...part, at }))

/** The criteria that these words give. */
export const READ_CRITERIA: SearchCriteria = {
  listingType: 'rent',
  location: 'Clapham',
  beds: 2,
  maxPrice: 1800,
  maxTubeDistance: 0.5,
  propertyType: 'flat',
}
