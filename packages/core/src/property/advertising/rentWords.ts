/** How adverts name a rent, as sources of patterns over plain text (`foundWords`). */

const WEEKLY = String.raw`(?:p\/?w|per week|a week|weekly)\b`
const YEARLY = String.raw`(?:p\/?a|per annum|per year|a year|yearly)\b`
const MONTHLY = String.raw`(?:p\/?c?\/?m|per (?:calendar )?month|a month|monthly)\b`

/** What a rent is for: "pcm", "per week". */
export const PER = `(?: ?(?:${MONTHLY}|${WEEKLY}|${YEARLY}))`
/** "1,250", "£1,250.00"; the digits before the pence are its group. */
export const POUNDS = String.raw`(?:£ ?)?(?<![\d.,])(\d{1,3}(?:,\d{3})+|\d+)(?![\d,]*\d)(?:\.\d\d)?`
/** What is behind an area or a distance. */
export const OTHER_UNIT = `(?: ?(?:sq|square|ft|feet|foot|m|m2|m²|metres?|miles?|acres?)(?![a-z/]))`

const money = new RegExp(`£|${PER}`)
const weekly = new RegExp(WEEKLY)
const yearly = new RegExp(YEARLY)

/** Whether the words show that their amounts are money. */
export const isOfMoney = (words: string) => money.test(words)

/** What an amount in such words comes to in a month. */
export function monthlyIn(words: string, amount: number): number {
  if (weekly.test(words)) return (amount * 52) / 12
  return yearly.test(words) ? amount / 12 : amount
}
