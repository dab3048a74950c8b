import { listingInput, NEW_LISTING } from '@hearth/core/property/listingContract.ts'
import { expect, test } from 'vitest'
import { FIELDS_IN_ORDER, listingOf, valuesOf } from './values.ts'

const LISTING = {
  ...NEW_LISTING,
  ...{ title: 'A cottage', description: 'By the canal.', address: '3 Canal Side', price: 1 },
}

test('what fields hold is read as the listing that it was', () => {
  expect(listingOf(valuesOf(LISTING))).toEqual(LISTING)
  expect(listingInput.parse(valuesOf(LISTING))).toEqual(LISTING)
})

test('a field that was emptied is unknown, and a price is not nothing', () => {
  const values = { ...valuesOf(LISTING), price: '', beds: '' } as const
  expect(listingOf(values)).toMatchObject({ price: null, beds: 0 })
  const { error } = listingInput.safeParse(values)
  expect(error?.issues.map(({ path }) => path[0])).toEqual(['beds'])
})

test('every field has its place in the order of the page, once', () => {
  expect(FIELDS_IN_ORDER.toSorted()).toEqual(Object.keys(NEW_LISTING).toSorted())
})
