/** Pounds a year from which six weeks' rent may be taken (Tenant Fees Act 2019, schedule 1, paragraph 2). */
const SIX_WEEKS_FROM = 50_000

/** What so many months' or weeks' rent is, of a rent for a month. */
export const monthsOf = (months: number) => (monthly: number) => monthly * months
export const weeksOf = (weeks: number) => (monthly: number) => (monthly * 12 * weeks) / 52

/** How many weeks' rent a deposit in England can be. */
export const depositWeeks = (monthly: number): 5 | 6 => (monthly * 12 >= SIX_WEEKS_FROM ? 6 : 5)

/**
 * Whether an amount is more than a share of the rent, however the two were rounded. A rent is kept as whole
 * pounds a month: £400 a week is £1,733, and five weeks of it are £2,000 nevertheless.
 */
export function isSurelyMore(
  amount: number,
  monthly: number,
  share: (monthly: number) => number,
): boolean {
  const largestRent = monthly + 0.5
  const smallestAmount = amount - 0.5
  return smallestAmount >= share(largestRent)
}
