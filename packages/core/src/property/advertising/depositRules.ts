import type { Nation } from '../../place/contract.ts'
import { formatPounds } from '../price.ts'
import type { AdvertisingRule, Source } from './rule.ts'
import { SOURCES } from './sources.ts'
import { amountOf, foundWords } from './words.ts'

/** Pounds a year from which six weeks' rent may be taken (Tenant Fees Act 2019, schedule 1, paragraph 2). */
const SIX_WEEKS_FROM = 50_000

/** How much of a monthly rent a year's week is. */
const weeklyRent = (monthly: number) => (monthly * 12) / 52

/** The largest deposit in England for a monthly rent, in whole pounds, and how many weeks that is. */
export function depositCap(monthly: number): { pounds: number; weeks: 5 | 6 } {
  const weeks = monthly * 12 >= SIX_WEEKS_FROM ? 6 : 5
  return { weeks, pounds: Math.floor((monthly * 12 * weeks) / 52) }
}

const cappedByMonths = (
  id: string,
  nation: Nation,
  source: Source,
  [months, inWords]: readonly [number, string],
): AdvertisingRule => ({
  ...{ id, severity: 'refusal', source, nations: [nation] },
  ...{ listingType: 'rent', about: 'homes' },
  check: ({ deposit, price }) =>
    deposit !== null && price !== null && price > 0 && deposit > price * months
      ? [
          {
            field: 'deposit',
            text: `The deposit can be at most ${inWords} rent: ${formatPounds(price * months)}.`,
          },
        ]
      : [],
})

/** What may be taken before somebody moves in. */
export const DEPOSIT_RULES: readonly AdvertisingRule[] = [
  {
    id: 'deposit',
    severity: 'refusal',
    source: SOURCES.tenancyDeposit,
    ...{ nations: ['england'], listingType: 'rent', about: 'homes' },
    check: ({ deposit, price }) => {
      if (deposit === null || price === null || price === 0) return []
      const { pounds, weeks } = depositCap(price)
      if (deposit <= pounds) return []
      const number = weeks === 5 ? 'five' : 'six'
      const text = `The deposit can be at most ${number} weeks’ rent: ${formatPounds(pounds)} for ${formatPounds(price)} a month.`
      return [{ field: 'deposit', text }]
    },
  },
  cappedByMonths('depositScotland', 'scotland', SOURCES.depositScotland, [2, 'two months’']),
  cappedByMonths('depositNorthernIreland', 'northernIreland', SOURCES.depositNorthernIreland, [
    1,
    'one month’s',
  ]),
  {
    id: 'holdingDeposit',
    severity: 'warning',
    source: SOURCES.holdingDeposit,
    ...{ nations: ['england'], listingType: 'rent', about: 'homes' },
    check: (listing) => {
      const { price } = listing
      if (price === null || price === 0) return []
      return foundWords(
        listing,
        {
          pattern: /\bholding (?:deposit|fee)(?: of| is|:)? ?£ ?(\d[\d,]*)/,
          isMeant: ([, amount]) => amountOf(amount) > weeklyRent(price),
        },
        (words) =>
          `“${words}”: a holding deposit can be at most one week’s rent, ${formatPounds(Math.floor(weeklyRent(price)))}.`,
      )
    },
  },
  ...(
    [
      ['tenantFees', ['england'], SOURCES.tenantFees],
      ['tenantFeesWales', ['wales'], SOURCES.tenantFeesWales],
      ['tenantFeesScotland', ['scotland'], SOURCES.premiumsScotland],
    ] as const
  ).map(
    ([id, nations, source]): AdvertisingRule => ({
      ...{ id, severity: 'warning', source, nations, listingType: 'rent', about: 'homes' },
      check: (listing) =>
        foundWords(
          listing,
          {
            pattern:
              /\b(?:admin(?:istration)?|application|referenc(?:e|ing)|credit check|check[- ]?in|check[- ]?out|inventory|set[- ]?up|agency|letting|renewal|guarantor|viewing) (?:fees?|charges?)\b/,
            unlessDenied: true,
          },
          (words) =>
            `“${words}”: tenants pay rent and deposits, and no fees for letting the home to them.`,
        ),
    }),
  ),
]
