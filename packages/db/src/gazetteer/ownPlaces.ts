import areas from './data/areas.json' with { type: 'json' }
import cityDistricts from './data/cityDistricts.json' with { type: 'json' }
import counties from './data/counties.json' with { type: 'json' }
import londonAreas from './data/londonAreas.json' with { type: 'json' }
import londonDistricts from './data/londonDistricts.json' with { type: 'json' }
import villages from './data/villages.json' with { type: 'json' }
import { aliasesOf, nameKey, unique } from './names.ts'
import type { Draft } from './row.ts'

interface Entry {
  name: string
  lat: number
  lng: number
  extentMeters: number
  aliases?: string[]
}
type Groups = Readonly<Record<string, readonly Entry[]>>

/** A borough counts for less than the district of its name: "Ealing" is the place around the Broadway. */
const IMPORTANCE = {
  borough: 10_000,
  area: 60_000,
  part: 150_000,
  county: 80_000,
  town: 12_000,
  village: 3000,
}
const TOWN_METERS = 1500

/** People still write the county that a London borough belonged to before 1965: "Bromley, Kent". */
const FORMER_COUNTY: Readonly<Record<string, string>> = {
  'Barking and Dagenham': 'Essex',
  Barnet: 'Hertfordshire',
  Bexley: 'Kent',
  Brent: 'Middlesex',
  Bromley: 'Kent',
  Croydon: 'Surrey',
  Ealing: 'Middlesex',
  Enfield: 'Middlesex',
  Harrow: 'Middlesex',
  Havering: 'Essex',
  Hillingdon: 'Middlesex',
  Hounslow: 'Middlesex',
  'Kingston upon Thames': 'Surrey',
  Merton: 'Surrey',
  Redbridge: 'Essex',
  'Richmond upon Thames': 'Surrey',
  Sutton: 'Surrey',
  'Waltham Forest': 'Essex',
}

/** What contains a place in a London borough, nearest first. */
export function withinBorough(borough: string): string[] {
  const former = FORMER_COUNTY[borough]
  return ['London', borough, 'Greater London', ...(former ? [former] : []), 'England']
}

/** The districts of London, each in its borough. */
export function readLondonDistricts(): Draft[] {
  return entriesOf(londonDistricts).map(([borough, entry]) => ({
    ...draftOf('district', entry, `london/${borough}`),
    importance: residentsOf(entry),
    parents: withinBorough(borough),
  }))
}

/** The districts of other cities and towns; `within` their city is found out by `parentsOfCity`. */
export function readCityDistricts(parentsOfCity: (city: string) => string[]): Draft[] {
  return entriesOf(cityDistricts).map(([city, entry]) => ({
    ...draftOf('district', entry, city),
    importance: residentsOf(entry),
    parents: [city, ...parentsOfCity(city)],
  }))
}

/** Villages and small towns that GeoNames lacks, by "county, country". */
export function readVillages(): Draft[] {
  return entriesOf(villages).map(([county, entry]) => ({
    ...draftOf(entry.extentMeters < TOWN_METERS ? 'village' : 'town', entry, county),
    importance: entry.extentMeters < TOWN_METERS ? IMPORTANCE.village : IMPORTANCE.town,
    parents: county.split(', '),
  }))
}

/** Countries, counties, boroughs and areas: what settlements lie in. */
export function readRegions(): Draft[] {
  const boroughs = londonAreas.boroughs.map((entry) => ({
    ...draftOf('borough', entry, 'london'),
    importance: IMPORTANCE.borough,
    parents: ['London', 'Greater London', 'England'],
  }))
  const parts = londonAreas.parts.map((entry) => ({
    ...draftOf('area', entry, 'london'),
    importance: IMPORTANCE.part,
    parents: ['London', 'England'],
  }))
  return [
    ...COUNTRIES,
    ...regions('county', counties),
    ...regions('area', areas),
    ...boroughs,
    ...parts,
  ]
}

const regions = (kind: 'county' | 'area', groups: Groups): Draft[] =>
  entriesOf(groups).map(([country, entry]) => ({
    ...draftOf(kind, entry, country),
    importance: IMPORTANCE[kind],
    parents: [country],
  }))

const entriesOf = (groups: Groups) =>
  Object.entries(groups).flatMap(([group, entries]) =>
    entries.map((entry) => [group, entry] as const),
  )

function draftOf(kind: Draft['kind'], entry: Entry, group: string) {
  const { name, lat, lng, extentMeters } = entry
  const spellings = unique([...(entry.aliases ?? []), ...aliasesOf(name)])
  const aliases = spellings.filter((alias) => alias !== name)
  const sourceKey = `${kind}:${nameKey(group)}:${nameKey(name)}`
  return { kind, name, aliases, lat, lng, extentMeters, source: 'hearth' as const, sourceKey }
}

/** About as many as live in a circle of that radius in a British city. */
function residentsOf({ extentMeters }: Entry): number {
  return Math.round((extentMeters / 1000) ** 2 * 15_000)
}

const country = (
  name: string,
  lat: number,
  lng: number,
  km: number,
  aliases: string[] = [],
): Draft => ({
  ...draftOf('country', { name, lat, lng, extentMeters: km * 1000, aliases }, 'uk'),
  importance: 1_000_000,
  parents: name === 'United Kingdom' ? [] : ['United Kingdom'],
})

const COUNTRIES: readonly Draft[] = [
  country('United Kingdom', 54.6, -3.4, 640, ['UK', 'Great Britain', 'Britain']),
  country('England', 52.8, -1.6, 300),
  // Shetland is left outside: a circle that held it would hold Newcastle and Belfast too.
  country('Scotland', 57, -4.2, 230),
  country('Wales', 52.33, -3.75, 118, ['Cymru']),
  country('Northern Ireland', 54.65, -6.7, 95, ['NI', 'Ulster']),
]
