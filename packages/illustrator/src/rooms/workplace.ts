import { shade } from '../colour.ts'
import { CHARCOAL, WHITE } from '../palette.ts'
import { circle, d, ellipse, path, rect, repeat, stroke } from '../shapes.ts'
import { bookcase } from './bookcase.ts'
import { underneath } from './floorShadow.ts'
import { pendant } from './lamps.ts'
import { housePlant, vase } from './ornaments.ts'
import type { Room } from './room.ts'
import { shell, sunPatch } from './shell.ts'
import { roomWindow } from './windows.ts'

/** Inside a shop or an office: the sales floor, then the desks. */
export function workplace(room: Room): string {
  return room.nth % 2 === 1 ? salesFloor(room) : desks(room)
}

function salesFloor(room: Room): string {
  const { scheme, random } = room
  const goods = [scheme.accent, scheme.second, scheme.textile, '#E9DFCF', '#8FA9B5', '#D8A23A']
  const lamp = random.int(0, 2)
  return (
    shell(room, 'boards') +
    roomWindow(room, 44, 88, 176, 236) +
    sunPatch(60, 140) +
    bookcase(262, 372, 196, 276, scheme.wood, random, goods) +
    bookcase(478, 372, 196, 276, scheme.wood, random, goods) +
    [150, 360, 570].map((x) => pendant(x, 54, scheme.accent, lamp)).join('') +
    underneath(150, 462, 420) +
    rect(160, 372, 400, 88, scheme.feature) +
    stroke(
      repeat(5, (i) => d`M${174 + i * 76} 388h66v58h-66Z`),
      shade(scheme.feature, -0.2),
      2,
    ) +
    rect(148, 360, 424, 14, scheme.wood, { rx: 3 }) +
    rect(430, 318, 62, 42, CHARCOAL, { rx: 3 }) +
    rect(436, 324, 50, 26, '#B9CDCE') +
    vase(220, 360, random) +
    rect(272, 338, 66, 22, WHITE, { rx: 3 }) +
    rect(350, 346, 36, 14, scheme.second, { rx: 2 }) +
    housePlant(648, 446, 130, random)
  )
}

function desks(room: Room): string {
  const { scheme, random } = room
  const desk = (x: number, y: number): string =>
    underneath(x, y + 78, 210) +
    stroke(d`M${x + 12} ${y + 8}V${y + 80}M${x + 198} ${y + 8}V${y + 80}`, CHARCOAL, 5) +
    rect(x, y, 210, 10, scheme.wood, { rx: 3 }) +
    rect(x + 60, y - 54, 88, 48, CHARCOAL, { rx: 3 }) +
    rect(x + 64, y - 50, 80, 40, '#C9D8D8') +
    rect(x + 98, y - 8, 12, 8, CHARCOAL) +
    path(d`M${x + 80} ${y + 80}v-30q24 -10 48 0v30`, scheme.accent) +
    ellipse(x + 104, y + 26, 34, 9, scheme.accent) +
    circle(x + 178, y - 6, 6, scheme.second)
  return (
    shell(room, 'carpet') +
    roomWindow(room, 70, 78, 580, 180) +
    [190, 530].map((x) => pendant(x, 44, scheme.accent, 2)).join('') +
    desk(92, 330) +
    desk(418, 330) +
    housePlant(360, 430, 150, random)
  )
}
