import { describe, expect, it } from 'vitest'
import { type ListingFacts, picturesFor } from './listingPictures.ts'
import { parsePictureUrl } from './picture.ts'

const house: ListingFacts = {
  building: 'terraced',
  beds: 3,
  baths: 2,
  areaSqft: 1120,
  seed: 77,
  outside: 'garden',
  count: 8,
}

const scenesOf = (facts: ListingFacts) =>
  picturesFor(facts).images.map((url) => {
    const picture = parsePictureUrl(url)
    return `${picture?.scene} ${picture?.nth}`
  })

describe('picturesFor', () => {
  it('shows the front first, then walks through the house and ends in the garden', () => {
    expect(scenesOf(house)).toEqual([
      'front 1',
      'living 1',
      'kitchen 1',
      'bedroom 1',
      'bedroom 2',
      'bedroom 3',
      'bathroom 1',
      'garden 1',
    ])
  })

  it('keeps what a viewer would miss most when few are wanted', () => {
    expect(scenesOf({ ...house, count: 4 })).toEqual([
      'front 1',
      'living 1',
      'kitchen 1',
      'bedroom 1',
    ])
  })

  it('shows no garden that is not there and no bedroom of a studio', () => {
    const scenes = scenesOf({ ...house, building: 'flats', beds: 0, baths: 1, outside: null })
    expect(scenes.join()).not.toMatch(/garden|bedroom/)
  })

  it.each([
    ['garden', 'maisonette'],
    ['terrace', 'flats'],
  ] as const)('draws the %s of a flat as one of a %s', (outside, building) => {
    const { images } = picturesFor({ ...house, building: 'flats', outside })
    const garden = images.map(parsePictureUrl).find((picture) => picture?.scene === 'garden')
    expect(garden?.building).toBe(building)
  })

  it('shows the house that a flat is part of, and the rooms and the plan of a flat', () => {
    const { images, floorplan } = picturesFor({ ...house, building: 'flats', front: 'terraced' })
    const [front, ...rooms] = images.map(parsePictureUrl)
    expect(front?.building).toBe('terraced')
    expect(rooms.find((room) => room?.scene === 'living')?.building).toBe('flats')
    expect(parsePictureUrl(floorplan)?.building).toBe('flats')
  })

  it.each(['land', 'commercial'] as const)('has no homely rooms in %s', (building) => {
    const scenes = scenesOf({ ...house, building, beds: 0, baths: 0 })
    expect(scenes.join()).not.toMatch(/kitchen|bedroom|bathroom|garden/)
    expect(scenes).toHaveLength(8)
  })

  it.each([4, 5, 6, 7, 8])('gives %i different pictures when asked for them', (count) => {
    for (const beds of [0, 1, 2, 3, 5]) {
      const { images } = picturesFor({ ...house, beds, baths: 1, outside: null, count })
      expect(new Set(images).size).toBe(count)
    }
  })

  it('plans every listing', () => {
    expect(picturesFor(house).floorplan).toBe('/art/floorplan/terraced-3-2-1120-77-1.svg')
  })
})
