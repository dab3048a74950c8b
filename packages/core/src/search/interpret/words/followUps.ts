import { phraseList, phraseTable } from '../text/phrases.ts'

export const START_AGAIN = phraseList(
  `start over, start again, reset, new search, start afresh, start from scratch, from scratch, clear all, clear everything, clear filters, clear all filters, clear the search, reset everything, reset all, forget everything, forget all that, forget all of that, forget that, scrap that, scrap all that, begin again, restart, start fresh, remove all filters, clear search, reset filters, reset the search, a new search, new query, wipe everything, lets start again, lets start over, scrap everything, different search, remove everything, fresh start, start a new search, clear it all, remove all the filters, clear all the filters, delete everything, drop everything, clear, forget what i said, forget everything i said`,
)
export const CHEAPER = phraseList(
  `cheaper, a bit cheaper, bit cheaper, something cheaper, less expensive, a little cheaper, lower price, lower the price, lower prices, slightly cheaper, cheaper ones, too expensive, bit too expensive, a bit too expensive, lower budget, less pricey, more affordable, cheaper please, too pricey, lower rent, a bit less, anything cheaper, any cheaper, for less, less money, bring the price down, reduce the price, too dear, a bit less expensive, cheaper options, a lower price, cheaper still, still cheaper, even cheaper, something even cheaper, cheaper again, much cheaper, a lot cheaper, far cheaper, even less expensive, still too expensive`,
)
export const MORE_ROOMS = phraseTable<'beds' | 'baths'>([
  ...`one more bedroom, one more bed, an extra bedroom, an extra bed, extra bedroom, another bedroom, another bed, 1 more bedroom, 1 more bed, an additional bedroom, one extra bedroom, more bedrooms, more beds, a bedroom more, a spare bedroom`
    .split(',')
    .map((phrase) => [phrase.trim(), 'beds'] as const),
  ...`one more bathroom, one more bath, an extra bathroom, another bathroom, extra bathroom, an additional bathroom, a second bathroom, 1 more bathroom, more bathrooms`
    .split(',')
    .map((phrase) => [phrase.trim(), 'baths'] as const),
])
export const RAISE_BEFORE = phraseList(
  `increase budget by, increase the budget by, increase my budget by, raise budget by, raise the budget by, raise my budget by, up the budget by, up my budget by, increase price by, increase the price by, add another, increase it by, raise it by, raise the price by, increase our budget by, raise our budget by`,
)
export const LOWER_BEFORE = phraseList(
  `reduce budget by, reduce the budget by, reduce my budget by, lower budget by, lower the budget by, lower my budget by, drop the budget by, drop the price by, reduce it by, lower it by, reduce the price by, lower the price by`,
)
/** The whole phrase changes the limit by this factor. */
export const BUDGET_FACTORS = phraseTable<number>(
  (
    [
      ['double', 2],
      ['treble', 3],
      ['triple', 3],
      ['halve', 0.5],
    ] as const
  ).flatMap(([verb, factor]) =>
    ['budget', 'the budget', 'my budget', 'our budget', 'price', 'the price', 'it'].map(
      (noun) => [`${verb} ${noun}`, factor] as const,
    ),
  ),
)
