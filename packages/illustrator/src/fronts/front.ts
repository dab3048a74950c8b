import { illuminate } from '../colour.ts'
import type { Defs } from '../defs.ts'
import { SHINING } from '../palette.ts'
import type { Building, Picture } from '../picture.ts'
import { createRandom, type Random, takeTurns } from '../random.ts'
import { group } from '../shapes.ts'
import { horizon, sky, WEATHERS, type WeatherName } from '../sky.ts'
import type { Elevation, Season, Stage } from '../stage.ts'
import { bungalow } from './bungalow.ts'
import { commercial } from './commercial.ts'
import { cottage } from './cottage.ts'
import { detached } from './detached.ts'
import { flats } from './flats.ts'
import { land } from './land.ts'
import { maisonette } from './maisonette.ts'
import { semi } from './semi.ts'
import { foreground, nearby, treesBeside } from './surroundings.ts'
import { terraced } from './terraced.ts'

const WEATHER_TURNS = [
  'day',
  'morning',
  'grey',
  'spring',
  'dusk',
  'day',
  'evening',
] as const satisfies readonly WeatherName[]
const SEASONS = [
  'summer',
  'spring',
  'autumn',
  'summer',
  'winter',
] as const satisfies readonly Season[]

const ELEVATIONS: Record<Exclude<Building, 'land'>, (stage: Stage) => Elevation> = {
  terraced,
  semi,
  detached,
  flats,
  bungalow,
  cottage,
  maisonette,
  commercial,
}

/** The outside of a home; the second and third picture come closer and come at another time. */
export function front(picture: Picture, defs: Defs): string {
  const { building, seed, nth } = picture
  const outside = createRandom('outside', building, seed, nth)
  const turn = seed + (nth - 1) * 2
  const weather = takeTurns<WeatherName>(WEATHER_TURNS, turn)
  const stage: Stage = {
    seed,
    beds: picture.beds,
    nth,
    random: createRandom('building', building, seed),
    defs,
    season: weather === 'spring' ? 'spring' : takeTurns(SEASONS, Math.floor(turn / 2)),
    lit: WEATHERS[weather].lit,
  }
  const light = (markup: string): string => illuminate(markup, WEATHERS[weather].light, SHINING)
  const { scenery, doorX } =
    building === 'land' ? fields(stage, outside, weather) : home(building, stage, outside, weather)
  const ground = light(scenery)
  defs.recolour(light)
  const drawing = sky(defs, outside, weather) + ground
  return nth > 1 && building !== 'land'
    ? group(drawing, { transform: closer(doorX, nth) })
    : drawing
}

interface View {
  scenery: string
  doorX: number
}

function fields(stage: Stage, outside: Random, weather: WeatherName): View {
  return { scenery: horizon(outside, weather, 'country') + land(stage), doorX: 360 }
}

function home(
  building: Exclude<Building, 'land'>,
  stage: Stage,
  outside: Random,
  weather: WeatherName,
): View {
  const elevation = ELEVATIONS[building](stage)
  const isTown = elevation.setting === 'street' || elevation.setting === 'forecourt'
  const scenery =
    horizon(outside, weather, isTown ? 'town' : 'country') +
    treesBeside(stage, outside, elevation) +
    foreground(stage, outside, elevation) +
    elevation.art +
    nearby(stage, outside, elevation)
  return { scenery, doorX: elevation.doorX }
}

function closer(doorX: number, nth: number): string {
  const scale = nth % 2 === 0 ? 1.7 : 1.3
  const x = Math.min(0, Math.max(720 - 720 * scale, 360 - doorX * scale))
  return `translate(${Math.round(x)} ${Math.round(462 - 462 * scale)}) scale(${scale})`
}
