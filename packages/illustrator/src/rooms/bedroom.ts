import { mix, shade } from '../colour.ts'
import { FLOWERS, WHITE } from '../palette.ts'
import { circle, d, ellipse, path, polygon, rect, repeat, stroke } from '../shapes.ts'
import {
  bookcase,
  chair,
  framed,
  housePlant,
  pendant,
  rug,
  sideTable,
  tableLamp,
  underneath,
} from './furniture.ts'
import { FLOOR, type Room } from './room.ts'
import { isDark, shell, sunPatch } from './shell.ts'
import { curtains, roomWindow } from './windows.ts'

/** The main bedroom, the second, the child's, and so on through a large house. */
export function bedroom(room: Room): string {
  const kinds = [main, guest, childs, guest, nursery] as const
  return (kinds[(room.nth - 1) % kinds.length] ?? main)(room)
}

/** A double bed seen from its foot. */
function doubleBed(room: Room, x: number, w: number): string {
  const { scheme, random } = room
  const head = random.int(0, 2)
  const linen = isDark(scheme.wall)
    ? '#F4EFE4'
    : random.pick(['#FFFFFF', mix(scheme.textile, WHITE, 0.75)] as const)
  const throwColour = random.pick([scheme.accent, scheme.second, scheme.textile] as const)
  const board =
    head === 0
      ? rect(x - 8, 220, w + 16, 130, scheme.textile, { rx: 16 }) +
        stroke(
          repeat(5, (i) => d`M${x - 8 + ((w + 16) * (i + 1)) / 6} 224V330`),
          shade(scheme.textile, -0.14),
          2,
          { opacity: 0.7 },
        )
      : head === 1
        ? rect(x - 6, 232, w + 12, 120, scheme.wood, { rx: 4 }) +
          stroke(
            repeat(7, (i) => d`M${x + 10 + (i * (w - 20)) / 6} 244V320`),
            shade(scheme.wood, -0.2),
            3,
          )
        : path(
            d`M${x - 8} 350V262Q${x + w / 2} 196 ${x + w + 8} 262V350Z`,
            mix(scheme.feature, WHITE, isDark(scheme.wall) ? 0.35 : 0.1),
          )
  const pillow = (px: number, py: number, pw: number, c: string): string =>
    rect(px, py, pw, 44, c, { rx: 14 }) +
    path(d`M${px + 10} ${py + 36}q${pw / 2 - 10} 8 ${pw - 20} 0`, 'none', {
      stroke: '#20302C',
      'stroke-width': 1.6,
      opacity: 0.1,
    })
  return (
    underneath(x - 10, 452, w + 20) +
    board +
    rect(x, 330, w, 40, '#FFFFFF', { rx: 10 }) +
    pillow(x + 12, 280, w / 2 - 22, '#FFFFFF') +
    pillow(x + w / 2 + 10, 280, w / 2 - 22, '#FFFFFF') +
    pillow(x + 34, 298, w / 2 - 48, mix(throwColour, WHITE, 0.2)) +
    pillow(x + w / 2 + 14, 298, w / 2 - 48, mix(throwColour, WHITE, 0.2)) +
    path(
      d`M${x - 4} 346Q${x + w / 2} 332 ${x + w + 4} 346L${x + w + 12} 440Q${x + w / 2} 450 ${x - 12} 440Z`,
      linen,
    ) +
    stroke(
      d`M${x + w * 0.3} 350Q${x + w * 0.26} 400 ${x + w * 0.24} 440M${x + w * 0.7} 350Q${x + w * 0.74} 400 ${x + w * 0.76} 440`,
      '#20302C',
      1.6,
      { opacity: 0.08 },
    ) +
    path(
      d`M${x - 8} 386Q${x + w / 2} 374 ${x + w + 8} 386L${x + w + 12} 428Q${x + w / 2} 438 ${x - 12} 428Z`,
      throwColour,
    ) +
    stroke(
      d`M${x - 9} 396Q${x + w / 2} 384 ${x + w + 9} 396M${x - 11} 420Q${x + w / 2} 429 ${x + w + 11} 420`,
      shade(throwColour, 0.3),
      2.4,
    ) +
    path(d`M${x - 8} 438h12v14h-8ZM${x + w - 4} 438h12l-4 14h-8Z`, shade(scheme.wood, -0.2))
  )
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

/** A single bed seen from its side, its head at the left. */
function singleBed({ scheme }: Room, x: number, cover: string): string {
  const w = 318
  return (
    underneath(x, 428, w) +
    rect(x, 272, 16, 154, scheme.wood, { rx: 5 }) +
    rect(x + w - 14, 330, 14, 96, scheme.wood, { rx: 5 }) +
    rect(x + 10, 386, w - 18, 20, shade(scheme.wood, -0.08)) +
    rect(x + 14, 350, w - 28, 42, '#FFFFFF', { rx: 12 }) +
    rect(x + 20, 326, 84, 36, '#FFFFFF', { rx: 15 }) +
    rect(x + 20, 354, 84, 8, '#20302C', { opacity: 0.06, rx: 4 }) +
    path(
      d`M${x + 96} 340Q${x + 210} 330 ${x + w - 14} 342V402H${x + 102}Q${x + 90} 372 ${x + 96} 340Z`,
      cover,
    ) +
    path(
      d`M${x + 96} 340Q${x + 110} 338 ${x + 128} 337Q${x + 120} 370 ${x + 132} 402H${x + 102}Q${x + 90} 372 ${x + 96} 340Z`,
      mix(cover, WHITE, 0.6),
    ) +
    stroke(d`M${x + 180} 335V402M${x + 240} 336V402`, shade(cover, 0.2), 4, { opacity: 0.5 })
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

function childs(room: Room): string {
  const { scheme, random } = room
  const cover = random.pick(['#8FA9B5', '#D8A23A', '#7C9A5E', '#D98F7A'] as const)
  const bunting = repeat(9, (i) =>
    path(
      d`M${96 + i * 62} ${66 + Math.sin(i * 0.8) * 4 + Math.abs(4 - i) * -3 + 12}h34l-17 30Z`,
      FLOWERS[i % FLOWERS.length] ?? cover,
    ),
  )
  const wall = isDark(scheme.wall) ? '' : hillsMural(room)
  return (
    shell(room, 'carpet') +
    wall +
    roomWindow(room, 300, 118, 140, 132) +
    stroke('M84 66Q360 104 640 62', '#8A6B4E', 2) +
    bunting +
    rug(380, 434, 200, 30, mix(cover, WHITE, 0.5), 0) +
    singleBed(room, 48, cover) +
    bookcase(470, FLOOR + 8, 176, 138, mix(scheme.wood, WHITE, 0.35), random, [
      '#D98F7A',
      '#8FA9B5',
      '#D8A23A',
      '#7C9A5E',
      '#B78FB5',
    ]) +
    bear(520, 234) +
    repeat(3, (i) =>
      rect(
        580 + i * 20 - (i === 2 ? 30 : 0),
        i === 2 ? 196 : 214,
        19,
        19,
        ['#D98F7A', '#8FA9B5', '#D8A23A'][i] ?? cover,
      ),
    ) +
    ball(430, 440)
  )
}

function bear(x: number, y: number): string {
  const c = '#B48E63'
  return (
    circle(x - 11, y - 32, 6, c) +
    circle(x + 11, y - 32, 6, c) +
    circle(x, y - 24, 14, c) +
    ellipse(x, y - 4, 17, 15, c) +
    ellipse(x, y - 20, 7, 5, '#E3CDB0') +
    circle(x, y - 22, 2, '#3A3431') +
    circle(x - 6, y - 28, 1.6, '#3A3431') +
    circle(x + 6, y - 28, 1.6, '#3A3431')
  )
}

function ball(x: number, y: number): string {
  return (
    underneath(x - 16, y + 15, 32) +
    circle(x, y, 17, '#F7F1E5') +
    path(d`M${x - 17} ${y}a17 17 0 0 1 34 0q-17 -8 -34 0Z`, '#D98F7A') +
    path(d`M${x - 15} ${y + 8}q15 -6 30 0a17 17 0 0 1 -30 0Z`, '#8FA9B5')
  )
}

function hillsMural({ scheme }: Room): string {
  return (
    path(
      d`M0 270Q120 210 250 262T480 250T720 256V${FLOOR - 14}H0Z`,
      mix(scheme.wall, '#A9C19A', 0.5),
    ) + path(d`M0 310Q160 262 330 306T720 296V${FLOOR - 14}H0Z`, mix(scheme.wall, '#7E9B6E', 0.45))
  )
}

function nursery(room: Room): string {
  const { scheme, random } = room
  const rails = repeat(12, (i) => d`M${74 + i * 18} 300V404`)
  return (
    shell(room, 'carpet') +
    roomWindow(room, 330, 92, 150, 158) +
    curtains(room, 330, 92, 150, mix(scheme.second, WHITE, 0.35)) +
    stroke('M170 30V74M110 74H230M110 74V98M170 74V112M230 74V98', '#8A6B4E', 2) +
    circle(110, 108, 11, '#F0C75E') +
    polygon(
      [
        [170, 112],
        [184, 136],
        [156, 136],
      ],
      '#D98F7A',
    ) +
    circle(230, 108, 11, '#8FA9B5') +
    rug(390, 430, 190, 30, scheme.rug, 0) +
    underneath(64, 424, 232) +
    rect(74, 356, 212, 30, '#FFFFFF', { rx: 8 }) +
    rect(74, 366, 212, 26, mix(scheme.textile, WHITE, 0.45), { rx: 6 }) +
    stroke(rails, WHITE, 5) +
    rect(64, 288, 232, 12, WHITE, { rx: 6 }) +
    rect(64, 398, 232, 10, WHITE, { rx: 5 }) +
    rect(64, 288, 12, 132, WHITE, { rx: 5 }) +
    rect(284, 288, 12, 132, WHITE, { rx: 5 }) +
    bookcase(520, FLOOR + 8, 136, 140, mix(scheme.wood, WHITE, 0.3), random, [
      '#D98F7A',
      '#8FA9B5',
      '#D8A23A',
      '#B78FB5',
    ]) +
    bear(584, 232) +
    framed(540, 108, 80, 84, ['#7C9A5E', '#8FA9B5', '#F0C75E'], 0)
  )
}
