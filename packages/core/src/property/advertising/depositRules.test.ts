import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { perMonth } from '../../import/mapping/price.ts'
import { firstRefusal } from './findings.ts'
import { found, said } from './testing/adverts.ts'

const isRefused = (price: number, deposit: number, postcode = 'SW4 7AB') =>
  firstRefusal(found({ price, deposit, postcode }))?.field === 'deposit'

describe('the deposit', () => {
  test.each([
    [1800, 2076],
    [1300, 1500],
    [4166, 4806],
    [4167, 5769],
    [52, 60],
  ])('for £%i a month can be £%i', (price, deposit) => {
    expect(isRefused(price, deposit)).toBe(false)
    expect(isRefused(price, deposit + 2)).toBe(true)
  })

  test('of more is refused, with the figures', () => {
    expect(firstRefusal(found({ deposit: 2100 }))).toMatchObject({
      field: 'deposit',
      text: 'The deposit can be at most five weeks’ rent: £2,076 for £1,800 a month.',
    })
  })

  test.each([
    ['EH6 6TT', 3601],
    ['BT1 5GS', 1800],
  ])('has another limit in %s', (postcode, cap) => {
    expect(isRefused(1800, cap, postcode)).toBe(false)
    expect(isRefused(1800, cap + 1, postcode)).toBe(true)
  })
})

/** Rents that are agreed by the week, in pence. */
const weekly = fc.integer({ min: 10_00, max: 1_900_00 }).map((pence) => pence / 100)

describe('of a rent by the week, which is kept as whole pounds a month', () => {
  test('five weeks are lawful, and six from £50,000 a year', () => {
    fc.assert(
      fc.property(weekly, (rent) => {
        const weeks = rent * 52 >= 50_000 ? 6 : 5
        expect(isRefused(perMonth(rent, 'week', 1), Math.round(rent * weeks))).toBe(false)
      }),
    )
  })

  test('a few pounds more are not', () => {
    fc.assert(
      fc.property(weekly, (rent) => {
        const price = perMonth(rent, 'week', 1)
        const weeks = price * 12 >= 50_000 ? 6 : 5
        expect(isRefused(price, Math.round(rent * weeks) + 3)).toBe(true)
      }),
    )
  })

  test('two months’ rent is lawful in Scotland, and one in Northern Ireland', () => {
    fc.assert(
      fc.property(weekly, (rent) => {
        const price = perMonth(rent, 'week', 1)
        const month = (rent * 52) / 12
        expect(isRefused(price, Math.round(month * 2), 'EH6 6TT')).toBe(false)
        expect(isRefused(price, Math.round(month), 'BT1 5GS')).toBe(false)
      }),
    )
  })

  test('one week may be held', () => {
    expect(said('Holding deposit £400', { price: 1733, deposit: 2000 })).toEqual({})
    expect(said('Holding deposit £402', { price: 1733, deposit: 2000 })).toEqual({
      holdingDeposit: 'warning',
    })
  })
})
