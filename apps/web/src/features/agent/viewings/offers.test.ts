import { expect, test } from 'vitest'
import { heldOffer, offersByDay } from './offers.ts'

const offer = (time: string, problem: 'past' | 'taken' | null = null, date = '2026-11-23') => ({
  ...{ date, time, problem },
})

test('the first that is free holds until another is picked, and while that is free', () => {
  const offers = [offer('10:00', 'taken'), offer('11:00'), offer('15:00')]
  expect(heldOffer(offers, null)).toBe(offers[1])
  expect(heldOffer(offers, offer('15:00'))).toBe(offers[2])
  expect(heldOffer(offers, offer('10:00'))).toBe(offers[1])
  expect(heldOffer(offers, offer('15:00', null, '2026-11-24'))).toBe(offers[1])
  expect(heldOffer([offer('10:00', 'past')], offer('10:00'))).toBeUndefined()
})

test('by their days', () => {
  const [first, second] = [offer('10:00'), offer('10:00', null, '2026-11-24')]
  expect(offersByDay([first, second])).toEqual([
    ['2026-11-23', [first]],
    ['2026-11-24', [second]],
  ])
})
