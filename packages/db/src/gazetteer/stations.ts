import railway from 'uk-railway-stations' with { type: 'json' }
import northernIreland from './data/northernIrelandStations.json' with { type: 'json' }
import tube from './data/tubeStations.json' with { type: 'json' }
import { aliasesOf, unique } from './names.ts'
import type { Draft } from './row.ts'

/** How far around a station people mean when they name it as a place: a good ten minutes' walk. */
const STATION_EXTENT = 1000
/** Below any settlement's: "Guildford" is the town, and its station only where a station is asked for. */
const IMPORTANCE = { train: 300, tube: 400 }

/** The railway stations of Great Britain (npm uk-railway-stations) and of Northern Ireland (our list). */
export function readTrainStations(): Draft[] {
  const britain = railway.map((station): Draft => {
    const { name, aliases } = stationName(station.stationName)
    return {
      ...trainStation(name, station.lat, station.long),
      aliases,
      source: 'uk-railway-stations',
      sourceKey: station.crsCode,
    }
  })
  const ours = northernIreland.map(
    ({ name, lat, lng }): Draft => ({
      ...trainStation(name, lat, lng),
      source: 'hearth',
      sourceKey: `train:${name}`,
    }),
  )
  return [...britain, ...ours]
}

/** London Underground and DLR stations. */
export function readTubeStations(): Draft[] {
  return tube.map(({ name, lat, lng }) => ({
    kind: 'tube_station',
    name,
    aliases: aliasesOf(name),
    lat,
    lng,
    extentMeters: STATION_EXTENT,
    importance: IMPORTANCE.tube,
    source: 'tfl',
    sourceKey: name,
  }))
}

const trainStation = (name: string, lat: number, lng: number) => ({
  kind: 'train_station' as const,
  name,
  aliases: aliasesOf(name),
  lat,
  lng,
  extentMeters: STATION_EXTENT,
  importance: IMPORTANCE.train,
})

/** "London Kings Cross" → King's Cross as people write it; "Newport (South Wales)" → "Newport". */
function stationName(official: string): { name: string; aliases: string[] } {
  const spelt = SPELLINGS[official] ?? official.replace(/ Rail$/, '')
  const name = spelt.replace(/ \([^)]*\)$/, '')
  const terminus = /^London (?!Road|Fields)(.+)$/.exec(name)?.[1]
  const short = terminus ?? KNOWN_WITHOUT_CITY.get(name)
  const others = short ? [official, spelt, short, ...aliasesOf(short)] : [official, spelt]
  return {
    name,
    aliases: unique([...others, ...aliasesOf(name)].filter((other) => other !== name)),
  }
}

/** Great stations that people call without their city: "New Street station". */
const KNOWN_WITHOUT_CITY: ReadonlyMap<string, string> = new Map([
  ['Birmingham New Street', 'New Street'],
  ['Bristol Temple Meads', 'Temple Meads'],
  ['Cardiff Queen Street', 'Queen Street'],
  ['Edinburgh Waverley', 'Waverley'],
  ['Glasgow Queen Street', 'Queen Street'],
  ['Liverpool Lime Street', 'Lime Street'],
  ['Manchester Piccadilly', 'Piccadilly'],
])

/** Where the railway's spelling is not the one on the map. */
const SPELLINGS: Readonly<Record<string, string>> = {
  'London Kings Cross': "London King's Cross",
  'London St Pancras International': 'London St Pancras',
  'Queens Park (London)': "Queen's Park (London)",
  'Queens Park (Glasgow)': "Queen's Park (Glasgow)",
  'Shepherds Bush': "Shepherd's Bush",
}
