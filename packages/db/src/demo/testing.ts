import { readGazetteer } from '../gazetteer/read.ts'
import { readDemoMarket, type Station } from './demoMarket.ts'

/** The moment at which the tests look at the demo market. */
export const TEST_NOW = new Date('2026-11-20T12:00:00Z')

/** The stations of the gazetteer, without a database. */
export function gazetteerStations(): Station[] {
  return readGazetteer().flatMap(({ kind, name, lat, lng }) =>
    kind === 'train_station' || kind === 'tube_station'
      ? [{ amenityType: kind, name, lat, lng }]
      : [],
  )
}

/** The demo market as the tests see it. */
export const testMarket = () => readDemoMarket(TEST_NOW, gazetteerStations())
