import { type Composition, compositionOf } from '@hearth/illustrator/composition.ts'
import { parsePictureUrl } from '@hearth/illustrator/picture.ts'
import { describe, expect, test } from 'vitest'
import { isFlat } from '../homes/home.ts'
import type { DemoListing } from '../listing.ts'
import { testMarket } from '../testing.ts'

const { listings } = testMarket()

function picturesOf({ images }: DemoListing) {
  return images.map((url) => {
    const picture = parsePictureUrl(url)
    if (!picture) throw new Error(`${url} is not the address of a picture`)
    return picture
  })
}

function shownBy(listing: DemoListing): Composition {
  const [front] = picturesOf(listing)
  if (front?.scene !== 'front') throw new Error(`${listing.title} does not begin with its front`)
  return compositionOf(front.building, front.beds, front.seed)
}

/** What a stranger would say of each front on seeing it: how old it looks. */
const LOOKS: Record<'before 1919' | 'between the wars' | 'after 1945', readonly Composition[]> = {
  'before 1919': [
    'smallTerrace',
    'victorianTerrace',
    'georgianTerrace',
    'edwardianSemi',
    'georgianHouse',
    'artsAndCraftsHouse',
    'farmhouse',
    'mansionBlock',
    'convertedVilla',
    'thatchedCottage',
    'dormeredCottage',
    'timberFramedCottage',
    'pairedDoors',
    'parade',
  ],
  'between the wars': [
    'interwarSemi',
    'artsAndCraftsHouse',
    'hippedBungalow',
    'mansionBlock',
    'victorianTerrace',
    'pairedDoors',
  ],
  'after 1945': [
    'modernTerrace',
    'postwarSemi',
    'recentSemi',
    'contemporaryHouse',
    'estateHouse',
    'balconyBlock',
    'tower',
    'hippedBungalow',
    'lowBungalow',
    'overDeck',
  ],
}

const AGE_IN_WORDS: readonly (readonly [RegExp, keyof typeof LOOKS])[] = [
  [/\b(Georgian|Victorian|Edwardian)\b/, 'before 1919'],
  [/\b1930s\b/, 'between the wars'],
  [
    /\b(1960s|1970s|newly built|modern (building|block|apartment|flat|[a-z-]+ house))\b/i,
    'after 1945',
  ],
]

describe('the front of a home', () => {
  test('looks as old as its title and description say', () => {
    let told = 0
    for (const listing of listings) {
      for (const [words, age] of AGE_IN_WORDS) {
        // Streets and what stands around them are of any age: only the opening tells of the home.
        const opening = listing.description.split('\n\n')[0] ?? ''
        if (!words.test(`${listing.title}. ${opening}`)) continue
        told += 1
        expect(LOOKS[age], `${listing.title}: ${opening}`).toContain(shownBy(listing))
      }
    }
    expect(told).toBeGreaterThan(900)
  })

  test.each([
    [
      'conversion',
      ['convertedVilla', 'edwardianSemi', 'georgianTerrace', 'pairedDoors', 'victorianTerrace'],
    ],
    ['tenement', ['mansionBlock']],
    ['newFlat', ['balconyBlock', 'tower', 'warehouse']],
    ['penthouse', ['balconyBlock', 'tower', 'warehouse']],
    ['blockFlat', ['balconyBlock', 'tower', 'mansionBlock', 'warehouse']],
    ['studio', ['balconyBlock', 'tower', 'mansionBlock', 'convertedVilla']],
    ['terrace', ['smallTerrace', 'victorianTerrace', 'modernTerrace']],
    ['townhouse', ['georgianTerrace', 'modernTerrace']],
    ['mews', ['smallTerrace', 'modernTerrace']],
    ['semi', ['interwarSemi', 'edwardianSemi', 'postwarSemi', 'recentSemi']],
    ['cottage', ['thatchedCottage', 'dormeredCottage', 'timberFramedCottage']],
    ['bungalow', ['hippedBungalow', 'lowBungalow']],
    ['maisonette', ['pairedDoors', 'overDeck']],
    ['commercial', ['parade']],
    ['land', ['plot', 'gateway']],
  ] as const)('of the kind %s is one of %j', (kind, fronts) => {
    const shown = new Set(listings.filter(({ home }) => home.kind === kind).map(shownBy))
    expect([...shown].toSorted()).toEqual([...fronts].toSorted())
  })

  test('is high enough for its floor', () => {
    for (const listing of listings) {
      const floor = listing.home.floor ?? 0
      if (floor > 5) expect(shownBy(listing)).toBe('tower')
      if (['victorianTerrace', 'pairedDoors', 'edwardianSemi'].includes(shownBy(listing)))
        if (isFlat(listing.home)) expect(floor).toBeLessThan(2)
    }
  })

  test('is a warehouse where the address and the words say so, and nowhere else', () => {
    for (const listing of listings) {
      const isLoft = listing.address.line.includes('Lofts')
      expect(shownBy(listing) === 'warehouse').toBe(isLoft)
      if (isLoft) expect(listing.description).not.toMatch(/modern (building|block|apartment|flat)/)
      else expect(listing.description).not.toMatch(/warehouse (apartment|flat)|converted warehouse/)
    }
  })
})

describe('neighbours', () => {
  const commonest = (shown: readonly Composition[]) => {
    const counts = Map.groupBy(shown, (composition) => composition)
    return Math.max(...[...counts.values()].map(({ length }) => length)) / shown.length
  }
  const flats = listings.filter(({ home }) => isFlat(home))

  test('no front is that of more than 35% of all flats', () => {
    expect(commonest(flats.map(shownBy))).toBeLessThan(0.35)
  })

  test('the flats of a town differ; tenements alone are all alike', () => {
    const others = flats.filter(({ home }) => home.kind !== 'tenement')
    for (const [town, here] of Map.groupBy(others, ({ site }) => site.market.town)) {
      if (here.length < 20) continue
      const shown = here.map(shownBy)
      expect(new Set(shown).size, town).toBeGreaterThanOrEqual(3)
      expect(commonest(shown), town).toBeLessThan(0.65)
    }
  })

  test('even of one front, no two pictures are the same', () => {
    const fronts = listings.map(({ images }) => images[0])
    expect(new Set(fronts).size).toBeGreaterThan(2_990)
  })
})

describe('what is outside', () => {
  test('is shown only where the facts tell of it, as what they call it', () => {
    for (const listing of listings) {
      const { home } = listing
      const gardens = picturesOf(listing).filter(({ scene }) => scene === 'garden')
      const hasTerrace = home.balcony || home.outdoors?.kind === 'roofTerrace'
      if (home.outdoors?.kind !== 'garden' && !hasTerrace) expect(gardens).toEqual([])
      // Among flats, the picture is of a terrace in the air.
      for (const { building } of gardens) expect(building === 'flats').toBe(hasTerrace)
    }
  })

  test('is mostly shown where there is something', () => {
    const withGarden = listings.filter(({ home }) => home.outdoors?.kind === 'garden')
    const shown = withGarden.filter((l) => picturesOf(l).some(({ scene }) => scene === 'garden'))
    expect(shown.length / withGarden.length).toBeGreaterThan(0.5)
  })
})
