import { phraseList, phraseTable } from '../text/phrases.ts'

type ListingType = 'sale' | 'rent'

const each = (listingType: ListingType, list: string) =>
  list.split(',').map((phrase) => [phrase.trim(), listingType] as const)

/** Words that say whether to buy or to rent, as whole words. */
export const LISTING_WORDS = phraseTable<ListingType>([
  ...each(
    'rent',
    `rent, rents, rental, rentals, to rent, for rent, renting, rented, lease, to lease, letting, lettings, let, lets, to let, for let, pcm, pw, per month, a month, per week, a week, pppw, pppm, tenancy, monthly rent, looking to rent, want to rent, private rental, private rent, lets only, for lease, leasing, to be let, month to month`,
  ),
  ...each(
    'sale',
    `sale, sales, for sale, buy, buying, to buy, purchase, purchasing, to purchase, buyer, buyers, buy to let, buy to lets, btl, first time buyer, first time buyers, ftb, cash buyer, cash buyers, on sale, on the market, for purchase, looking to buy, want to buy, home to buy, rent to buy, buy to rent`,
  ),
])
/** How long to let: the listing type is applied, the length is not. */
export const LENGTHS_OF_LET = phraseTable<true>(
  (
    'short let,long let,short term let,long term let,short lets,long lets,short term rental,long term rental,short term rent,long term rent,' +
    'holiday let,short term lease,long term tenancy,short term tenancy,6 month let,12 month let,six month let,twelve month let,6 month lease,6 month tenancy,12 month tenancy'
  )
    .split(',')
    .map((phrase) => [phrase, true] as const),
)
/** Ways to buy with help: the listing type is applied, the scheme is not. */
export const SCHEMES = phraseList(
  'help to buy, help to buy scheme, right to buy, first homes, first homes scheme, deposit unlock',
)
/** Words that look like it: "let me", "ground rent". */
export const NOT_LISTING = phraseTable<true>(
  [
    'let me',
    'let us',
    'lets see',
    'lets say',
    'lets go',
    'lets try',
    'ground rent',
    'council tax',
    'lets look',
    'lets start',
    'let s',
    'let you',
  ].map((phrase) => [phrase, true] as const),
)
export const LEASE_NOUNS = new Set(['lease', 'leases'])
