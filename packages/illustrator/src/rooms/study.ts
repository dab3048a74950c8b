import { shade } from '../colour.ts'
import { WHITE } from '../palette.ts'
import { rect, stroke } from '../shapes.ts'
import { bookcase } from './bookcase.ts'
import { underneath } from './floorShadow.ts'
import { chair, rug, sofa } from './furniture.ts'
import { tableLamp } from './lamps.ts'
import { framed, housePlant } from './ornaments.ts'
import { FLOOR, type Room } from './room.ts'
import { bookColours } from './scheme.ts'
import { shell, sunPatch } from './shell.ts'
import { curtains, roomWindow } from './windows.ts'

export function study(room: Room): string {
  const { scheme, random } = room
  return (
    shell(room) +
    roomWindow(room, 330, 82, 168, 178) +
    curtains(room, 330, 82, 168, scheme.second) +
    bookcase(40, FLOOR + 8, 176, 284, scheme.wood, random, bookColours(room.scheme)) +
    rug(430, 428, 220, 32, scheme.rug, random.int(0, 2)) +
    sunPatch(350, 130) +
    underneath(312, 404, 250) +
    stroke('M322 322L314 404M552 322L560 404', shade(scheme.wood, -0.2), 6) +
    rect(300, 312, 274, 11, scheme.wood, { rx: 3 }) +
    rect(312, 323, 74, 34, shade(scheme.wood, -0.08)) +
    rect(398, 262, 82, 50, '#3B4246', { rx: 3 }) +
    rect(402, 266, 74, 42, '#C9D8D8') +
    rect(384, 309, 110, 4, '#8E9698') +
    tableLamp(534, 312, WHITE, scheme.accent) +
    chair(454, 436, scheme.textile, -1) +
    sofa(584, 424, 110, scheme.accent, [scheme.second], 1) +
    housePlant(252, 408, 120, random) +
    framed(596, 120, 84, 104, [scheme.textile, scheme.accent, scheme.second], random.int(0, 2))
  )
}
