import { expect, test } from 'vitest'
import { createGazetteer } from './gazetteer.ts'
import { resolveLocation } from './resolve.ts'
import { UK_PLACES } from './testing/ukPlaces.ts'

const gazetteer = createGazetteer(UK_PLACES)

test.each([
  ['Clapham', 'place', 'Clapham, London'],
  ['clapham', 'place', 'Clapham, London'],
  ['BS8', 'postcode', 'BS8'],
  ['sw1a 1aa', 'postcode', 'SW1A 1AA'],
  ['12 Acacia Avenue, Leeds, LS6 2AB', 'postcode', 'LS6 2AB'],
  ['Flat 2, Acacia Avenue, Leeds LS6 2AB', 'postcode', 'LS6 2AB'],
  ['12 Acacia Avenue, Headingley, Leeds', 'place', 'Headingley, Leeds'],
  ['12 Acacia Avenue, Headingley LS6', 'place', 'Headingley, Leeds'],
  ['Acacia Avenue, LS6', 'postcode', 'LS6'],
  ['Acacia Avenue', 'text', 'Acacia Avenue'],
])('"%s" is a %s: %s', (location, matchedAs, label) => {
  expect(resolveLocation(location, gazetteer)).toMatchObject([
    { asked: location, matchedAs, label },
  ])
})

test('several parts are resolved one by one, empty ones left out', () => {
  const resolved = resolveLocation('Balham; Jericho, Oxford; ; BS8', gazetteer)
  expect(resolved.map(({ asked, matchedAs }) => [asked, matchedAs])).toEqual([
    ['Balham', 'place'],
    ['Jericho, Oxford', 'place'],
    ['BS8', 'postcode'],
  ])
})

test('what follows the comma chooses among namesakes', () => {
  const [yorkshire] = resolveLocation('Richmond, North Yorkshire', gazetteer)
  const [london] = resolveLocation('Richmond, London', gazetteer)
  expect(yorkshire?.matchedAs === 'place' && yorkshire.place.lat).toBeGreaterThan(54)
  expect(london?.matchedAs === 'place' && london.place.lat).toBeLessThan(52)
})
