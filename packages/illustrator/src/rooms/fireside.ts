import { mix, shade } from '../colour.ts'
import { WHITE } from '../palette.ts'
import { circle, d, path, rect, repeat } from '../shapes.ts'
import { books } from './bookcase.ts'
import { coffeeTable, rug, sofa } from './furniture.ts'
import { floorLamp } from './lamps.ts'
import { framed, vase } from './ornaments.ts'
import { FLOOR, type Room } from './room.ts'
import { bookColours } from './scheme.ts'
import { isDark, shell, sunPatch } from './shell.ts'
import { curtains, roomWindow } from './windows.ts'

/** A chimney breast in the middle, shelves in one alcove and the window in the other. */
export function fireside(room: Room): string {
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
        books(x + 12, 160 + i * 50, 146, random, bookColours(room.scheme)),
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
