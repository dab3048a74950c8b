import type { Place } from '@hearth/core/place/contract.ts'
import { createGazetteer } from '@hearth/core/place/gazetteer.ts'
import { interpret } from '@hearth/core/search/interpret/interpret.ts'
import { expect, test } from 'vitest'
import { TRY_EXAMPLES } from './exampleQueries.ts'
import { READ_CRITERIA, READ_WORDS } from './readingExample.ts'

const PLACES = ['Clapham', 'Leith', 'York', 'Clapham South']
const gazetteer = createGazetteer(
  PLACES.map(
    (name, id): Place => ({
      id,
      kind: name === 'Clapham South' ? 'tube_station' : 'district',
      name,
      aliases: [],
      within: ['England'],
      lat: 51.46,
      lng: -0.14,
      extentMeters: 1200,
      importance: 1000,
    }),
  ),
)
const read = (query: string) => interpret({ query, listingType: 'sale', history: [] }, gazetteer)

test('the page shows what Hearth really reads', () => {
  const { criteria, understood, notApplied } = read(READ_WORDS.map((part) => part.words).join(''))
  expect(criteria).toEqual(READ_CRITERIA)
  expect(notApplied).toEqual(
    READ_WORDS.filter((part) => part.isNotApplied).map((part) => part.words),
  )
  const said = new Set(READ_WORDS.map((part) => part.words))
  expect(understood.filter(({ words }) => !said.has(words))).toEqual([])
})

test.each(TRY_EXAMPLES)('nothing of "%s" is left out', (example) => {
  const { criteria, notApplied } = read(example)
  expect(criteria.location).toBeDefined()
  expect(notApplied).toEqual([])
})
