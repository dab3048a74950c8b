import { createHash } from 'node:crypto'
import { AMENITY_TYPE_NAMES, NO_AMENITY_METERS } from '@hearth/core/amenity/contract.ts'
import { greatCircleMeters } from '@hearth/core/place/distance.ts'
import { advertisingFindings, firstRefusal } from '@hearth/core/property/advertising/findings.ts'
import { PROPERTY_STATUSES, PROPERTY_TYPES } from '@hearth/core/property/contract.ts'
import { NEW_LISTING } from '@hearth/core/property/listingContract.ts'
import { describe, expect, test } from 'vitest'
import type { DemoMarket } from './demoMarket.ts'
import { hasOwnGarden } from './homes/home.ts'
import type { DemoListing } from './listing.ts'
import { MARKETS, SITES } from './markets.ts'
import { TEST_NOW, testMarket } from './testing.ts'

const market = testMarket()
const { listings } = market
const DAY = 86_400_000
const isPublic = ({ timeline }: DemoListing) =>
  timeline.withdrawnAt === null && ['available', 'underOffer'].includes(timeline.status)
const share = (test: (listing: DemoListing) => boolean, of = listings) =>
  of.filter(test).length / of.length
const sales = listings.filter(({ home }) => home.listingType === 'sale')
const rents = listings.filter(({ home }) => home.listingType === 'rent')

test('it is the same market twice', () => {
  // A site repeats its whole town; its name is enough.
  const hash = ({ agencies, places, listings }: DemoMarket) =>
    createHash('sha256')
      .update(
        JSON.stringify([agencies, places, listings.map((l) => ({ ...l, site: l.site.area.name }))]),
      )
      .digest('hex')
  expect(hash(testMarket())).toBe(hash(market))
}, 60_000)

test('3,000 listings, the places as full as the home page shows them', () => {
  const inTown = (town: string) => listings.filter(({ site }) => site.market.town === town).length
  expect(listings).toHaveLength(3_000)
  expect(['London', 'Manchester', 'Bristol', 'Edinburgh', 'Leeds', 'Cardiff'].map(inTown)).toEqual([
    812, 206, 164, 151, 148, 97,
  ])
  const busiest = MARKETS.map(({ town }) => inTown(town)).toSorted((a, b) => b - a)
  expect(busiest[5]).toBe(97)
  expect(new Set(MARKETS.map(({ nation }) => nation)).size).toBe(4)
})

test('every type, status and kind of listing is there', () => {
  for (const type of PROPERTY_TYPES)
    expect(listings.filter(({ home }) => home.propertyType === type).length).toBeGreaterThanOrEqual(
      10,
    )
  for (const status of PROPERTY_STATUSES)
    expect(share(({ timeline }) => timeline.status === status)).toBeGreaterThan(0.02)
  expect(share(({ timeline }) => timeline.withdrawnAt !== null)).toBeGreaterThan(0.01)
  expect(share(isPublic)).toBeGreaterThan(0.82)
  expect(share(({ home }) => home.listingType === 'rent')).toBeGreaterThan(0.3)
  for (const { timeline, home } of listings) {
    if (timeline.status === 'sold') expect(home.listingType).toBe('sale')
    if (timeline.status === 'let') expect(home.listingType).toBe('rent')
  }
})

test('the search that greets every visitor finds a good handful', () => {
  const clapham = listings.filter(
    ({ home, site, nearby }) =>
      site.area.name === 'Clapham' &&
      home.listingType === 'rent' &&
      home.propertyType === 'flat' &&
      home.beds >= 2 &&
      nearby.nearestMeters.tube_station <= 804,
  )
  const shown = clapham.filter(isPublic)
  const price = ({ terms }: DemoListing) => terms.price ?? 0
  expect(shown.filter((listing) => price(listing) < 1_800).length).toBeGreaterThanOrEqual(8)
  expect(
    shown.filter((listing) => listing.home.beds === 2 && price(listing) < 1_800).length,
  ).toBeGreaterThanOrEqual(8)
  expect(shown.filter((listing) => price(listing) > 1_800).length).toBeGreaterThanOrEqual(5)
})

test('what the home page suggests finds something', () => {
  const found = (test: (listing: DemoListing) => boolean) =>
    listings.filter((l) => isPublic(l) && test(l)).length
  const inArea = (name: string) => (l: DemoListing) => l.site.area.name === name
  expect(
    found(
      (l) =>
        inArea('Wandsworth')(l) &&
        l.home.listingType === 'rent' &&
        l.home.propertyType === 'house' &&
        l.home.beds >= 3 &&
        hasOwnGarden(l.home) &&
        l.nearby.nearestMeters.tube_station <= 804,
    ),
  ).toBeGreaterThanOrEqual(3)
  expect(
    found(
      (l) =>
        inArea('Leith')(l) &&
        l.home.listingType === 'sale' &&
        l.home.propertyType === 'flat' &&
        l.home.pets,
    ),
  ).toBeGreaterThanOrEqual(2)
  expect(
    found((l) => l.home.kind === 'terrace' && l.home.listingType === 'sale' && l.home.pets),
  ).toBeGreaterThanOrEqual(5)
  expect(
    found(
      (l) =>
        /^SW/.test(l.address.postcode) &&
        l.home.view === 'river' &&
        l.home.beds === 1 &&
        l.home.listingType === 'sale',
    ),
  ).toBeGreaterThanOrEqual(2)
})

describe('prices', () => {
  test.each(SITES.map((site) => [`${site.market.town}, ${site.area.name}`, site] as const))(
    'in %s are those of the place',
    (_, site) => {
      const here = listings.filter((listing) => listing.site === site)
      expect(here).toHaveLength(site.area.listings)
      for (const { home, terms } of here) {
        if (terms.price === null || home.kind === 'land' || home.kind === 'commercial') continue
        if (home.listingType === 'sale') {
          const perSqft = terms.price / home.areaSqft
          expect(perSqft).toBeGreaterThan(site.area.perSqft * 0.5)
          expect(perSqft).toBeLessThan(site.area.perSqft * 2.1)
        } else {
          expect(terms.price).toBeGreaterThan(site.area.twoBedRent * 0.4)
          expect(terms.price).toBeLessThan(site.area.twoBedRent * 4.5)
        }
      }
    },
  )

  test('a rent is always a number, and comes with five weeks of deposit, or a month in Belfast', () => {
    for (const { terms, availableFrom, site } of rents) {
      expect(terms).toMatchObject({ priceText: null, priceQualifier: null, tenure: null })
      const rent = terms.price ?? Number.NaN
      const isMonthly = site.market.nation === 'Northern Ireland'
      expect(terms.deposit).toBe(isMonthly ? rent : Math.floor((rent * 12 * 5) / 52))
      expect(availableFrom).toMatch(/^2026|2027/)
    }
  })

  test('nothing in it may not be advertised', () => {
    const refused = listings.flatMap(({ home, address, terms, title, description, features }) => {
      const { listingType } = home
      const where = { address: address.line, postcode: address.postcode }
      const words = { title, description, features, ...where }
      const listing = { ...NEW_LISTING, ...terms, ...words, listingType }
      const refusal = firstRefusal(advertisingFindings(listing, '2026-11-20'))
      return refusal ? [`${where.address}: ${refusal.text}`] : []
    })
    expect(refused).toEqual([])
  })

  test('some sales are on application, and a few are told in words', () => {
    const onApplication = ({ terms }: DemoListing) => terms.priceQualifier === 'priceOnApplication'
    const inWords = ({ terms }: DemoListing) => terms.priceText !== null
    expect(share(onApplication, sales)).toBeGreaterThan(0.008)
    expect(share(onApplication, sales)).toBeLessThan(0.025)
    expect(share(inWords, sales)).toBeGreaterThan(0.003)
    for (const { terms } of sales) {
      expect(terms.price === null).toBe(
        terms.priceText !== null || terms.priceQualifier === 'priceOnApplication',
      )
      expect(terms.priceText ?? 'words').not.toMatch(/\d/)
      if (terms.tenure === 'freehold') expect(terms.leaseYears).toBeNull()
      if (terms.tenure === 'leasehold') expect(terms.leaseYears).toBeGreaterThan(80)
    }
  })

  test('homes of Northern Ireland have no council tax band', () => {
    for (const { site, terms } of listings)
      if (site.market.nation === 'Northern Ireland') expect(terms.councilTaxBand).toBeNull()
  })
})

describe('rooms', () => {
  test('are as many as a home of its kind has', () => {
    for (const { home } of listings) {
      expect(home.areaSqft).toBeGreaterThan(200)
      expect(home.baths).toBeLessThanOrEqual(Math.max(1, home.beds))
      if (home.kind === 'studio' || home.kind === 'land' || home.kind === 'commercial')
        expect(home.beds).toBe(0)
      else expect(home.beds).toBeGreaterThanOrEqual(1)
      if (home.enSuite) expect(home.baths).toBeGreaterThanOrEqual(2)
      if (home.floor !== null && home.floor >= 4 && home.kind !== 'conversion')
        expect(home.lift || home.kind === 'studio').toBe(true)
    }
  })
})

describe('addresses', () => {
  test('no two are alike', () => {
    expect(new Set(listings.map(({ address }) => address.line)).size).toBe(3_000)
  })

  test('the postcode is one of the district, and could be delivered to', () => {
    for (const { address, site } of listings) {
      expect(address.postcode).toMatch(/^[A-Z]{1,2}\d[A-Z\d]? [1-9][ABD-HJLNP-UW-Z]{2}$/)
      expect(address.postcode.split(' ')[0]).toBe(site.area.outcode)
      expect(address.line.endsWith(`${site.market.town} ${site.area.outcode}`)).toBe(true)
      expect(address.line).toContain(site.area.name)
    }
  })

  test('a home stands in its district', () => {
    for (const { position, site } of listings) {
      if (position) expect(greatCircleMeters(position, site.area)).toBeLessThan(4_000)
    }
    expect(share(({ position }) => position === null)).toBeGreaterThan(0.01)
    expect(share(({ position }) => position === null)).toBeLessThan(0.035)
  })
})

describe('words', () => {
  const lengths = listings.map(({ description }) => description.length)
  const lengthShare = (test: (length: number) => boolean) =>
    lengths.filter(test).length / lengths.length

  test('most descriptions are several paragraphs, some very short', () => {
    expect(lengthShare((length) => length < 200)).toBeGreaterThan(0.04)
    expect(lengthShare((length) => length < 200)).toBeLessThan(0.09)
    expect(lengthShare((length) => length >= 600 && length <= 1_400)).toBeGreaterThan(0.85)
    expect(Math.max(...lengths)).toBeLessThan(1_700)
    expect(share(({ description }) => description.split('\n\n').length >= 3)).toBeGreaterThan(0.82)
    expect(
      share(({ description }) => description.length > 600 && !description.includes('\n')),
    ).toBeGreaterThan(0.02)
  })

  test('nothing of the template shows', () => {
    for (const { title, description, features, address } of listings) {
      for (const text of [title, description, ...features, address.line]) {
        expect(text).not.toMatch(
          /undefined|null|NaN|[{}|]| {2}|\.\.|\s[,.]|^\s|\s$|\ban? (a|an|the)\b|\ban one|\ban [bcdfgjklmnpqrstvwxyz]/,
        )
        expect(text.charAt(0)).toBe(text.charAt(0).toUpperCase())
      }
    }
  })

  test('no sentence is said twice in one listing', () => {
    for (const { description } of listings) {
      const sentences = description.split(/(?<=[.!?])\s+/)
      expect(new Set(sentences).size).toBe(sentences.length)
    }
  })

  test('descriptions differ', () => {
    expect(new Set(listings.map(({ description }) => description)).size).toBeGreaterThan(2_980)
  })

  test('what is told agrees with the facts', () => {
    for (const { home, description, features } of listings) {
      const all = [description, ...features].join('\n')
      if (!home.lift) expect(all).not.toMatch(/\blift\b/i)
      if (!home.balcony) expect(all).not.toMatch(/balcony/i)
      if (home.baths < 2) expect(all).not.toMatch(/en suite|bathrooms/i)
      if (!home.chainFree) expect(all).not.toMatch(/no (onward )?chain|without a chain/i)
      if (!home.pets) expect(all).not.toMatch(/\bpets?\b/i)
      if (home.condition === 'dated') expect(all).not.toMatch(/newly fitted|refurbished/i)
      if (home.furnishing === 'unfurnished') expect(all).not.toMatch(/\bfurnished\b/i)
      if (home.kind === 'bungalow') expect(all).not.toMatch(/upstairs|landing/i)
      if (home.kind === 'land' || home.kind === 'commercial')
        expect(all).not.toMatch(/bedroom (unit|building|commercial)|lived in|move into/i)
      if (home.listingType === 'rent')
        expect(all).not.toMatch(/freehold|for sale|first-time buyer/i)
      else expect(all).not.toMatch(/tenancy|to let\b/i)
    }
  })

  test('five to eight features, none twice', () => {
    for (const { features } of listings) {
      expect(features.length).toBeGreaterThanOrEqual(5)
      expect(features.length).toBeLessThanOrEqual(8)
      expect(new Set(features).size).toBe(features.length)
    }
  })
})

describe('pictures', () => {
  test('four to eight each, mostly with a floorplan', () => {
    for (const { images } of listings) {
      expect(images.length).toBeGreaterThanOrEqual(4)
      expect(images.length).toBeLessThanOrEqual(8)
      expect(new Set(images).size).toBe(images.length)
    }
    expect(share(({ floorplanUrl }) => floorplanUrl === null)).toBeLessThan(0.07)
    expect(share(({ floorplanUrl }) => floorplanUrl === null)).toBeGreaterThan(0.02)
  })
})

describe('the past', () => {
  test('begins with the listing, runs forward and ends as it is now', () => {
    for (const { timeline, terms } of listings) {
      const times = timeline.history.map(({ at }) => at.getTime())
      expect(times).toEqual(times.toSorted((a, b) => a - b))
      expect(times[0]).toBe(timeline.createdAt.getTime())
      expect(times.at(-1)).toBeLessThan(TEST_NOW.getTime())
      expect(timeline.history[0]?.kind).toBe('listed')
      expect(timeline.history.at(-1)).toMatchObject({ price: terms.price, status: timeline.status })
      expect(timeline.updatedAt.getTime()).toBe(times.at(-1))
      const reductions = timeline.history.filter(({ kind }) => kind === 'price')
      expect(timeline.reducedAt).toEqual(reductions.at(-1)?.at ?? null)
    }
  })

  test('spreads over 120 days, some in the last three, about a tenth reduced', () => {
    const age = ({ timeline }: DemoListing) =>
      (TEST_NOW.getTime() - timeline.createdAt.getTime()) / DAY
    expect(Math.max(...listings.map(age))).toBeLessThan(122)
    expect(share((listing) => age(listing) <= 3)).toBeGreaterThan(0.05)
    expect(share((listing) => age(listing) <= 3)).toBeLessThan(0.12)
    expect(share(({ timeline }) => timeline.reducedAt !== null)).toBeGreaterThan(0.07)
    expect(share(({ timeline }) => timeline.reducedAt !== null)).toBeLessThan(0.14)
  })
})

describe('what is nearby', () => {
  test('every placed home has a bus stop, a school, a shop and somewhere to eat in reach', () => {
    for (const { position, nearby } of listings) {
      for (const type of AMENITY_TYPE_NAMES) {
        const meters = nearby.nearestMeters[type]
        if (!position) expect(meters).toBe(NO_AMENITY_METERS)
        else if (!type.endsWith('station')) expect(meters).toBeLessThan(4_000)
      }
    }
    const withBus = listings.filter(({ nearby }) => nearby.nearestMeters.bus_stop <= 500)
    expect(withBus.length / listings.length).toBeGreaterThan(0.8)
  })
})

test('phone numbers are those that Ofcom keeps for drama', () => {
  const drama =
    /^(020 7946 0\d{3}|0(113|114|115|116|117|118|121|131|141|151|161) 496 0\d{3}|0191 498 0\d{3}|028 9649 6\d{3}|029 2018 0\d{3}|01632 960\d{3})$/
  for (const { phone, people } of market.agencies) {
    for (const number of [phone, ...people.map((person) => person.phone)])
      expect(number).toMatch(drama)
  }
  for (const { agentPhone } of listings) expect(agentPhone).toMatch(drama)
  expect(market.agencies.length).toBeGreaterThan(40)
  expect(new Set(market.agencies.map(({ companyName }) => companyName)).size).toBe(
    market.agencies.length,
  )
})

test('a home made ready for the next tenant has no tenants who want notice', () => {
  const told = listings.map(({ description }) => description)
  expect(told.filter((text) => text.includes('next tenant')).length).toBeGreaterThan(0)
  expect(told.filter((text) => /next tenant.*tenants ask for/s.test(text))).toEqual([])
  expect(told.filter((text) => /other two bedrooms are all/.test(text))).toEqual([])
})
