import type { CouncilTaxBand, PriceQualifier, Tenure } from '@hearth/core/property/contract.ts'
import { type Home, isFlat } from './homes/home.ts'
import { KIND_FACTS } from './homes/kinds.ts'
import type { Nation } from './markets/market.ts'
import type { Site } from './markets.ts'
import type { Random } from './random.ts'

/** What a listing says about money. Rent is pounds per calendar month, charges are pounds a year. */
export interface Terms {
  price: number | null
  priceText: string | null
  priceQualifier: PriceQualifier | null
  tenure: Tenure | null
  leaseYears: number | null
  serviceCharge: number | null
  groundRent: number | null
  councilTaxBand: CouncilTaxBand | null
  deposit: number | null
}

const CONDITION_FACTOR = { new: 1.06, refurbished: 1.07, good: 1, dated: 0.86 } as const
/** Rent by bedrooms, against two. */
const RENT_BY_BEDS = [0.64, 0.8, 1, 1.24, 1.55, 1.9, 2.2]

const PRICE_TEXTS = [
  'Offers in the region of half a million',
  'Price to be confirmed',
  'Sealed bids by the end of the month',
  'Offers around the home report value',
  'Price range on request',
  'Offers either side of the valuation',
]

/** The price to ask before any qualifier, whole pounds, rounded as agents round. */
function askingPrice(random: Random, site: Site, home: Home): number {
  return home.listingType === 'rent' ? rentOf(random, site, home) : salePrice(random, site, home)
}

function salePrice(random: Random, site: Site, home: Home): number {
  const kind = KIND_FACTS[home.kind]
  // A second thousand square feet costs less than the first.
  const sizeFactor = (home.areaSqft / 850) ** -0.16
  const extras =
    (home.outdoors && home.floor !== null ? 1.03 : 1) *
    (home.view ? 1.07 : 1) *
    (home.parking === 'garage' ? 1.02 : 1)
  const value =
    site.area.perSqft *
    home.areaSqft *
    kind.saleFactor *
    sizeFactor *
    CONDITION_FACTOR[home.condition] *
    extras
  return roundedPrice(random, value * (1 + random.bell() * 0.07))
}

function roundedPrice(random: Random, value: number): number {
  const step = value < 300_000 ? 5_000 : value < 1_000_000 ? 12_500 : 50_000
  const rounded = Math.max(step, Math.round(value / step) * step)
  const charm = random.chance(0.3) && rounded < 600_000 ? (random.chance(0.6) ? 5 : 50) : 0
  return Math.floor(rounded / 500) * 500 - charm
}

function rentOf(random: Random, site: Site, home: Home): number {
  const kind = KIND_FACTS[home.kind]
  const beds = RENT_BY_BEDS[home.beds] ?? 2.4
  const extras =
    (home.condition === 'refurbished' || home.condition === 'new' ? 1.04 : 1) *
    (home.view ? 1.06 : 1) *
    (home.baths > 1 ? 1.03 : 1) *
    (home.billsIncluded ? 1.1 : 1)
  const rent =
    site.area.twoBedRent * (home.kind === 'commercial' ? 1 : beds) * kind.rentFactor * extras
  const step = rent < 1_200 ? 5 : 25
  return Math.round((rent * (1 + random.bell() * 0.1)) / step) * step
}

/** Price, qualifier, tenure and charges of a home. */
export function termsOf(random: Random, site: Site, home: Home): Terms {
  const asking = askingPrice(random, site, home)
  const tenure = tenureOf(random, site.market.nation, home)
  return {
    ...shownPrice(random, site.market.nation, home, asking),
    ...tenure,
    councilTaxBand: councilTaxBand(site.market.nation, home, asking),
    deposit: home.listingType === 'rent' ? depositOf(site.market.nation, asking) : null,
  }
}

/** England, Scotland and Wales cap or customarily take about five weeks' rent, Northern Ireland one month's. */
const depositOf = (nation: Nation, rent: number) =>
  nation === 'Northern Ireland' ? rent : Math.floor((rent * 12 * 5) / 52)

function shownPrice(random: Random, nation: Nation, home: Home, asking: number) {
  if (home.listingType === 'rent') return { price: asking, priceText: null, priceQualifier: null }
  const chance = random.next()
  if (chance < 0.016)
    return { price: null, priceText: null, priceQualifier: 'priceOnApplication' as const }
  if (chance < 0.0235) {
    const nearHalfAMillion = asking > 450_000 && asking < 550_000
    const texts = PRICE_TEXTS.filter((text) => nearHalfAMillion || !text.includes('half a million'))
    const local = texts.filter((text) => nation === 'Scotland' || !text.includes('home report'))
    return { price: null, priceText: random.pick(local), priceQualifier: null }
  }
  return { price: asking, priceText: null, priceQualifier: qualifierOf(random, nation, home) }
}

function qualifierOf(random: Random, nation: Nation, home: Home): PriceQualifier | null {
  if (nation === 'Scotland')
    return random.weighted([
      ['offersOver', 70],
      ['fixedPrice', 16],
      ['offersInTheRegionOf', 6],
      [null, 8],
    ] as const)
  if (nation === 'Northern Ireland')
    return random.weighted([
      ['offersOver', 40],
      ['offersInTheRegionOf', 12],
      [null, 40],
    ] as const)
  if (home.era === 'new')
    return random.weighted([
      ['from', 4],
      [null, 6],
    ] as const)
  return random.weighted([
    [null, 62],
    ['guidePrice', 18],
    ['offersInExcessOf', 8],
    ['offersInTheRegionOf', 6],
    ['offersOver', 5],
    ['offersInvited', 0.6],
  ] as const)
}

function tenureOf(random: Random, nation: Nation, home: Home) {
  const none = { leaseYears: null, serviceCharge: null, groundRent: null }
  if (home.listingType === 'rent') return { tenure: null, ...none }
  const shared = isFlat(home) || home.kind === 'maisonette'
  const block = home.kind === 'newFlat' || home.kind === 'blockFlat' || home.kind === 'penthouse'
  const serviceCharge = shared
    ? Math.round(
        (home.areaSqft * (block ? 2.4 + random.next() * 2 : 0.9 + random.next()) +
          (home.concierge ? 900 : 0)) /
          10,
      ) * 10
    : null
  if (nation === 'Scotland') {
    const tenure: Tenure = shared && random.chance(0.06) ? 'feuhold' : 'freehold'
    return {
      tenure,
      leaseYears: null,
      serviceCharge: block ? serviceCharge : null,
      groundRent: null,
    }
  }
  if (!shared) return houseTenure(random, nation, none)
  if (!block && random.chance(0.34))
    return {
      tenure: 'shareOfFreehold' as const,
      leaseYears: random.pick([940, 955, 978, 990, 999]),
      serviceCharge,
      groundRent: null,
    }
  return leasehold(random, home, serviceCharge)
}

function houseTenure(
  random: Random,
  nation: Nation,
  none: { leaseYears: null; serviceCharge: null; groundRent: null },
) {
  // Houses on long leases at a small ground rent are common in Northern Ireland.
  if (nation === 'Northern Ireland' && random.chance(0.45))
    return {
      tenure: 'leasehold' as const,
      leaseYears: random.int(820, 980),
      serviceCharge: null,
      groundRent: random.int(5, 60),
    }
  return { tenure: 'freehold' as const, ...none }
}

function leasehold(random: Random, home: Home, serviceCharge: number | null) {
  const isNew = home.era === 'new'
  const leaseYears = isNew
    ? random.pick([250, 990, 999])
    : random.weighted([
        [random.int(84, 125), 6],
        [random.int(126, 190), 3],
        [random.int(900, 985), 2],
      ])
  // Leases granted since June 2022 carry a peppercorn.
  const groundRent =
    isNew || leaseYears > 800 ? 0 : random.pick([0, 50, 100, 150, 200, 250, 250, 300, 350])
  return { tenure: 'leasehold' as const, leaseYears, serviceCharge, groundRent }
}

/** A band that fits the price; homes of Northern Ireland pay rates instead, plots and shops neither. */
function councilTaxBand(nation: Nation, home: Home, asking: number): CouncilTaxBand | null {
  if (nation === 'Northern Ireland' || home.kind === 'land' || home.kind === 'commercial')
    return null
  const value = home.listingType === 'rent' ? asking * 230 : asking
  const limits = [160_000, 230_000, 310_000, 450_000, 650_000, 950_000, 1_900_000]
  const above = limits.filter((limit) => value > limit).length
  return (['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const)[above] ?? 'H'
}
