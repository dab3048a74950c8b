import { describe, expect, it } from 'vitest'
import { compositionOf, seedShowing } from './composition.ts'
import { drawPicture } from './draw.ts'
import { BUILDINGS } from './picture.ts'

const BEDS = [0, 1, 2, 3, 4, 6]

describe.each(BUILDINGS)('the compositions of %s', (building) => {
  it.each(BEDS)('can each be asked for, with %i bedrooms', (beds) => {
    const shown = Array.from({ length: 60 }, (_, seed) => compositionOf(building, beds, seed))
    for (const composition of new Set(shown)) {
      for (let from = 0; from < 12; from += 1) {
        const seed = seedShowing(composition, building, beds, from)
        expect(seed).toBe(shown.indexOf(composition, from))
      }
    }
  })
})

it('says so when a building is never drawn as what is asked for', () => {
  expect(seedShowing('mansionBlock', 'cottage', 2, 7)).toBeUndefined()
  expect(seedShowing('georgianTerrace', 'terraced', 2, 7)).toBeUndefined()
  expect(seedShowing('smallTerrace', 'terraced', 5, 7)).toBeUndefined()
})

it('names what is drawn: only a thatched cottage is thatched, only a tower is tall', () => {
  const front = (building: 'cottage' | 'flats', seed: number) =>
    drawPicture({ scene: 'front', building, beds: 2, baths: 1, areaSqft: 700, seed, nth: 1 })
  for (let seed = 0; seed < 24; seed += 1) {
    const ridgeOfThatch = front('cottage', seed).includes('M216 146q14 10 28 0')
    expect(ridgeOfThatch).toBe(compositionOf('cottage', 2, seed) === 'thatchedCottage')
    const smallerBrother = front('flats', seed).includes('x="478" y="130" width="130" height="290"')
    expect(smallerBrother).toBe(compositionOf('flats', 2, seed) === 'tower')
  }
})
