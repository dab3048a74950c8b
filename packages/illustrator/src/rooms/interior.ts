import { illuminate } from '../colour.ts'
import type { Defs } from '../defs.ts'
import { garden } from '../garden.ts'
import { SHINING } from '../palette.ts'
import type { Picture, Scene } from '../picture.ts'
import { createRandom, takeTurns } from '../random.ts'
import { sky, WEATHERS } from '../sky.ts'
import type { Season } from '../stage.ts'
import { bathroom } from './bathroom.ts'
import { bedroom } from './bedroom.ts'
import { kitchen } from './kitchen.ts'
import { living } from './living.ts'
import type { Room } from './room.ts'
import { type Scheme, schemeOf } from './scheme.ts'
import { isDark } from './shell.ts'
import { workplace } from './workplace.ts'

const SEASONS = ['summer', 'spring', 'autumn', 'summer'] as const satisfies readonly Season[]

type RoomScene = Extract<Scene, 'living' | 'kitchen' | 'bedroom' | 'bathroom' | 'garden'>

const ROOMS: Record<Exclude<RoomScene, 'garden'>, (room: Room) => string> = {
  living,
  kitchen,
  bedroom,
  bathroom,
}

/** Dark walls are for the living room and the main bedroom; elsewhere they would weigh. */
function schemeFor(seed: number, scene: RoomScene, nth: number): Scheme {
  const scheme = schemeOf(seed)
  const isGrand = scene === 'living' || (scene === 'bedroom' && nth === 1)
  return isGrand || !isDark(scheme.wall) ? scheme : { ...scheme, wall: '#E6E8DE' }
}

/** A room or the garden of a home; its colours come from the listing's seed, so that they agree. */
export function interior(picture: Picture, scene: RoomScene, defs: Defs): string {
  const { building, seed, nth } = picture
  const room: Room = {
    ...picture,
    // Both pictures of a kitchen show the same one.
    random: createRandom(scene, building, seed, scene === 'kitchen' ? 1 : nth),
    defs,
    season: takeTurns(SEASONS, seed),
    lit: 0,
    scheme: schemeFor(seed, scene, nth),
  }
  if (scene === 'garden') {
    const weather = takeTurns(['day', 'morning', 'spring', 'day'] as const, seed)
    const light = (markup: string): string => illuminate(markup, WEATHERS[weather].light, SHINING)
    const ground = light(garden(room))
    defs.recolour(light)
    return sky(defs, room.random, weather) + ground
  }
  return building === 'commercial' ? workplace(room) : ROOMS[scene](room)
}
