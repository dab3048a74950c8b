const RESIDENTS_PER_SQUARE_KM = 2600

/**
 * Radius in metres of a settlement that GeoNames gives only a number of residents for: a kilometre for
 * the outskirts, and a disc as dense as British towns are. A village 1.3 km, Oxford 5.6, Manchester 8.
 */
export function extentOfPopulation(population: number): number {
  const built = Math.sqrt(population / RESIDENTS_PER_SQUARE_KM / Math.PI) * 1000
  return Math.round((1000 + built) / 100) * 100
}
