import type { Place } from '@hearth/core/place/contract.ts'
import { expect, test } from 'vitest'
import { readGazetteer } from '../gazetteer/read.ts'
import { generatedListings } from './scale.ts'

const places: Place[] = readGazetteer().map((row, id) => ({ ...row, id }))
const rows = [...generatedListings(5_000, places, 'test')]

test('the same arguments give the same rows', () => {
  expect([...generatedListings(5_000, places, 'test')]).toEqual(rows)
  expect([...generatedListings(10, places, 'other')]).not.toEqual(rows.slice(0, 10))
})

test('rows are such as the table takes', () => {
  for (const row of rows) {
    expect(row.postcode).toMatch(/^[A-Z]{1,2}[0-9][A-Z0-9]? [0-9][A-Z]{2}$/)
    expect(row.lat).toBeGreaterThan(49)
    expect(row.lat).toBeLessThan(61.5)
    expect(row.baths).toBeGreaterThanOrEqual(0)
    if (row.status === 'sold') expect(row.listingType).toBe('sale')
    if (row.status === 'let') expect(row.listingType).toBe('rent')
  }
})

test('many live where many people live', () => {
  const inLondon = rows.filter(
    (row) => row.address.endsWith('London, England') || row.address.includes(', London'),
  )
  expect(inLondon.length / rows.length).toBeGreaterThan(0.05)
})

test('no settlement is an error', () => {
  expect(() => [...generatedListings(1, [], 'test')]).toThrow('at least one settlement')
})
