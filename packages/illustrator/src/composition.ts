import type { Building } from './picture.ts'
import { takeTurns } from './random.ts'

/** What the front of each shape of building may be drawn as. */
interface Compositions {
  terraced: 'smallTerrace' | 'victorianTerrace' | 'modernTerrace' | 'georgianTerrace'
  semi: 'interwarSemi' | 'edwardianSemi' | 'postwarSemi' | 'recentSemi'
  detached:
    | 'georgianHouse'
    | 'artsAndCraftsHouse'
    | 'farmhouse'
    | 'contemporaryHouse'
    | 'estateHouse'
  flats: 'balconyBlock' | 'mansionBlock' | 'convertedVilla' | 'tower' | 'warehouse'
  bungalow: 'hippedBungalow' | 'chaletBungalow' | 'lowBungalow'
  cottage: 'thatchedCottage' | 'dormeredCottage' | 'timberFramedCottage'
  maisonette: 'pairedDoors' | 'overDeck'
  land: 'gateway' | 'pasture' | 'woodside' | 'plot'
  commercial: 'parade' | 'office' | 'workshop'
}

export type CompositionOf<B extends Building> = Compositions[B]
export type Composition = Compositions[Building]

type Turns<B extends Building> = readonly [CompositionOf<B>, ...CompositionOf<B>[]]

const SMALL_TERRACES: Turns<'terraced'> = [
  'smallTerrace',
  'victorianTerrace',
  'smallTerrace',
  'modernTerrace',
]
const USUAL_TERRACES: Turns<'terraced'> = [
  'victorianTerrace',
  'modernTerrace',
  'victorianTerrace',
  'smallTerrace',
  'georgianTerrace',
]
const LARGE_TERRACES: Turns<'terraced'> = ['georgianTerrace', 'victorianTerrace', 'modernTerrace']

/** In which order the seeds go through what a building may be drawn as. */
const TURNS: { [B in Building]: (beds: number) => Turns<B> } = {
  terraced: (beds) => (beds <= 2 ? SMALL_TERRACES : beds <= 3 ? USUAL_TERRACES : LARGE_TERRACES),
  semi: () => ['interwarSemi', 'edwardianSemi', 'postwarSemi', 'recentSemi'],
  detached: () => [
    'georgianHouse',
    'artsAndCraftsHouse',
    'farmhouse',
    'contemporaryHouse',
    'estateHouse',
  ],
  flats: () => [
    'balconyBlock',
    'mansionBlock',
    'convertedVilla',
    'balconyBlock',
    'tower',
    'warehouse',
  ],
  bungalow: () => ['hippedBungalow', 'chaletBungalow', 'lowBungalow'],
  cottage: () => ['thatchedCottage', 'dormeredCottage', 'timberFramedCottage', 'dormeredCottage'],
  maisonette: () => ['pairedDoors', 'overDeck'],
  land: () => ['gateway', 'pasture', 'woodside', 'plot'],
  commercial: () => ['parade', 'parade', 'office', 'workshop'],
}

/** What the front of a building shows for a seed: of which kind it is, and of which period. */
export function compositionOf<B extends Building>(
  building: B,
  beds: number,
  seed: number,
): CompositionOf<B> {
  return takeTurns<CompositionOf<B>>(TURNS[building](beds), seed)
}

/**
 * The first seed, from the one given on, whose front shows the composition; undefined when a
 * building with so many bedrooms is never drawn so.
 */
export function seedShowing(
  composition: Composition,
  building: Building,
  beds: number,
  from: number,
): number | undefined {
  const turns: readonly Composition[] = TURNS[building](beds)
  const ahead = turns.findIndex((_, i) => turns[(from + i) % turns.length] === composition)
  return ahead < 0 ? undefined : from + ahead
}
