import { mix, shade } from '../colour.ts'
import { WHITE } from '../palette.ts'
import { circle, d, ellipse, path, rect, repeat, stroke } from '../shapes.ts'
import {
  bookcase,
  books,
  chair,
  coffeeTable,
  floorLamp,
  framed,
  housePlant,
  pendant,
  rug,
  sideTable,
  sofa,
  tableLamp,
  underneath,
  vase,
} from './furniture.ts'
import { FLOOR, type Room } from './room.ts'
import { isDark, shell, sunPatch } from './shell.ts'
import { curtains, roomWindow } from './windows.ts'

/** The living room; the second is for dining, the third for reading and work. */
export function living(room: Room): string {
  const kind = (room.nth - 1) % 3
  if (kind === 1) return dining(room)
  if (kind === 2) return study(room)
  if (room.building === 'flats') return bigWindow(room)
  return room.seed % 2 === 0 ? fireside(room) : underPictures(room)
}

function bookColours({ scheme }: Room): string[] {
  return [scheme.accent, scheme.second, scheme.textile, '#E9DFCF', '#8A6B4E', '#3F5F55']
}

/** A chimney breast in the middle, shelves in one alcove and the window in the other. */
function fireside(room: Room): string {
  const { scheme, random } = room
  const breast = isDark(scheme.wall)
    ? shade(scheme.wall, 0.06)
    : random.pick([shade(scheme.wall, -0.05), scheme.feature] as const)
  const left = random.chance(0.5)
  const windowX = left ? 62 : 520
  const shelfX = left ? 512 : 40
  return (
    shell(room) +
    roomWindow(room, windowX, 92, 138, 190) +
    curtains(room, windowX, 92, 138, scheme.second) +
    rect(238, 46, 244, FLOOR - 46, breast) +
    rect(476, 46, 6, FLOOR - 46, '#20302C', { opacity: 0.08 }) +
    alcove(room, shelfX) +
    mantel(room) +
    rug(360, 424, 236, 34, scheme.rug, random.int(0, 2)) +
    (left ? sunPatch(60, 120) : '') +
    sofa(left ? 452 : 36, 424, 216, scheme.textile, [scheme.accent, scheme.second]) +
    sofa(
      left ? 108 : 500,
      430,
      112,
      isDark(scheme.wall) ? scheme.second : scheme.accent,
      [scheme.rug],
      1,
    ) +
    coffeeTable(288, 448, 136, scheme.wood, random) +
    (left ? floorLamp(690, 402, WHITE, scheme.metal) : floorLamp(24, 402, WHITE, scheme.metal))
  )
}

function alcove(room: Room, x: number): string {
  const { scheme, random } = room
  const unit = isDark(scheme.wall) ? shade(scheme.wall, 0.1) : mix(scheme.wall, WHITE, 0.6)
  return (
    rect(x, 110, 170, FLOOR - 110, unit) +
    repeat(
      3,
      (i) =>
        rect(x + 6, 116 + i * 50, 158, 44, shade(scheme.wall, -0.1)) +
        books(x + 12, 160 + i * 50, 146, random, bookColours(room)),
    ) +
    rect(x - 3, 268, 176, 7, scheme.wood) +
    repeat(
      2,
      (i) =>
        rect(x + 8 + i * 80, 282, 74, FLOOR - 294, shade(unit, -0.06)) +
        circle(x + 74 + i * 22, 318, 2.6, scheme.metal),
    )
  )
}

function mantel(room: Room): string {
  const { scheme, random } = room
  const stone = random.pick([WHITE, '#E3DCCF', '#4A4744'] as const)
  const mirror = random.chance(0.5)
  const above = mirror
    ? rect(304, 112, 112, 112, scheme.metal, { rx: 56 }) +
      circle(360, 168, 50, '#D9E4E4') +
      path('M326 196L378 122L396 136L344 212Z', '#FFFFFF', { opacity: 0.35 })
    : framed(306, 108, 108, 118, [scheme.textile, scheme.accent, scheme.second], random.int(0, 1))
  return (
    above +
    rect(286, 254, 148, 12, stone) +
    rect(290, 266, 140, 3, '#20302C', { opacity: 0.16 }) +
    rect(292, 266, 136, FLOOR - 266, stone) +
    rect(318, 288, 84, FLOOR - 288, '#3A3431') +
    path(d`M330 ${FLOOR}V318Q360 288 390 318V${FLOOR}Z`, '#241F1D') +
    path(d`M344 ${FLOOR - 2}q-6 -18 8 -30q0 10 8 6q-2 -16 8 -24q-2 14 8 24q6 12 0 24Z`, '#E58B4A') +
    path(d`M352 ${FLOOR - 2}q-2 -10 6 -18q4 8 8 4q6 6 2 14Z`, '#F6D78F') +
    rect(306, FLOOR - 4, 108, 8, shade(stone, -0.15)) +
    vase(306, 254, random) +
    rect(398, 236, 8, 18, '#E9DFCF') +
    rect(411, 228, 8, 26, '#E9DFCF') +
    circle(376, 246, 8, scheme.accent)
  )
}

/** A long sofa under pictures, the window beside it. */
function underPictures(room: Room): string {
  const { scheme, random } = room
  const right = random.chance(0.5)
  const windowX = right ? 528 : 72
  const frames = random.int(0, 1)
  const middle = right ? 250 : 470
  const colours = [scheme.textile, scheme.accent, scheme.second] as const
  const pictures =
    frames === 0
      ? framed(middle - 136, 116, 76, 96, colours, 0) +
        framed(middle - 46, 104, 92, 118, [scheme.accent, scheme.second, scheme.textile], 1) +
        framed(middle + 60, 116, 76, 96, [scheme.second, scheme.textile, scheme.accent], 2)
      : framed(middle - 92, 98, 184, 124, colours, 0)
  return (
    shell(room) +
    (isDark(scheme.wall) ? '' : panelling(room)) +
    roomWindow(room, windowX, 84, 124, 206) +
    curtains(room, windowX, 84, 124, scheme.second) +
    pictures +
    rug(360, 424, 250, 34, scheme.rug, random.int(0, 2)) +
    (right ? '' : sunPatch(76, 120)) +
    sofa(middle - 156, 398, 312, scheme.textile, [scheme.accent, scheme.second, scheme.rug], 3) +
    sideTable(right ? middle + 166 : middle - 210, 392, 44, 58, scheme.wood) +
    tableLamp(right ? middle + 188 : middle - 188, 334, WHITE, scheme.accent) +
    coffeeTable(middle - 70, 446, 140, scheme.wood, random) +
    housePlant(right ? 52 : 676, 414, random.between(120, 156), random) +
    sofa(
      right ? 524 : 84,
      440,
      116,
      isDark(scheme.wall) ? scheme.second : scheme.accent,
      [scheme.rug],
      1,
    )
  )
}

/** Low panelling with a rail along the wall. */
function panelling({ scheme }: Room): string {
  const c = shade(scheme.wall, -0.06)
  return (
    rect(0, 268, 720, FLOOR - 282, c) +
    rect(0, 264, 720, 6, shade(scheme.wall, 0.4)) +
    stroke(
      repeat(8, (i) => d`M${i * 92 + 10} 282h72v58h-72Z`),
      shade(c, -0.1),
      1.8,
    )
  )
}

/** A flat high up: one wide window, the town below. */
function bigWindow(room: Room): string {
  const { scheme, random } = room
  return (
    shell(room) +
    roomWindow(room, 196, 70, 400, 244) +
    curtains(room, 196, 70, 400, random.pick([scheme.second, '#E9E2D3'] as const)) +
    framed(50, 128, 78, 100, [scheme.textile, scheme.accent, scheme.second], random.int(0, 2)) +
    rug(380, 428, 250, 32, scheme.rug, random.int(0, 2)) +
    sunPatch(220, 220) +
    bookcase(30, FLOOR + 8, 112, 92, scheme.wood, random, bookColours(room)) +
    tableLamp(62, 280, WHITE, scheme.accent) +
    sofa(236, 406, 304, scheme.textile, [scheme.accent, scheme.second], 3) +
    coffeeTable(316, 452, 140, scheme.wood, random) +
    floorLamp(196, 416, WHITE, scheme.metal) +
    housePlant(646, 420, random.between(150, 190), random) +
    (room.beds === 0 ? studioBed(room) : '')
  )
}

/** In a studio the bed stands in the same room. */
function studioBed({ scheme }: Room): string {
  return (
    rect(560, 336, 160, 84, scheme.wood, { rx: 6 }) +
    rect(566, 352, 160, 60, WHITE, { rx: 12 }) +
    rect(600, 350, 130, 64, scheme.accent, { rx: 10 }) +
    rect(574, 340, 52, 26, '#FFFFFF', { rx: 10 })
  )
}

function dining(room: Room): string {
  const { scheme, random } = room
  const wood = scheme.wood
  return (
    shell(room) +
    (isDark(scheme.wall) ? '' : panelling(room)) +
    roomWindow(room, 256, 84, 208, 168) +
    curtains(room, 256, 84, 208, scheme.second) +
    framed(72, 118, 92, 116, [scheme.textile, scheme.accent, scheme.second], random.int(0, 2)) +
    sideboard(room, 512) +
    rug(350, 434, 262, 30, scheme.rug, random.int(0, 2)) +
    pendant(350, 92, scheme.accent, random.int(0, 2)) +
    [150, 226].map((x) => chair(x, 414, shade(wood, -0.1), 1)).join('') +
    [552, 476].map((x) => chair(x, 414, shade(wood, -0.1), -1)).join('') +
    underneath(196, 440, 310) +
    stroke('M220 350L206 440M482 350L496 440', shade(wood, -0.2), 9, {
      'stroke-linecap': 'round',
    }) +
    rect(182, 340, 338, 13, wood, { rx: 5 }) +
    vase(350, 340, random) +
    ellipse(270, 339, 22, 4, WHITE) +
    ellipse(434, 339, 22, 4, WHITE) +
    housePlant(58, 424, 130, random)
  )
}

function sideboard({ scheme, random }: Room, x: number): string {
  const c = scheme.wood
  return (
    underneath(x, FLOOR + 14, 170) +
    rect(x, 284, 170, 84, c, { rx: 4 }) +
    repeat(
      3,
      (i) =>
        rect(x + 6 + i * 54, 292, 50, 68, shade(c, 0.1)) +
        circle(x + 48 + i * 54, 326, 2.4, scheme.metal),
    ) +
    rect(x + 10, 368, 6, 12, shade(c, -0.2)) +
    rect(x + 154, 368, 6, 12, shade(c, -0.2)) +
    tableLamp(x + 36, 284, WHITE, scheme.accent) +
    framed(x + 82, 216, 62, 66, [scheme.accent, scheme.textile, scheme.second], random.int(0, 2))
  )
}

function study(room: Room): string {
  const { scheme, random } = room
  return (
    shell(room) +
    roomWindow(room, 330, 82, 168, 178) +
    curtains(room, 330, 82, 168, scheme.second) +
    bookcase(40, FLOOR + 8, 176, 284, scheme.wood, random, bookColours(room)) +
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
