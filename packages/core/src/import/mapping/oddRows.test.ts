import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FIELD_MAX, TEXT_MAX } from '../blm/limits.ts'
import type { BlmRow } from '../blm/rowReader.ts'
import { COLUMNS } from '../testing/madeUpFile.ts'
import { DAY, faults, mapped, SALE } from '../testing/mappedRow.ts'
import { mapRow } from './mapRow.ts'

test.each([
  ...['450k', '£1.25m', '£1.2 million', '450 thousand', '250000€', '€250000', '$250000'],
  ...['1,25', '1250,000', '1.250.000', '250.000', '-250000', '£250 per sq ft', '£100 a day'],
])('the price %s is refused, as it may mean another amount', (PRICE) => {
  expect(faults(mapped(SALE, { PRICE }))).toMatchObject([
    { column: 'PRICE', message: expect.stringContaining('does not name one amount') },
  ])
})

test('what cannot be stored is told of without it, and no character is cut in half', () => {
  const hostile = `\0\u001b[2J${'x'.repeat(36)}`
  const cut = `${'x'.repeat(198)}😀${'y'.repeat(100)}`
  const { findings, listing } = mapped(SALE, {
    ...{
      AGENT_REF: 'A\0\u001b1',
      STATUS_ID: `${hostile}😀😀😀`,
      TENURE_TYPE_ID: `${hostile}\ud83d`,
    },
    ...{ FEATURE1: cut, PROP_SUB_ID: '&#27;\0' },
  })
  const told = JSON.stringify([findings, listing])
  expect(told).not.toMatch(/\\u(d[89a-f]|00[01])/i)
  expect(listing?.agentRef).toBe('A1')
  expect(listing?.features[0]).toBe(`${'x'.repeat(198)}…`)
})

test.each([
  ' ',
  ',',
  'T',
  '1',
  '<',
  '<p>',
  '</p>',
  '&',
  '\0',
  '£',
  '-',
  '1 ',
  ', ',
  '\u0301\u0316',
  '(',
  ':',
])('a row full of %j is read at once', (sign) => {
  const columns = [...new Set([...COLUMNS, 'DISPLAY_ADDRESS', 'MEDIA_VIRTUAL_TOUR_00'])]
  const fields = columns.map((column) => {
    const isText = column === 'DESCRIPTION' || column === 'SUMMARY'
    const full = sign.repeat((isText ? TEXT_MAX : FIELD_MAX) / sign.length - 1)
    return isText ? `x${full}x`.slice(0, 20_000) : `1${full}x`
  })
  const started = performance.now()
  mapRow(columns, { nth: 1, line: 1, fields, flaw: null }, null, DAY)
  expect(performance.now() - started).toBeLessThan(1000)
})

test('whatever stands in a row, it is mapped or refused, and what it became maps to itself again', () => {
  const text = fc.oneof(
    fc.string(),
    fc.constantFrom('0', '1', '2', '5', '1,000', 'POA', '<p>x</p>', '£9 pw'),
  )
  fc.assert(
    fc.property(
      fc.array(text, { minLength: COLUMNS.length, maxLength: COLUMNS.length }),
      (fields) => {
        const row: BlmRow = { nth: 1, line: 1, fields, flaw: null }
        const found = mapRow(COLUMNS, row, null, DAY)
        expect(found.listing === null).toBe(faults(found).length > 0)
        if (found.listing)
          expect(mapRow(COLUMNS, row, found.listing, DAY).listing).toEqual(found.listing)
      },
    ),
    { numRuns: 300 },
  )
})
