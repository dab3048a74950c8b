import { shade } from '../colour.ts'
import { CHARCOAL, WHITE } from '../palette.ts'
import { takeTurns } from '../random.ts'
import { circle, d, ellipse, path, rect, repeat, stroke } from '../shapes.ts'
import { bookcase } from './bookcase.ts'
import { underneath } from './floorShadow.ts'
import { chair } from './furniture.ts'
import { pendant } from './lamps.ts'
import { housePlant, vase } from './ornaments.ts'
import type { Room } from './room.ts'
import { shell, sunPatch } from './shell.ts'
import { roomWindow } from './windows.ts'

const VIEWS = [salesFloor, desks, meetingRoom] as const

/** Inside a shop or an office: the sales floor, the desks, a room to meet in. */
export function workplace(room: Room): string {
  return takeTurns<(room: Room) => string>(VIEWS, room.nth - 1)(room)
}

function meetingRoom(room: Room): string {
  const { scheme, random } = room
  return (
    shell(room, 'carpet') +
    roomWindow(room, 60, 84, 220, 190) +
    rect(352, 96, 250, 150, '#8E9698', { rx: 4 }) +
    rect(358, 102, 238, 138, WHITE) +
    stroke('M384 210V150M420 210V132M456 210V168M492 210V120M528 210V144', scheme.accent, 14) +
    stroke('M376 212H548', '#8E9698', 2) +
    rect(352, 246, 250, 6, '#B9BDBD') +
    pendant(360, 44, scheme.second, random.int(0, 2)) +
    [176, 262].map((x) => chair(x, 420, CHARCOAL, 1)).join('') +
    [548, 462].map((x) => chair(x, 420, CHARCOAL, -1)).join('') +
    underneath(200, 448, 320) +
    rect(348, 366, 26, 78, CHARCOAL) +
    ellipse(361, 446, 74, 7, CHARCOAL) +
    rect(176, 352, 370, 14, scheme.wood, { rx: 7 }) +
    vase(361, 352, random) +
    rect(250, 344, 52, 5, WHITE) +
    housePlant(664, 436, 140, random)
  )
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
