import type { Nation } from '../../place/contract.ts'
import { formatPounds } from '../price.ts'
import { depositWeeks, isSurelyMore, monthsOf, weeksOf } from './rentShares.ts'
import type { AdvertisingRule, Source } from './rule.ts'
import { SOURCES } from './sources.ts'
import { amountOf, foundWords } from './words.ts'

const toRent = { listingType: 'rent', about: 'homes' } as const

const cappedByMonths = (
  id: string,
  nation: Nation,
  source: Source,
  [months, inWords]: readonly [number, string],
): AdvertisingRule => ({
  ...{ id, severity: 'refusal', laws: { [nation]: source }, ...toRent },
  check: ({ deposit, price }) =>
    deposit !== null &&
    price !== null &&
    price > 0 &&
    isSurelyMore(deposit, price, monthsOf(months))
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
    laws: { england: SOURCES.tenancyDeposit },
    ...toRent,
    check: ({ deposit, price }) => {
      if (deposit === null || price === null || price === 0) return []
      const weeks = depositWeeks(price)
      if (!isSurelyMore(deposit, price, weeksOf(weeks))) return []
      const number = weeks === 5 ? 'five' : 'six'
      const cap = formatPounds(Math.floor(weeksOf(weeks)(price)))
      const text = `The deposit can be at most ${number} weeks’ rent: ${cap} for ${formatPounds(price)} a month.`
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
    laws: { england: SOURCES.holdingDeposit },
    ...toRent,
    check: (listing) => {
      const { price } = listing
      if (price === null || price === 0) return []
      return foundWords(
        listing,
        {
          pattern: /\bholding (?:deposit|fee)(?: of| is|:)? ?£ ?(\d[\d,]*)/,
          isMeant: ([, amount]) => isSurelyMore(amountOf(amount), price, weeksOf(1)),
        },
        (words) =>
          `“${words}”: a holding deposit can be at most one week’s rent, ${formatPounds(Math.floor(weeksOf(1)(price)))}.`,
      )
    },
  },
  {
    id: 'tenantFees',
    severity: 'warning',
    laws: {
      ...{ england: SOURCES.tenantFees, wales: SOURCES.tenantFeesWales },
      scotland: SOURCES.premiumsScotland,
    },
    ...toRent,
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
  },
]
