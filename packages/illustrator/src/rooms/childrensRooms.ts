import { mix } from '../colour.ts'
import { FLOWERS, WHITE } from '../palette.ts'
import { circle, d, ellipse, path, polygon, rect, repeat, stroke } from '../shapes.ts'
import { singleBed } from './beds.ts'
import { bookcase } from './bookcase.ts'
import { underneath } from './floorShadow.ts'
import { rug } from './furniture.ts'
import { framed } from './ornaments.ts'
import { FLOOR, type Room } from './room.ts'
import { isDark, shell } from './shell.ts'
import { curtains, roomWindow } from './windows.ts'

export function childs(room: Room): string {
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

export function nursery(room: Room): string {
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
