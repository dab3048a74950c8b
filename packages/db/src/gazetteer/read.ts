import { readGeonames } from './geonames.ts'
import { mergeSettlements } from './merge.ts'
import { keptFromNeighbours } from './neighbours.ts'
import { readCityDistricts, readLondonDistricts, readRegions, readVillages } from './ownPlaces.ts'
import type { Draft, GazetteerRow } from './row.ts'
import { readTrainStations, readTubeStations } from './stations.ts'
import { indexSettlements, parentsOfStation, type SettlementIndex } from './within.ts'

/** Every place that Hearth knows, from npm packages and our own lists: pure data, in a fixed order. */
export function readGazetteer(): GazetteerRow[] {
  const settlements = readSettlements()
  const index = indexSettlements(settlements)
  const stations = [...readTrainStations(), ...readTubeStations()].map((station) => ({
    ...station,
    parents: parentsOfStation(station, index),
  }))
  const bounded = keptFromNeighbours(settlements)
  return tellApart([...readRegions(), ...bounded, ...stations], index).map(toRow)
}

function readSettlements(): Draft[] {
  const geonames = readGeonames()
  const towns = new Map(
    geonames
      .toSorted((a, b) => a.importance - b.importance)
      .map((town) => [town.name, town.parents ?? []]),
  )
  const ours = [
    ...readLondonDistricts(),
    ...readCityDistricts((city) => towns.get(city) ?? []),
    ...readVillages(),
  ]
  const merged = mergeSettlements(ours, geonames)
  const index = indexSettlements(merged)
  return merged.map((draft) => (draft.source === 'geonames' ? withTown(draft, index) : draft))
}

/** GeoNames' districts do not say of which town they are; those of London have a borough's code. */
function withTown(draft: Draft, index: SettlementIndex): Draft {
  const parents = draft.parents ?? []
  if (draft.kind !== 'district' || parents.includes('London')) return draft
  const town = index.townAround(draft)
  return town ? { ...draft, parents: [town.name, ...(town.parents ?? [])] } : draft
}

/** Two villages of one name in one county: the smaller one also says which town it is near. */
function tellApart(drafts: readonly Draft[], index: SettlementIndex): Draft[] {
  const seen = new Set<string>()
  const identity = ({ kind, name, parents = [] }: Draft) => [kind, name, ...parents].join('|')
  const told = new Map<Draft, Draft>()
  for (const draft of drafts.toSorted((a, b) => b.importance - a.importance)) {
    const town = seen.has(identity(draft)) ? index.nearestTown(draft) : undefined
    const apart = town ? { ...draft, parents: [town.name, ...(draft.parents ?? [])] } : draft
    seen.add(identity(apart))
    told.set(draft, apart)
  }
  return drafts.map((draft) => told.get(draft) ?? draft)
}

function toRow({ parents = [], ...draft }: Draft): GazetteerRow {
  return { ...draft, within: parents }
}
