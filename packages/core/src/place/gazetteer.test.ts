import { describe, expect, test } from 'vitest'
import { createGazetteer } from './gazetteer.ts'
import { placeLabel } from './resolve.ts'
import { UK_PLACES } from './testing/ukPlaces.ts'
import { plainWords } from './words.ts'

const gazetteer = createGazetteer(UK_PLACES)
const similar = (word: string) => gazetteer.similarTo(word).map(({ word: meant }) => meant)

test.each([
  ['st albans', 'St Albans'],
  ['Saint Albans', 'St Albans'],
  ['St. Albans', 'St Albans'],
  ["king's cross", "King's Cross"],
  ['Kings Cross', "King's Cross"],
  ['stoke on trent', 'Stoke-on-Trent'],
  ['LEEDS', 'Leeds'],
])('"%s" names %s', (written, name) => {
  expect(gazetteer.named(written)[0]?.name).toBe(name)
})

test('namesakes come with the most important first', () => {
  const found = gazetteer.named('Richmond')
  expect(found.length).toBeGreaterThan(1)
  const importances = found.map(({ importance }) => importance)
  expect(importances).toEqual(importances.toSorted((a, b) => b - a))
})

describe('the longest name', () => {
  test.each([
    ['clapham south station', 'Clapham South'],
    ['clapham station', 'Clapham'],
    ['south west london flat', 'South West London'],
    ['finsbury park', 'Finsbury Park'],
  ])('in "%s" is %s', (text, name) => {
    expect(gazetteer.longestName(plainWords(text), 0)?.writtenAs).toBe(name)
  })

  test.each([
    ['claphm', 'Clapham'],
    ['manchestr', 'Manchester'],
    ['guilford', 'Guildford'],
    ['finsbry park', 'Finsbury Park'],
    ['birmigham', 'Birmingham'],
  ])('forgives "%s"', (text, name) => {
    const match = gazetteer.longestName(plainWords(text), 0, similar)
    expect(match).toMatchObject({ writtenAs: name, corrections: 1 })
  })

  test('is none where no name begins', () => {
    expect(gazetteer.longestName(['garden'], 0, similar)).toBeNull()
    expect(gazetteer.longestName([], 0)).toBeNull()
  })
})

test('a place contains what the gazetteer says or where it lies', () => {
  const [london] = gazetteer.named('London')
  const [clapham] = gazetteer.named('Clapham')
  if (!london || !clapham) throw new Error('the fixture lacks London or Clapham')
  expect(gazetteer.contains(london, clapham)).toBe(true)
  expect(gazetteer.contains(clapham, london)).toBe(false)
})

describe('suggestions', () => {
  test('begin with the text, the most important first, each name and region once', () => {
    const labels = gazetteer.suggest('clap', 5).map(placeLabel)
    expect(labels[0]).toBe('Clapham, London')
    expect(labels).toEqual([...new Set(labels)])
  })

  test('go on with the next word', () => {
    expect(gazetteer.suggest('finsbury p', 3).map(({ name }) => name)).toContain('Finsbury Park')
  })

  test.each([
    ['clpham', 'Clapham'],
    ['manchestr', 'Manchester'],
    ['finsbry p', 'Finsbury Park'],
  ])('forgive "%s"', (text, name) => {
    expect(gazetteer.suggest(text, 5).map((place) => place.name)).toContain(name)
  })

  test('keep to the limit, and are none for nothing', () => {
    expect(gazetteer.suggest('b', 4)).toHaveLength(4)
    expect(gazetteer.suggest('  ', 4)).toEqual([])
    expect(gazetteer.suggest('zzz', 4)).toEqual([])
  })
})
