import type { Site } from '../markets.ts'
import type { Random } from '../random.ts'
import type { Home, Kind, Outdoors } from './home.ts'

/** What is outside: houses mostly have a garden, flats sometimes share one. */
export function outdoorsOf(random: Random, kind: Kind, floor: number | null): Outdoors | null {
  const aspect = random.weighted([
    ['south', 3],
    ['south-west', 2],
    ['west', 2],
    ['east', 1],
    [null, 7],
  ] as const)
  if (kind === 'land' || kind === 'commercial') return null
  if (floor === null) {
    if (kind === 'mews') return random.chance(0.35) ? { kind: 'courtyard', aspect: null } : null
    if (kind === 'terrace' && random.chance(0.18)) return { kind: 'courtyard', aspect }
    return { kind: 'garden', aspect }
  }
  if (kind === 'penthouse') return { kind: 'roofTerrace', aspect: null }
  if (floor <= 0 && kind !== 'newFlat' && kind !== 'studio' && kind !== 'tenement')
    return random.chance(floor < 0 ? 0.85 : 0.5) ? { kind: 'garden', aspect } : null
  if (kind === 'conversion' && floor >= 3 && random.chance(0.2))
    return { kind: 'roofTerrace', aspect: null }
  return random.chance(kind === 'tenement' ? 0.5 : 0.22) ? { kind: 'communal', aspect: null } : null
}

/** Where a car goes; in the older inner districts on the street, by permit. */
export function parkingOf(random: Random, kind: Kind, site: Site): Home['parking'] {
  const inner = ['terraces', 'familyTerraces', 'mansion', 'georgian', 'tenement'].includes(
    site.area.stock,
  )
  switch (kind) {
    case 'detached':
    case 'bungalow':
      return random.weighted([
        ['garage', 6],
        ['driveway', 5],
      ])
    case 'semi':
      return random.weighted([
        ['driveway', 6],
        ['garage', 3],
        ['permit', inner ? 4 : 0],
        [null, 1],
      ])
    case 'newFlat':
    case 'penthouse':
    case 'blockFlat':
      return random.weighted([
        ['allocated', inner ? 2 : 4],
        ['permit', inner ? 2 : 0],
        [null, 5],
      ])
    case 'townhouse':
      return random.weighted([
        ['garage', 3],
        ['permit', 4],
        [null, 3],
      ])
    case 'cottage':
      return random.weighted([
        ['driveway', 4],
        [null, 4],
      ])
    case 'mews':
      return random.weighted([
        ['garage', 3],
        ['permit', 3],
      ])
    case 'land':
      return null
    default:
      return random.weighted([
        ['permit', inner ? 5 : 1],
        ['driveway', inner ? 0.4 : 2],
        [null, 5],
      ])
  }
}
