import {
  type AmenityAnalysis,
  type AmenityPlaces,
  analyseAmenities,
} from '@hearth/core/amenity/analyse.ts'
import { AMENITY_TYPE_NAMES, NO_AMENITY_METERS } from '@hearth/core/amenity/contract.ts'
import type { Point } from '@hearth/core/place/distance.ts'
import { type Address, addressFor } from './addresses/address.ts'
import type { StreetPlan } from './addresses/streetPlan.ts'
import type { Agency } from './agencies.ts'
import { type NearStation, type Story, storyOf } from './descriptions/story.ts'
import { describe } from './descriptions/write.ts'
import { featuresOf } from './features.ts'
import { type Timeline, timelineOf } from './history.ts'
import { homeAt } from './homes/facts.ts'
import type { Home } from './homes/home.ts'
import type { Site } from './markets.ts'
import { type FrontsShown, mediaOf } from './pictures/pictures.ts'
import { type Terms, termsOf } from './prices.ts'
import type { Random } from './random.ts'
import { titleOf } from './titles.ts'

/** One listing of the demo, complete. */
export interface DemoListing {
  home: Home
  site: Site
  address: Address
  /** Null for the few whose position is unknown. */
  position: Point | null
  terms: Terms
  title: string
  description: string
  features: string[]
  images: string[]
  floorplanUrl: string | null
  /** yyyy-MM-dd, for homes to rent. */
  availableFrom: string | null
  /** Place of its agency in the market's list. */
  agency: number
  agentName: string
  agentPhone: string
  timeline: Timeline
  nearby: AmenityAnalysis
}

/** A home with its address, before anything around it exists. */
export interface Draft {
  random: Random
  home: Home
  address: Address
}

interface Surroundings {
  site: Site
  now: Date
  nearby: AmenityPlaces
  agencies: readonly Agency[]
  /** By the listings of the site before this one; it counts itself in. */
  shown: FrontsShown
}

const DAY = 86_400_000
const UNPLACED_SHARE = 0.02
const STATION_WALK_MINUTES = 25
const NOTHING_NEARBY: AmenityAnalysis = {
  nearestMeters: Object.fromEntries(
    AMENITY_TYPE_NAMES.map((type) => [type, NO_AMENITY_METERS]),
  ) as AmenityAnalysis['nearestMeters'],
  amenities: [],
}

/** Invents a home at an address that no other listing has. */
export function draftOf(random: Random, site: Site, plan: StreetPlan, taken: Set<string>): Draft {
  const home = homeAt(random, site)
  for (;;) {
    const address = addressFor(random, site, home, plan)
    if (taken.has(address.line)) continue
    taken.add(address.line)
    return { random, home, address }
  }
}

/** Gives a draft its price, words, pictures, past and surroundings. */
export function finished({ random, home, address }: Draft, around: Surroundings): DemoListing {
  const { site, now } = around
  const position = random.chance(UNPLACED_SHARE) ? null : { lat: address.lat, lng: address.lng }
  const nearby = position ? analyseAmenities(position, around.nearby) : NOTHING_NEARBY
  const terms = termsOf(random, site, home)
  const timeline = timelineOf(random, now, home.listingType, terms.price)
  const available = availability(random, home, now, timeline)
  const station = nearestStation(nearby)
  const story = storyOf({ home, site, address, terms, station, availableFrom: available.inWords })
  return {
    home,
    site,
    address,
    position,
    terms,
    ...wordsOf(random, story),
    features: featuresOf(random, { home, site, terms, station }),
    ...mediaOf(random, { home, site, address }, around.shown),
    availableFrom: available.date,
    ...personOf(random, site, around.agencies),
    timeline,
    nearby,
  }
}

function wordsOf(random: Random, story: Story) {
  const form = random.weighted([
    ['paragraphs', 89],
    ['short', 6],
    ['onePiece', 5],
  ] as const)
  return { title: titleOf(random, story), description: describe(random, story, form) }
}

function nearestStation({ amenities }: AmenityAnalysis): NearStation | null {
  const stations = amenities
    .filter((a) => a.amenityType === 'train_station' || a.amenityType === 'tube_station')
    .toSorted((a, b) => a.distanceMeters - b.distanceMeters)
  const [first] = stations
  if (!first || first.distanceMinutes > STATION_WALK_MINUTES) return null
  return { name: first.name, minutes: first.distanceMinutes }
}

function availability(random: Random, home: Home, now: Date, timeline: Timeline) {
  if (home.listingType === 'sale') return { date: null, inWords: null }
  if (random.chance(0.3)) return { date: isoDate(timeline.createdAt), inWords: null }
  const from = new Date(now.getTime() + random.int(4, 70) * DAY)
  return { date: isoDate(from), inWords: `${from.getUTCDate()} ${MONTHS[from.getUTCMonth()]}` }
}

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
const isoDate = (date: Date) => date.toISOString().slice(0, 10)

function personOf(random: Random, site: Site, agencies: readonly Agency[]) {
  const local = agencies.flatMap((agency, i) => (agency.town === site.market.town ? [i] : []))
  const index = random.pick(local)
  const person = random.pick(agencies[index]?.people ?? [])
  return { agency: index, agentName: person.name, agentPhone: person.phone }
}
