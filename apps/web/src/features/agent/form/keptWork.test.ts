// @vitest-environment jsdom
import { NEW_LISTING } from '@hearth/core/property/listingContract.ts'
import { beforeEach, expect, test } from 'vitest'
import { type KeptWork, keepWork, readKeptWork } from './keptWork.ts'
import { valuesOf } from './values.ts'

const KEY = { userId: 7, propertyId: null }
const WORK: KeptWork = {
  at: '2026-11-20T14:05:00.000Z',
  version: null,
  values: { ...valuesOf(NEW_LISTING), title: 'A cottage', features: ['Garden'] },
}

beforeEach(() => localStorage.clear())

test('work is kept for one person and one home until it is forgotten', () => {
  keepWork(KEY, [WORK])
  expect(readKeptWork(KEY)).toEqual([WORK])
  expect(readKeptWork({ ...KEY, userId: 8 })).toEqual([])
  expect(readKeptWork({ ...KEY, propertyId: 3 })).toEqual([])
  keepWork(KEY, [])
  expect(readKeptWork(KEY)).toEqual([])
})

test('the latest five are kept', () => {
  const works = [6, 5, 4, 3, 2, 1].map((minute) => ({
    ...WORK,
    at: `2026-11-20T14:0${minute}:00Z`,
  }))
  keepWork(KEY, works)
  expect(readKeptWork(KEY)).toEqual(works.slice(0, 5))
})

test('what cannot be used is left out, and the rest is offered', () => {
  const odd = { ...WORK.values, features: 'Garden', beds: { many: true }, unknown: 1 }
  localStorage.setItem('hearth.listing.7.new', JSON.stringify({ ...WORK, values: odd }))
  expect(readKeptWork(KEY)).toEqual([
    { ...WORK, values: { ...WORK.values, features: [], beds: 0 } },
  ])
})

test.each(['null', '17', '[{}]', '{"at":"yesterday"}'])('%o is no work', (stored) => {
  localStorage.setItem('hearth.listing.7.new', stored)
  expect(readKeptWork(KEY)).toEqual([])
})
