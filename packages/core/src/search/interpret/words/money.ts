import { phraseList, phraseTable } from '../text/phrases.ts'

/** How an amount limits the price. "budget" is a maximum that yields to every other word. */
export type Limit = 'max' | 'min' | 'about' | 'budget'

const each = (limit: Limit, list: string) =>
  list.split(',').map((phrase) => [phrase.trim(), limit] as const)

/** Words before an amount, or before a number of rooms. */
export const LIMIT_BEFORE = phraseTable<Limit>([
  ...each(
    'max',
    `under, below, up to, upto, up too, max, maximum, max of, maximum of, less than, no more than,
    not more than, not over, no higher than, not exceeding, no greater than, at most, at the most,
    within, sub, <, <=, ≤, capped at, cap of, cap, limit, limit of, ceiling, ceiling of, cheaper than,
    lower than, beneath, no over, fewer than, sub -, not above, no above, anything under, anything up to,
    max price, maximum price, price limit, upper limit, price max, top price, as much as, maximum budget,
    max budget, budget max, budget maximum, budget up to, maximum rent, max rent, rent max`,
  ),
  ...each(
    'min',
    `over, above, from, at least, min, minimum, min of, minimum of, more than, no less than,
    not less than, no fewer than, not fewer than, not under, not below, starting at, starting from, starts at, upwards of, north of,
    >, >=, ≥, offers over, oieo, offers above, offers in excess of, in excess of, min price, minimum price,
    price from, upward of, no lower than, not lower than`,
  ),
  ...each(
    'about',
    `around, about, roughly, approx, approximately, circa, c, ca, ~, ±, in the region of, region of,
    somewhere around, somewhere in the region of, around about, near enough, close to, nearly, almost, more or less,
    offers in the region of, offers in region of, in region of, offers around, offers about, oiro, somewhere near, ballpark, in the ballpark of`,
  ),
  ...each(
    'budget',
    `budget, budget of, budget is, my budget, our budget, my budget is, our budget is, a budget of, budgets,
    can afford, could afford, afford, can spend, to spend, spend, happy to pay, can pay, pay, willing to pay,
    can stretch to, stretch to, increase budget to, increase the budget to, increase my budget to, increase our budget to, raise budget to, raise the budget to, raise my budget to, raise our budget to, up my budget to, up the budget to, up our budget to,
    change the budget to, change budget to, change my budget to, stretch my budget to, extend my budget to, extend the budget to, lower the budget to, lower my budget to, lower budget to, reduce the budget to, reduce my budget to, reduce budget to, drop the budget to, budget to, price to, increase to, increase it to, raise it to, raise to, lower to, lower it to, change the price to, change price to, set the budget to, set budget to, set the price to, bump the budget to, bump it to, can go to, can go up to, could go up to, could go to, go up to,
    have a budget of, with a budget of, price, priced at, price of, priced, guide price, guide price of, guide, guided at, fixed price, fixed price of, asking price, price range, budget range, cost, costing, spending`,
  ),
])

/** Words after an amount, or after a number of rooms. */
export const LIMIT_AFTER = phraseTable<Limit>([
  ...each(
    'max',
    `max, maximum, tops, or less, or under, or below, limit, at most, at the most, or lower, or cheaper,
    and under, and below, or fewer, at max, upper limit, ceiling, absolute max, absolute maximum, price limit, max budget, budget max, maximum budget, max price, cap`,
  ),
  ...each(
    'min',
    `min, minimum, +, plus, or more, or over, or above, and above, and over, and up, and upwards, upwards, or higher, at least, or greater, or bigger, or larger`,
  ),
  ...each(
    'about',
    `ish, or so, or thereabouts, give or take, approx, approximately, or around, roughly, or near`,
  ),
  ...each('budget', `budget, to spend, price, is my budget, is our budget, is my limit, is my max`),
])

/** Words that may stand between a limit and its amount and mean nothing: "budget is around: £300k". */
export const MONEY_GLUE = phraseList(
  'of, is, the, :, =, at, about the, total, of about, we have, i have, price of, rent of, and, up, it, around the',
)

export const CURRENCY = new Set(['£', 'gbp', 'pounds', 'quid', 'pound', 'sterling', 'gpb'])

/** How often the amount is paid. A year and a week are turned into calendar months. */
export interface Rate {
  monthsPerPayment: number
  isPerPerson: boolean
}

const rate = (monthsPerPayment: number, list: string, isPerPerson = false) =>
  list.split(',').map((phrase) => [phrase.trim(), { monthsPerPayment, isPerPerson }] as const)
const WEEK = 12 / 52

export const RATES = phraseTable<Rate>([
  ...rate(
    1,
    `pcm, pm, per month, a month, each month, every month, / month, monthly, per calendar month, per cal month, cal month, per calender month, a calender month, / pcm, month, a calendar month,
    / mo, / mth, per mth, pcm all in, / m, mthly, calendar month, month rent, monthly rent`,
  ),
  ...rate(
    WEEK,
    `pw, per week, a week, each week, every week, / week, weekly, / wk, per wk, / w, a wk, weekly rent`,
  ),
  ...rate(12, `pa, per annum, a year, per year, / year, yearly, annually`),
  ...rate(
    1,
    `pppm, pcm pp, each per month, each a month, each pcm, each pm, each monthly, pcm per person, per person per month, pp pcm, a month each, per month each, per person pcm, a month per person, pcm each, per month per person`,
    true,
  ),
  ...rate(
    WEEK,
    `pppw, pppwk, each per week, each a week, each pw, ppw, pw pp, pw each, pw per person, per person per week, pp pw, a week each, a week per person, per week each, per person pw, per week per person`,
    true,
  ),
])

/** Each of those who live there pays it: only rents are told so. */
export const PER_PERSON = phraseList(
  `each, per person, a person, per head, a head, pp, p / p, / person, apiece, per sharer, per tenant, per adult`,
)

/** Other sums than the price: "with a 50k deposit", "service charge under 2000". */
export const OTHER_SUMS_AFTER = phraseList(
  'deposit, mortgage, salary, income, a year income, household income, equity, service charge, ground rent, council tax, downpayment, stamp duty, sq ft, sqft, sq feet, square feet, square foot, sq m, sqm, square metres, square meters, acres, acre, hectares, yards, years, year, people, %, percent, st, nd, rd, th, am, bhp, amp, mb, mbps, hours, hrs, ft, feet',
)
export const OTHER_SUMS_BEFORE = new Set(
  (
    'deposit mortgage salary earn earning income charge charges rent tax built since year born call ' +
    'phone tel telephone zone band bills floor number no ref reference'
  ).split(' '),
)
