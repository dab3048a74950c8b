import type { PlaceKind } from '@hearth/core/place/contract.ts'

const RESIDENTS_PER_SQUARE_KM = 2600
/** GeoNames' residents of a district are often those of something larger. */
const DISTRICT_METERS = 1200

/**
 * Radius in metres of a settlement that GeoNames gives only a number of residents for: a kilometre for
 * the outskirts, and a disc as dense as British towns are. A village 1.3 km, Oxford 5.6, Manchester 9.
 */
export function extentOfPopulation(population: number, kind: PlaceKind): number {
  const built = Math.sqrt(population / RESIDENTS_PER_SQUARE_KM / Math.PI) * 1000
  if (kind === 'district') return DISTRICT_METERS
  return Math.round((1000 + built) / 100) * 100
}
