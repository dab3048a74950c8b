import { shade } from '../colour.ts'
import { WHITE } from '../palette.ts'
import { circle, ellipse, rect, repeat, stroke } from '../shapes.ts'
import { underneath } from './floorShadow.ts'
import { chair, rug } from './furniture.ts'
import { pendant, tableLamp } from './lamps.ts'
import { framed, housePlant, vase } from './ornaments.ts'
import { FLOOR, type Room } from './room.ts'
import { isDark, panelling, shell } from './shell.ts'
import { curtains, roomWindow } from './windows.ts'

export function dining(room: Room): string {
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
