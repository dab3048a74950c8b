import { ENGLISH_CITIES } from './markets/englishCities.ts'
import { ENGLISH_TOWNS } from './markets/englishTowns.ts'
import { LONDON } from './markets/london.ts'
import type { Area, Market } from './markets/market.ts'
import { OTHER_NATIONS } from './markets/otherNations.ts'

/** Every town of the demo market; their areas hold 3,000 listings, London 812 of them. */
export const MARKETS: readonly Market[] = [
  LONDON,
  ...ENGLISH_CITIES,
  ...ENGLISH_TOWNS,
  ...OTHER_NATIONS,
]

/** An area with the town it belongs to. */
export interface Site {
  market: Market
  area: Area
}

export const SITES: readonly Site[] = MARKETS.flatMap((market) =>
  market.areas.map((area) => ({ market, area })),
)
