import { describe, expect, test } from 'vitest'
import { COLUMNS } from '../testing/madeUpFile.ts'
import { DAY, mapped, rowOf, SALE } from '../testing/mappedRow.ts'
import { mapRow } from './mapRow.ts'

describe('a listing that is there already', () => {
  const before = mapped(SALE).listing
  if (!before) throw new Error('The row was refused')

  test('is the same when the row is', () => {
    expect(mapRow(COLUMNS, rowOf(SALE), before, DAY).listing).toEqual(before)
  })

  test('keeps what the file has no column for, its pictures, and a title that somebody wrote', () => {
    const kept = {
      ...before,
      title: 'My own words',
      epcRating: 'B' as const,
      images: ['/files/images/a.jpg'],
    }
    const { listing } = mapRow(COLUMNS, rowOf(SALE, { BEDROOMS: '5', PRICE: '1' }), kept, DAY)
    expect(listing).toEqual({ ...kept, beds: 5, price: 1 })
  })

  test('leaves the market as it was when the row that takes it off has faults', () => {
    const row = rowOf(SALE, { PUBLISHED_FLAG: '0', PRICE: '450k', TOWN: 'x'.repeat(9000) })
    const found = mapRow(COLUMNS, row, before, DAY)
    expect(found).toMatchObject({ isPublished: false, listing: before })
    expect(found.findings).toContainEqual(
      expect.objectContaining({ severity: 'note', column: 'PRICE' }),
    )
    const short = { ...row, fields: row.fields.slice(1) }
    expect(mapRow(COLUMNS, short, before, DAY).listing).toBeNull()
  })

  test('follows the file where it has the column, also when nothing stands there', () => {
    const { listing } = mapRow(
      COLUMNS,
      rowOf(SALE, { TENURE_TYPE_ID: '', BEDROOMS: '4' }),
      before,
      DAY,
    )
    expect(listing).toMatchObject({
      tenure: null,
      title: 'Four-bedroom end-of-terrace house, High Street',
    })
  })
})
