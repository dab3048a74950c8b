import { mix, shade } from '../colour.ts'
import { WHITE } from '../palette.ts'
import { circle, d, ellipse, path, rect, repeat, stroke } from '../shapes.ts'
import { underneath } from './floorShadow.ts'
import { housePlant } from './ornaments.ts'
import { FLOOR, type Room } from './room.ts'
import { isDark, shell } from './shell.ts'

interface Tiling {
  colour: string
  kind: 'metro' | 'square' | 'vertical' | 'boards'
  top: number
}

function tilingOf({ scheme, seed, building }: Room): Tiling {
  const colours = [
    '#EEF1EE',
    mix(scheme.textile, WHITE, 0.55),
    '#E9E2D3',
    mix(scheme.feature, WHITE, isDark(scheme.wall) ? 0.5 : 0.25),
  ] as const
  const kinds = ['metro', 'boards', 'square', 'vertical'] as const
  return {
    colour: colours[(seed + (seed >> 2)) % 4] ?? colours[0],
    kind: building === 'cottage' ? 'boards' : (kinds[seed % 4] ?? 'metro'),
    top: seed % 3 === 0 ? 60 : 190,
  }
}

/** The bathroom; the second is a shower room. */
export function bathroom(room: Room): string {
  const tiling = tilingOf(room)
  const left = room.random.chance(0.5)
  const scene = room.nth % 2 === 0 ? showerRoom(room, tiling) : bathing(room)
  const whole =
    shell(room, room.seed % 3 === 1 && room.scheme.floor === 'boards' ? 'boards' : 'tiles') +
    tiles(tiling) +
    scene
  return left ? whole : `<g transform="translate(720 0) scale(-1 1)">${whole}</g>`
}

function tiles({ colour, kind, top }: Tiling): string {
  const foot = FLOOR - 14
  const h = foot - top
  const line = shade(colour, -0.12)
  const rail = rect(0, top - 5, 720, 6, shade(colour, -0.08))
  const ground = rect(0, top, 720, h, colour)
  if (kind === 'boards')
    return (
      ground +
      stroke(
        repeat(30, (i) => d`M${i * 24 + 12} ${top}V${foot}`),
        line,
        1.4,
      ) +
      rail
    )
  const [w, height] = kind === 'metro' ? [44, 20] : kind === 'vertical' ? [16, 46] : [30, 30]
  const rows = Math.ceil(h / height)
  const rowLines = repeat(rows - 1, (i) => d`M0 ${foot - (i + 1) * height}H720`)
  const joints =
    kind === 'metro'
      ? repeat(rows, (r) =>
          repeat(
            18,
            (i) =>
              d`M${i * w + (r % 2 ? w / 2 : 0)} ${foot - r * height}V${Math.max(top, foot - (r + 1) * height)}`,
          ),
        )
      : repeat(720 / w, (i) => d`M${i * w} ${top}V${foot}`)
  return ground + stroke(rowLines + joints, line, 1) + rail
}

function bathing(room: Room): string {
  const { random } = room
  const free = random.chance(0.5)
  return (
    frosted(room, 96, 84, 150, 116) +
    (free ? freestanding(room) : panelled(room)) +
    vanity(room, 408) +
    lavatory(room, 600) +
    mat(room) +
    (free ? housePlant(372, 420, 92, random) : '')
  )
}

/** Frosted glass below, leaves outside above. */
function frosted({ seed }: Room, x: number, y: number, w: number, h: number): string {
  const leaf = ['#8FB08C', '#A3BC9E', '#C9B27A'][seed % 3] ?? '#8FB08C'
  return (
    rect(x - 9, y - 9, w + 18, h + 18, WHITE) +
    rect(x, y, w, h, '#D9E9EA') +
    circle(x + w * 0.2, y + h * 0.4, 22, leaf, { opacity: 0.7 }) +
    circle(x + w * 0.42, y + h * 0.5, 16, leaf, { opacity: 0.5 }) +
    rect(x, y + h / 2, w, h / 2, '#F3F8F6', { opacity: 0.86 }) +
    path(d`M${x} ${y + h}L${x + w * 0.6} ${y}h${w * 0.16}L${x + w * 0.2} ${y + h}Z`, '#FFFFFF', {
      opacity: 0.3,
    }) +
    rect(x, y + h / 2 - 3, w, 6, WHITE) +
    rect(x + w / 2 - 2.5, y, 5, h, WHITE) +
    rect(x - 15, y + h + 9, w + 30, 7, WHITE) +
    rect(x - 15, y + h + 16, w + 30, 3, '#20302C', { opacity: 0.1 })
  )
}

function freestanding({ scheme }: Room): string {
  const outside = isDark(scheme.wall) ? '#F4F1EA' : scheme.feature
  return (
    underneath(60, 424, 268) +
    stroke('M320 412V262q0 -20 -22 -20t-20 16', scheme.metal, 5) +
    path('M52 306H334Q330 416 262 418H124Q56 416 52 306Z', outside) +
    path('M300 306H334Q330 416 262 418H236Q296 410 300 306Z', '#000000', { opacity: 0.08 }) +
    rect(44, 298, 298, 13, '#FBFAF6', { rx: 6.5 }) +
    path('M96 298V280Q122 274 146 282V342q-24 8 -50 2Z', mix(scheme.accent, WHITE, 0.15)) +
    stroke('M96 330q25 6 50 -2', mix(scheme.accent, WHITE, 0.5), 3) +
    path('M118 416l-8 10h14l4 -10ZM268 416l8 10h-14l-4 -10Z', scheme.metal)
  )
}

function panelled({ scheme, random }: Room): string {
  const screen = random.chance(0.6)
  const panel = mix(scheme.textile, WHITE, 0.25)
  return (
    underneath(30, 424, 320) +
    rect(36, 312, 310, 108, panel) +
    stroke(
      repeat(3, (i) => d`M${50 + i * 98} 330h84v74h-84Z`),
      shade(panel, -0.14),
      2,
    ) +
    rect(28, 298, 326, 16, '#FBFAF6', { rx: 5 }) +
    rect(36, 314, 310, 4, '#20302C', { opacity: 0.12 }) +
    stroke('M64 298v-20q0 -9 11 -9t11 9', scheme.metal, 5) +
    stroke('M52 240V96q0 -12 14 -12h26', scheme.metal, 4) +
    path('M80 84h26l7 10h-40Z', scheme.metal) +
    (screen
      ? rect(338, 104, 5, 196, scheme.metal) +
        rect(238, 104, 100, 196, '#DDEBEB', { opacity: 0.45 }) +
        path('M246 300L310 104h20L266 300Z', '#FFFFFF', { opacity: 0.3 })
      : path('M206 298v-12q30 -8 62 0v70q-32 8 -62 0Z', mix(scheme.accent, WHITE, 0.2)))
  )
}

function vanity({ scheme, random }: Room, x: number): string {
  const w = 148
  const round = random.chance(0.5)
  const c = random.pick([
    scheme.wood,
    isDark(scheme.wall) ? scheme.second : scheme.feature,
  ] as const)
  const mirror = round
    ? circle(x + w / 2, 148, 58, scheme.metal) +
      circle(x + w / 2, 148, 53, '#DCE8E8') +
      path(d`M${x + 40} 176L${x + 92} 98l18 12L${x + 56} 194Z`, '#FFFFFF', { opacity: 0.4 })
    : rect(x + 14, 84, 120, 132, scheme.metal, { rx: 8 }) +
      rect(x + 19, 89, 110, 122, '#DCE8E8', { rx: 5 }) +
      path(d`M${x + 30} 205L${x + 94} 92h20L${x + 50} 205Z`, '#FFFFFF', { opacity: 0.4 })
  return (
    mirror +
    underneath(x, FLOOR + 14, w) +
    rect(x, 284, w, FLOOR - 276, c, { rx: 3 }) +
    stroke(
      d`M${x + 8} 296h${w / 2 - 12}v66h${12 - w / 2}ZM${x + w / 2 + 4} 296h${w / 2 - 12}v66h${12 - w / 2}Z`,
      shade(c, -0.18),
      1.8,
    ) +
    circle(x + w / 2 - 10, 326, 2.8, scheme.metal) +
    circle(x + w / 2 + 10, 326, 2.8, scheme.metal) +
    rect(x - 6, 274, w + 12, 11, '#F1ECE2', { rx: 3 }) +
    path(d`M${x + 36} 254h76q-2 20 -22 20h-32q-20 0 -22 -20Z`, '#FFFFFF') +
    ellipse(x + 74, 254, 38, 4, '#E3E8E6') +
    stroke(d`M${x + 74} 252v-18q0 -10 12 -10`, scheme.metal, 4.4) +
    rect(x + 120, 252, 12, 22, mix(scheme.accent, WHITE, 0.2), { rx: 3 }) +
    rect(x + 124, 245, 4, 8, scheme.metal) +
    rect(x + 8, 262, 14, 12, scheme.second, { rx: 2 })
  )
}

function lavatory({ scheme }: Room, x: number): string {
  return (
    underneath(x, 410, 70) +
    rect(x + 2, 262, 66, 62, '#FBFAF6', { rx: 6 }) +
    rect(x - 1, 256, 72, 9, '#F1ECE2', { rx: 4 }) +
    circle(x + 35, 253, 5, scheme.metal) +
    path(d`M${x - 2} 328h74q0 44 -22 52l3 28h-36l3 -28q-22 -8 -22 -52Z`, '#FBFAF6') +
    rect(x - 5, 322, 80, 10, '#F1ECE2', { rx: 5 }) +
    path(d`M${x + 52} 330h18q0 44 -22 52l3 26h-10q6 -40 11 -78Z`, '#20302C', { opacity: 0.06 }) +
    circle(x + 88, 316, 9, '#FFFFFF') +
    circle(x + 88, 316, 3, '#D9CFBF')
  )
}

function mat({ scheme }: Room): string {
  return (
    path('M150 436H300L314 462H138Z', scheme.rug) +
    stroke('M146 443H305M141 455H310', shade(scheme.rug, -0.14), 2.4)
  )
}

function showerRoom(room: Room, tiling: Tiling): string {
  const { scheme } = room
  return (
    rect(36, 60, 240, FLOOR - 60, shade(tiling.colour, -0.07)) +
    stroke(
      repeat(10, (i) => d`M36 ${90 + i * 30}H276`) +
        repeat(7, (i) => d`M${66 + i * 30} 60V${FLOOR}`),
      shade(tiling.colour, -0.2),
      1,
    ) +
    stroke('M92 300V100q0 -14 16 -14h30', scheme.metal, 5) +
    path('M118 86h44l8 9h-60Z', scheme.metal) +
    stroke('M124 104v14M134 104v22M144 104v14M154 104v22', '#B9D3D8', 2, { opacity: 0.8 }) +
    circle(92, 244, 8, scheme.metal) +
    rect(190, 176, 62, 6, scheme.metal) +
    rect(198, 152, 11, 24, scheme.accent, { rx: 2 }) +
    rect(214, 158, 11, 18, scheme.second, { rx: 2 }) +
    rect(28, FLOOR - 4, 254, 18, '#F6F3EC', { rx: 3 }) +
    rect(276, 70, 6, FLOOR - 68, scheme.metal) +
    rect(160, 70, 118, FLOOR - 74, '#DDEBEB', { opacity: 0.4 }) +
    path(d`M170 ${FLOOR - 6}L254 70h20L190 ${FLOOR - 6}Z`, '#FFFFFF', { opacity: 0.3 }) +
    towelRail(room, 318) +
    vanity(room, 408) +
    lavatory(room, 600) +
    mat(room)
  )
}

function towelRail({ scheme }: Room, x: number): string {
  return (
    stroke(
      `${d`M${x} 130V300M${x + 58} 130V300`}${repeat(6, (i) => d`M${x} ${140 + i * 30}h58`)}`,
      scheme.metal,
      4,
    ) +
    rect(x + 6, 196, 46, 68, mix(scheme.accent, WHITE, 0.2), { rx: 3 }) +
    rect(x + 6, 244, 46, 5, mix(scheme.accent, WHITE, 0.5))
  )
}
