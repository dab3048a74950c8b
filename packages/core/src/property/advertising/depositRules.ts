import type { Nation } from '../../place/contract.ts'
import { formatPounds } from '../price.ts'
import { depositWeeks, isSurelyMore, monthsOf, weeksOf } from './rentShares.ts'
import type { AdvertisingRule, Source } from './rule.ts'
import { SOURCES } from './sources.ts'
import { amountOf, foundWords } from './words.ts'

const cappedByMonths = (
  id: string,
  nation: Nation,
  source: Source,
  [months, inWords]: readonly [number, string],
): AdvertisingRule => ({
  ...{ id, severity: 'refusal', source, nations: [nation] },
  ...{ listingType: 'rent', about: 'homes' },
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
    source: SOURCES.tenancyDeposit,
    ...{ nations: ['england'], listingType: 'rent', about: 'homes' },
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
    source: SOURCES.holdingDeposit,
    ...{ nations: ['england'], listingType: 'rent', about: 'homes' },
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
