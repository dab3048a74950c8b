import { mix, shade } from '../colour.ts'
import { WHITE } from '../palette.ts'
import { circle, d, path, rect, repeat, stroke } from '../shapes.ts'
import { doubleBed, singleBed } from './beds.ts'
import { childs, nursery } from './childrensRooms.ts'
import { underneath } from './floorShadow.ts'
import { chair, rug, sideTable } from './furniture.ts'
import { pendant, tableLamp } from './lamps.ts'
import { framed, housePlant } from './ornaments.ts'
import { FLOOR, type Room } from './room.ts'
import { isDark, shell, sunPatch } from './shell.ts'
import { curtains, roomWindow } from './windows.ts'

/** The main bedroom, the second, the child's, and so on through a large house. */
export function bedroom(room: Room): string {
  const kinds = [main, guest, childs, guest, nursery] as const
  return (kinds[(room.nth - 1) % kinds.length] ?? main)(room)
}

function main(room: Room): string {
  const { scheme, random } = room
  const windowLeft = random.chance(0.5)
  const windowX = windowLeft ? 74 : 510
  const featured = !isDark(scheme.wall) && random.chance(0.4)
  const shadeColour = random.pick([WHITE, scheme.second] as const)
  return (
    shell(room, random.chance(0.5) ? 'carpet' : scheme.floor) +
    (featured ? rect(228, 46, 264, FLOOR - 60, mix(scheme.feature, scheme.wall, 0.25)) : '') +
    roomWindow(room, windowX, 90, 132, 176) +
    curtains(room, windowX, 90, 132, random.pick([scheme.second, scheme.textile] as const)) +
    artOverBed(room) +
    rug(360, 440, 280, 28, scheme.rug, random.int(0, 2)) +
    (windowLeft ? sunPatch(80, 110) : '') +
    sideTable(206, 392, 50, 62, scheme.wood) +
    sideTable(464, 392, 50, 62, scheme.wood) +
    tableLamp(231, 330, shadeColour, scheme.accent) +
    tableLamp(489, 330, shadeColour, scheme.accent) +
    doubleBed(room, 266, 188) +
    (windowLeft ? wardrobe(room, 556) : wardrobe(room, 36)) +
    housePlant(windowLeft ? 42 : 684, 430, 116, random)
  )
}

function artOverBed({ scheme, random }: Room): string {
  const kind = random.int(0, 2)
  if (kind === 0) return framed(286, 96, 148, 98, [scheme.textile, scheme.accent, scheme.second], 0)
  if (kind === 1)
    return (
      framed(276, 96, 76, 94, [scheme.textile, scheme.accent, scheme.second], 2) +
      framed(368, 96, 76, 94, [scheme.accent, scheme.second, scheme.textile], 1)
    )
  return (
    circle(360, 146, 46, scheme.metal) +
    circle(360, 146, 41, '#D9E4E4') +
    path('M332 168L374 108L388 120L346 182Z', '#FFFFFF', { opacity: 0.35 })
  )
}

function wardrobe({ scheme, seed }: Room, x: number): string {
  const c = seed % 2 ? mix(scheme.wall, WHITE, 0.6) : scheme.wood
  return (
    underneath(x, FLOOR + 12, 128) +
    rect(x, 96, 128, FLOOR - 88, c, { rx: 3 }) +
    rect(x - 4, 88, 136, 10, shade(c, -0.1)) +
    repeat(2, (i) => stroke(d`M${x + 8 + i * 58} 110h54v${FLOOR - 140}h-54Z`, shade(c, -0.16), 2)) +
    rect(x + 63, 98, 2, FLOOR - 92, shade(c, -0.2)) +
    circle(x + 56, 232, 3, scheme.metal) +
    circle(x + 72, 232, 3, scheme.metal)
  )
}

/** A bed along the wall under the window, with a chest or a desk. */
function guest(room: Room): string {
  const { scheme, random } = room
  const desk = random.chance(0.5)
  const cover = random.pick([scheme.accent, scheme.second, scheme.textile] as const)
  return (
    shell(room, 'carpet') +
    roomWindow(room, 116, 84, 178, 150) +
    curtains(room, 116, 84, 178, scheme.second, 300) +
    rug(400, 432, 220, 30, scheme.rug, random.int(0, 2)) +
    sunPatch(130, 130) +
    singleBed(room, 52, cover) +
    (desk ? deskCorner(room) : chest(room)) +
    pendant(400, 60, scheme.accent, random.int(0, 2))
  )
}

function chest({ scheme, random }: Room): string {
  const c = scheme.wood
  return (
    underneath(470, 396, 164) +
    rect(470, 268, 164, 122, c, { rx: 3 }) +
    repeat(
      3,
      (i) =>
        rect(477, 276 + i * 38, 150, 33, shade(c, 0.1)) +
        circle(520, 292 + i * 38, 2.6, scheme.metal) +
        circle(584, 292 + i * 38, 2.6, scheme.metal),
    ) +
    rect(478, 390, 8, 8, shade(c, -0.2)) +
    rect(618, 390, 8, 8, shade(c, -0.2)) +
    tableLamp(504, 268, WHITE, scheme.accent) +
    framed(542, 150, 74, 96, [scheme.textile, scheme.accent, scheme.second], random.int(0, 2)) +
    housePlant(676, 420, 130, random)
  )
}

function deskCorner({ scheme, random }: Room): string {
  return (
    framed(492, 116, 64, 82, [scheme.textile, scheme.accent, scheme.second], 2) +
    framed(570, 116, 64, 82, [scheme.accent, scheme.second, scheme.textile], 1) +
    underneath(462, 408, 200) +
    stroke('M474 316L468 408M650 316L656 408', shade(scheme.wood, -0.2), 6) +
    rect(458, 306, 208, 10, scheme.wood, { rx: 3 }) +
    rect(590, 316, 70, 40, shade(scheme.wood, 0.1)) +
    tableLamp(494, 306, WHITE, scheme.accent) +
    rect(540, 284, 44, 22, scheme.second) +
    rect(544, 276, 36, 8, scheme.textile) +
    chair(560, 432, shade(scheme.wood, -0.08), -1) +
    housePlant(690, 428, 110, random)
  )
}
