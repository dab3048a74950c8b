import type { AmenityPlace } from '@hearth/core/amenity/analyse.ts'
import { movedBy } from './addresses/streetPlan.ts'
import type { Site } from './markets.ts'
import { createRandom, type Random } from './random.ts'

/** A made-up place near homes of the demo. */
export interface DemoPlace extends AmenityPlace {
  amenityType: 'bus_stop' | 'school' | 'supermarket' | 'pub' | 'cafe' | 'restaurant'
  address: string
  sourceKey: string
  /** Its district and town, as a gazetteer says what contains a place. */
  within: string[]
}

type DemoKind = DemoPlace['amenityType']

/** How many stand in an area, and how far out, against how far its homes are spread. */
const COUNTS: Record<DemoKind, number> = {
  bus_stop: 46,
  school: 8,
  supermarket: 7,
  pub: 11,
  cafe: 13,
  restaurant: 12,
}
const FURTHER_OUT = 1.25
/** Stops and shops are spread over a district even where its homes stand close together. */
const LEAST_SPREAD_METERS = 420

const SAINTS = [
  'St Mary’s',
  'St Peter’s',
  'St Luke’s',
  'Holy Trinity',
  'St Anne’s',
  'St Joseph’s',
  'All Saints',
  'St Bede’s',
  'Christ Church',
]
const GROVES = [
  'Honeywell',
  'Larkrise',
  'Elm Park',
  'Fairlawn',
  'Greenhill',
  'Brookside',
  'Ashgrove',
  'Meadowbank',
  'Kingswood',
  'Hillside',
  'Oakbank',
  'Riverside',
  'Southfield',
  'Westbrook',
  'Beechcroft',
]
const FOOD_SHOPS = [
  'Market Place Foods',
  'Fieldfare Supermarket',
  'Larder & Vine',
  'Daily Basket',
  'Greengate Stores',
  'Harvest Foods',
  'The Corner Pantry',
  'Wren’s Grocers',
  'Hartley Foodhall',
  'Northgate Supermarket',
  'Orchard Food Store',
  'Swift & Fair',
]
const PUB_FIRST = [
  'Fox',
  'Plough',
  'Swan',
  'Railway',
  'Rose',
  'Lamb',
  'Anchor',
  'Bell',
  'Ship',
  'White Hart',
  'Woolpack',
  'Nightingale',
  'Crooked Billet',
  'Old Oak',
  'Blue Boar',
  'Golden Fleece',
  'King’s Head',
  'Wheatsheaf',
  'Three Tuns',
  'Jolly Gardener',
  'Barley Mow',
  'Green Man',
  'Weathercock',
]
const PUB_SECOND = ['', '', '', '', ' Inn', ' Tavern']
const CAFES = [
  'Blackbird Coffee',
  'The Proving Drawer',
  'Paper Lantern',
  'Small Hours',
  'Saltmarsh Bakery',
  'Marmalade',
  'Grindstone',
  'Tall Pines Coffee',
  'Hearthside Bakes',
  'Copper Kettle',
  'The Reading Room',
  'Bread & Thread',
  'Magpie',
  'Second Cup House',
  'Ginger & Rye',
  'Nook',
  'Daybreak',
  'Lemon Street Café',
  'Treacle',
  'Fernleaf',
]
const RESTAURANTS = [
  'Olive & Ember',
  'Casa Lucia',
  'The Spice Yard',
  'Sakura Kitchen',
  'Trattoria Bellini',
  'Saffron House',
  'Little Anatolia',
  'The Oyster Shed',
  'Bao & Bean',
  'Pho Lantern',
  'Tamarind',
  'La Petite Table',
  'Smoke & Salt',
  'Taverna Eleni',
  'Jade Garden',
  'Mezze Street',
  'Carbone & Sons',
  'The Dining Room',
  'Masala Works',
  'Fig & Thistle',
]
const STOP_SUFFIXES = ['', '', ' (Stop A)', ' (Stop B)', ' (Stop C)']

/** The made-up places around the homes of one area; `streets` are the names its bus stops take. */
export function placesAround(site: Site, streets: readonly string[]): DemoPlace[] {
  const random = createRandom(`nearby/${site.market.town}/${site.area.name}`)
  const takenNames = new Set<string>()
  const streetNames = streets.length > 0 ? streets : ['High Street']
  return (Object.keys(COUNTS) as DemoKind[]).flatMap((kind) =>
    Array.from({ length: COUNTS[kind] }, (_, i) => {
      const name = freshName(random, kind, streetNames, takenNames)
      const street = random.pick(streetNames)
      return {
        amenityType: kind,
        name,
        address: `${street}, ${site.area.name}`,
        sourceKey: `${site.market.town}/${site.area.name}/${kind}/${i}`,
        within: [...new Set([site.area.name, site.market.town, site.market.nation])],
        ...somewhereIn(random, site),
      }
    }),
  )
}

function somewhereIn(random: Random, { area }: Site) {
  const [lat, lng] = random.pick(area.anchors)
  const spread = Math.max(LEAST_SPREAD_METERS, area.spreadMeters) * FURTHER_OUT
  return movedBy({ lat, lng }, random.bell() * spread, random.bell() * spread)
}

// Several stops may share a name; of schools, shops and pubs each has its own.
function freshName(
  random: Random,
  kind: DemoKind,
  streets: readonly string[],
  taken: Set<string>,
): string {
  for (let tries = 0; ; tries++) {
    const name = nameOf(random, kind, streets)
    if (kind === 'bus_stop' || !taken.has(name) || tries > 100) {
      taken.add(name)
      return name
    }
  }
}

function nameOf(random: Random, kind: DemoKind, streets: readonly string[]): string {
  switch (kind) {
    case 'bus_stop':
      return `${random.pick(streets)}${random.pick(STOP_SUFFIXES)}`
    case 'school':
      return random.chance(0.4)
        ? `${random.pick(SAINTS)} ${random.pick(['Primary School', 'Primary School', 'High School'])}`
        : `${random.pick(GROVES)} ${random.pick(['Primary', 'Primary School', 'Academy', 'School', 'Infant School'])}`
    case 'supermarket':
      return random.pick(FOOD_SHOPS)
    case 'pub':
      return `The ${random.pick(PUB_FIRST)}${random.pick(PUB_SECOND)}`
    case 'cafe':
      return random.pick(CAFES)
    case 'restaurant':
      return random.pick(RESTAURANTS)
  }
}
