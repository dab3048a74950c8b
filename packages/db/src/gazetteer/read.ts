import { readGeonames } from './geonames.ts'
import type { Draft, GazetteerRow } from './row.ts'
import { readTrainStations, readTubeStations } from './stations.ts'

/** Every place that Hearth knows, from npm packages and our own lists: pure data, in a fixed order. */
export function readGazetteer(): GazetteerRow[] {
  return [...readGeonames(), ...readTrainStations(), ...readTubeStations()].map(
    ({ parents = [], ...draft }: Draft) => ({ ...draft, within: parents }),
  )
}
