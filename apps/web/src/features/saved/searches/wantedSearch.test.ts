import { expect, test } from 'vitest'
import { keepWanted, takeWanted } from './wantedSearch.ts'

const LEITH = { listingType: 'rent', location: 'Leith', features: ['garden', 'pets'] } as const
const WORDS = { name: 'Near the shore', alertFrequency: 'weekly' } as const
const leith = () => ({ ...LEITH, features: [...LEITH.features] })

test('what somebody wanted to save is there when they come back, once', () => {
  keepWanted(leith(), WORDS)
  expect(takeWanted({ ...leith(), features: ['pets', 'garden'] })).toEqual(WORDS)
  expect(takeWanted(leith())).toBeUndefined()
})

test('it waits while another search is looked at', () => {
  keepWanted(leith(), WORDS)
  expect(takeWanted({ ...leith(), beds: 2 })).toBeUndefined()
  expect(takeWanted(leith())).toEqual(WORDS)
})

test('nothing is wanted where nothing that can be read was kept', () => {
  expect(takeWanted(leith())).toBeUndefined()
  sessionStorage.setItem('hearth.saveSearch', '{"search":7}')
  expect(takeWanted(leith())).toBeUndefined()
})
