import { qualifierLabel } from '../price.ts'
import { BIDS } from './bidWords.ts'
import { isOfMoney, monthlyIn, OTHER_UNIT, PER, POUNDS } from './rentWords.ts'
import type { AdvertisingRule } from './rule.ts'
import { SOURCES } from './sources.ts'
import { amountOf, foundWords } from './words.ts'

const toRent = { listingType: 'rent', about: 'homes' } as const

/** Whether an amount in a text can be the rent, and is not a bill or a parking space. */
function isLikeRent(digits: string | undefined, words: string, rent: number | null): boolean {
  const amount = monthlyIn(words, amountOf(digits))
  return rent !== null && rent > 0 && amount >= rent / 2 && amount <= rent * 2
}

/** "£1,700 - £1,900 pcm", "between £1,700 and £1,900"; its low end is in either group. */
const RANGE = new RegExp(
  String.raw`(?:\bbetween ${POUNDS}${PER}? ?(?:and|-|to)|${POUNDS}${PER}? ?(?:-|to)) ?${POUNDS}(?!${OTHER_UNIT})${PER}?`,
)

/** An advert to rent in England names one rent, and asks for nothing above it. */
export const RENT_RULES: readonly AdvertisingRule[] = [
  {
    id: 'rentNamed',
    severity: 'refusal',
    laws: { england: SOURCES.statedRent },
    ...toRent,
    check: ({ price }) =>
      price === null || price === 0
        ? [
            {
              field: 'price',
              text: 'Enter the monthly rent: an advert to rent has to name one specific rent.',
            },
          ]
        : [],
  },
  {
    id: 'rentWithoutQualifier',
    severity: 'refusal',
    laws: { england: SOURCES.statedRent },
    ...toRent,
    check: ({ priceQualifier }) =>
      priceQualifier === null || priceQualifier === 'fixedPrice'
        ? []
        : [
            {
              field: 'priceQualifier',
              text: `Take “${qualifierLabel(priceQualifier) ?? 'Price on application'}” away: an advert to rent names one specific rent, and may not invite offers above it.`,
            },
          ],
  },
  {
    id: 'rentRange',
    severity: 'refusal',
    laws: { england: SOURCES.statedRent },
    ...toRent,
    check: (listing) =>
      foundWords(
        listing,
        {
          pattern: RANGE,
          isMeant: ([words, between, plain, high]) =>
            isOfMoney(words) &&
            amountOf(between ?? plain) < amountOf(high) &&
            [between ?? plain, high].every((digits) => isLikeRent(digits, words, listing.price)),
        },
        (words) => `“${words}” is a range: an advert to rent has to name one specific rent.`,
      ),
  },
  {
    id: 'rentBids',
    severity: 'refusal',
    laws: { england: SOURCES.statedRent },
    ...toRent,
    check: (listing) =>
      foundWords(
        listing,
        {
          pattern: BIDS,
          isMeant: ([words, invited, ...others]) => {
            const amount = invited ?? others.find((digits) => digits !== undefined)
            if (amount === undefined) return true
            const isMoney = invited !== undefined || isOfMoney(words)
            return isMoney && isLikeRent(amount, words, listing.price)
          },
        },
        (words) =>
          `Take “${words}” away: an advert to rent names one specific rent, and may not invite offers above it.`,
      ),
  },
  {
    id: 'rentInAdvance',
    severity: 'warning',
    laws: { england: SOURCES.rentInAdvance },
    ...toRent,
    check: (listing) =>
      foundWords(
        listing,
        {
          pattern:
            /\b(?:[2-9]|1[0-2]|two|three|four|five|six|nine|twelve) months'? (?:rent )?(?:in advance|up ?front)/,
          unlessDenied: true,
        },
        (words) => `“${words}”: no more than one month’s rent may be asked for in advance.`,
      ),
  },
  {
    id: 'fixedTerm',
    severity: 'warning',
    laws: { england: SOURCES.periodicTenancies },
    ...toRent,
    check: (listing) =>
      foundWords(
        listing,
        {
          pattern:
            /\bassured shorthold\b|\bast\b|\b(?:\d+|six|twelve)[- ]months? (?:minimum|fixed|tenancy|term|contract)\b|\b(?:minimum|fixed)[- ](?:term|tenancy)\b/,
          unlessDenied: true,
        },
        (words) =>
          `“${words}”: tenancies in England run from month to month and have no fixed term.`,
      ),
  },
]
