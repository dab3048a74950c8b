import { qualifierLabel } from '../price.ts'
import type { AdvertisingRule } from './rule.ts'
import { SOURCES } from './sources.ts'
import { amountOf, foundWords } from './words.ts'

const england = { nations: ['england'], listingType: 'rent', about: 'homes' } as const
const AMOUNT = String.raw`£ ?(\d[\d,]*)`

/** Whether an amount in a text can be the rent, and is not a bill or a parking space. */
const isLikeRent = (amount: number, rent: number | null) =>
  rent !== null && rent > 0 && amount >= rent / 2 && amount <= rent * 2

/** An advert to rent in England names one rent, and asks for nothing above it. */
export const RENT_RULES: readonly AdvertisingRule[] = [
  {
    id: 'rentNamed',
    severity: 'refusal',
    source: SOURCES.statedRent,
    ...england,
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
    source: SOURCES.statedRent,
    ...england,
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
    source: SOURCES.statedRent,
    ...england,
    check: (listing) =>
      foundWords(
        listing,
        {
          pattern: new RegExp(
            String.raw`${AMOUNT}(?: ?(?:pcm|pm|per month|a month))? ?(?:-|to) ?£? ?(\d[\d,]*)`,
          ),
          isMeant: ([, low, high]) =>
            amountOf(low) < amountOf(high) &&
            [low, high].every((digits) => isLikeRent(amountOf(digits), listing.price)),
        },
        (words) => `“${words}” is a range: an advert to rent has to name one specific rent.`,
      ),
  },
  {
    id: 'rentBids',
    severity: 'refusal',
    source: SOURCES.statedRent,
    ...england,
    check: (listing) =>
      foundWords(
        listing,
        {
          pattern: new RegExp(
            String.raw`\boffers? (?:over|above|in excess of|around|in the region of|from) £|\boffers? (?:over|above) (?:the )?(?:asking|advertised|stated) (?:price|rent)\b|\boffers invited\b|\bo\.?i\.?(?:e|r)\.?o\b|\bsealed bids?\b|\bbest and final (?:bids?|offers?)\b|\b(?:price|rent) on application\b|\bp\.?o\.?a\b|\bguide (?:price|rent)\b|\bfrom ${AMOUNT} ?(?:pcm|pm|per month|a month)`,
          ),
          isMeant: ([words, from]) =>
            !words.startsWith('from') || isLikeRent(amountOf(from), listing.price),
        },
        (words) =>
          `Take “${words}” away: an advert to rent names one specific rent, and may not invite offers above it.`,
      ),
  },
  {
    id: 'rentInAdvance',
    severity: 'warning',
    source: SOURCES.rentInAdvance,
    ...england,
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
    source: SOURCES.periodicTenancies,
    ...england,
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
