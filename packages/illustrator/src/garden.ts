import { boardFence, gardenWall } from './boundaries.ts'
import { mix, shade } from './colour.ts'
import { CHARCOAL, OAK, RED_BRICKS, WHITE } from './palette.ts'
import { climber, flowers, hedge, lawnColour, potPlant, shrubs, tree, tufts } from './planting.ts'
import { createRandom, takeTurns } from './random.ts'
import type { Room } from './rooms/room.ts'
import { circle, d, ellipse, path, polygon, rect, repeat, stroke } from './shapes.ts'
import { textured } from './textures.ts'

/** The garden, seen from the house; of a flat, its balcony or roof terrace. */
export function garden(room: Room): string {
  if (room.building === 'flats') return terrace(room)
  return room.nth % 2 === 0 ? fromLawn(room) : fromPatio(room)
}

/** The fence or wall at the end, with the neighbours' roofs and trees behind it. */
function background(room: Room): string {
  const { random, season, defs, building } = room
  const country = building === 'cottage' || building === 'detached' || building === 'bungalow'
  const brick = takeTurns(RED_BRICKS, room.seed)
  const boundary = random.pick(['fence', 'wall', 'hedge'] as const)
  const behind = country
    ? path('M0 300Q160 232 340 276T720 252V480H0Z', '#BFD0B9') +
      path('M0 320Q220 268 420 302T720 290V480H0Z', '#A9C1A1')
    : neighbours(room)
  const end =
    boundary === 'fence'
      ? boardFence(0, 350, 720, 86, random.pick([OAK, '#8C7A68', '#7D8B7C', '#A98562'] as const))
      : boundary === 'wall'
        ? gardenWall(0, 350, 720, 80, textured(defs, 'brick', brick), shade(brick, -0.2))
        : hedge(-10, 350, 740, 84, '#64845F')
  return (
    behind +
    tree(random.between(60, 160), 340, random.between(50, 66), random, season) +
    tree(random.between(560, 660), 340, random.between(44, 62), random, season) +
    end
  )
}

function neighbours({ seed }: Room): string {
  const look = createRandom('neighbours', seed)
  return repeat(3, (i) => {
    const x = i * 250 - 30 + look.between(-20, 20)
    const w = look.between(150, 190)
    const wall = mix(
      look.pick(['#C27B5D', '#CDAE7F', '#E4E3D8', '#AD5E50'] as const),
      '#EDF1EC',
      0.45,
    )
    const roof = mix(look.pick(['#4A4F57', '#8A4F3E', '#6B5048'] as const), '#EDF1EC', 0.4)
    const top = look.between(186, 216)
    return (
      rect(x, top, w, 180, wall) +
      polygon(
        [
          [x - 10, top],
          [x + 24, top - 52],
          [x + w - 24, top - 52],
          [x + w + 10, top],
        ],
        roof,
      ) +
      rect(x + 36, top - 84, 18, 40, shade(wall, -0.12)) +
      repeat(3, (j) =>
        rect(x + 20 + (j * (w - 40)) / 3, top + 20, 24, 32, mix('#9DB7BC', wall, 0.3)),
      )
    )
  })
}

function fromPatio(room: Room): string {
  const { random, season } = room
  const lawn = lawnColour(season)
  const shedLeft = random.chance(0.5)
  const bloom = season !== 'winter'
  return (
    background(room) +
    rect(0, 346, 720, 134, lawn) +
    stroke('M0 362Q360 352 720 362M0 384Q360 372 720 384', shade(lawn, 0.16), 7, {
      opacity: 0.35,
    }) +
    shed(room, shedLeft ? 74 : 520) +
    borders(room) +
    path('M0 424Q360 404 720 424V480H0Z', '#D6CBB8') +
    stroke(
      'M0 448Q360 428 720 448M90 418L60 480M230 411L212 480M360 410V480M490 411L508 480M630 418L660 480',
      '#BFB29A',
      1.6,
      { opacity: 0.8 },
    ) +
    (random.chance(0.5) ? tableSet(room, 360) : loungers(room)) +
    (random.chance(0.35) ? festoon() : '') +
    potPlant(60, 456, random) +
    potPlant(664, 458, random, '#5E6066') +
    (bloom ? flowers(20, 352, 160, 18, random) + flowers(540, 352, 160, 18, random) : '') +
    tufts(366, 34, random, lawn)
  )
}

function borders({ random, season }: Room): string {
  return (
    path('M0 346H720V360Q600 372 480 356T240 356T0 366Z', '#8A7358', { opacity: 0.7 }) +
    shrubs(0, 362, 190, random, season) +
    shrubs(246, 358, 230, random, season) +
    shrubs(536, 364, 190, random, season)
  )
}

function shed(room: Room, x: number): string {
  const c = takeTurns(['#7D8B7C', '#A98562', '#8FA9B5', '#5E6A5F', '#B08D57'] as const, room.seed)
  return (
    path(d`M${x - 12} 276L${x + 62} 226L${x + 136} 276Z`, '#4A4F57') +
    path(d`M${x} 276L${x + 62} 234L${x + 124} 276Z`, c) +
    rect(x, 274, 124, 86, textured(room.defs, 'board', c)) +
    rect(x + 16, 290, 42, 70, shade(c, -0.18)) +
    stroke(d`M${x + 16} 290l42 66M${x + 37} 290v70`, shade(c, -0.3), 1.6, { opacity: 0.6 }) +
    rect(x + 72, 290, 36, 30, WHITE) +
    rect(x + 75, 293, 30, 24, '#9DB7BC') +
    rect(x + 88.6, 293, 2.8, 24, WHITE) +
    circle(x + 53, 326, 2.4, '#E6C36A')
  )
}

function tableSet({ scheme, random }: Room, x: number): string {
  const wood = '#A98562'
  const seat = (cx: number, s: 1 | -1): string =>
    stroke(
      d`M${cx} 456L${cx + s * 4} 414L${cx - s * 6} 372M${cx + s * 34} 456L${cx + s * 30} 414`,
      shade(wood, -0.2),
      5,
      { 'stroke-linecap': 'round' },
    ) + rect(Math.min(cx, cx + s * 34), 410, 34, 7, scheme.accent, { rx: 3 })
  const parasol = random.chance(0.6)
    ? rect(x - 2, 232, 4, 180, CHARCOAL) +
      path(
        d`M${x - 128} 282Q${x - 60} 222 ${x} 218Q${x + 60} 222 ${x + 128} 282Q${x + 96} 272 ${x + 64} 282Q${x + 32} 272 ${x} 282Q${x - 32} 272 ${x - 64} 282Q${x - 96} 272 ${x - 128} 282Z`,
        scheme.second,
      ) +
      path(
        d`M${x} 218Q${x + 60} 222 ${x + 128} 282Q${x + 96} 272 ${x + 64} 282Q${x + 44} 240 ${x} 218Z`,
        '#000000',
        { opacity: 0.08 },
      )
    : ''
  return (
    parasol +
    seat(x - 128, 1) +
    seat(x + 128, -1) +
    stroke(d`M${x - 72} 398L${x - 84} 460M${x + 72} 398L${x + 84} 460`, shade(wood, -0.2), 6) +
    rect(x - 96, 388, 192, 10, wood, { rx: 4 }) +
    ellipse(x - 44, 386, 20, 4, WHITE) +
    rect(x + 30, 366, 14, 22, '#9DB7BC', { rx: 3 }) +
    circle(x + 2, 382, 7, '#C8553D') +
    circle(x + 13, 382, 7, '#D8A23A')
  )
}

function loungers({ scheme }: Room): string {
  const one = (x: number, c: string): string =>
    stroke(
      d`M${x + 10} 458v-22M${x + 120} 458v-22M${x} 436H${x + 134}L${x + 176} 380`,
      '#A98562',
      6,
      { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' },
    ) + path(d`M${x} 422h132l38 -48l10 6l-42 54H${x}Z`, c)
  return (
    one(130, scheme.accent) +
    one(400, scheme.second) +
    rect(338, 420, 44, 6, '#A98562') +
    rect(357, 424, 6, 34, '#8C7A68') +
    rect(350, 402, 11, 18, '#F6D78F', { rx: 2 })
  )
}

/** A string of bulbs across the picture. */
function festoon(): string {
  const bulbs = repeat(11, (i) => {
    const along = (i + 0.5) / 11
    return circle(720 * along, 150 + 224 * along * (1 - along) + 6, 5.5, '#FBEBD0')
  })
  return stroke('M0 150Q360 262 720 150', CHARCOAL, 1.8) + bulbs
}

/** From the lawn, with beds, stepping stones and a bench. */
function fromLawn(room: Room): string {
  const { random, season } = room
  const lawn = lawnColour(season)
  const stones = [
    [360, 468, 44],
    [346, 438, 36],
    [364, 412, 29],
    [352, 392, 23],
    [366, 376, 18],
  ]
  return (
    background(room) +
    rect(0, 346, 720, 134, lawn) +
    path('M0 346H720V372Q560 360 420 352H300Q140 360 0 380Z', '#8A7358', { opacity: 0.7 }) +
    shrubs(0, 372, 250, random, season) +
    shrubs(460, 372, 260, random, season) +
    stones.map(([x = 0, y = 0, r = 0]) => ellipse(x, y, r, r * 0.3, '#D6CBB8')).join('') +
    bench(286) +
    climber(130, 350, 90, 84, random) +
    path(
      'M-10 480Q60 400 190 396Q250 410 230 480ZM730 480Q660 404 540 400Q480 414 500 480Z',
      '#8A7358',
      { opacity: 0.65 },
    ) +
    shrubs(20, 470, 190, random, season) +
    shrubs(520, 470, 190, random, season) +
    (season === 'winter'
      ? ''
      : flowers(30, 470, 180, 50, random) + flowers(520, 470, 180, 50, random)) +
    tufts(390, 80, random, lawn)
  )
}

function bench(x: number): string {
  const wood = '#8C7A68'
  return (
    stroke(d`M${x + 10} 362V300M${x + 138} 362V300`, shade(wood, -0.2), 6) +
    repeat(3, (i) => rect(x, 298 + i * 12, 148, 7, wood)) +
    rect(x - 4, 336, 156, 8, shade(wood, 0.1)) +
    stroke(d`M${x + 2} 344V364M${x + 146} 344V364`, shade(wood, -0.2), 6)
  )
}

function terrace(room: Room): string {
  const { random, scheme } = room
  const look = createRandom('skyline', room.seed, room.nth)
  const skyline = (foot: number, colour: string, low: number, high: number): string =>
    repeat(12, (i) => {
      const h = look.between(low, high)
      return rect(
        i * 62 - 6,
        foot - h,
        look.between(40, 66),
        h,
        shade(colour, look.between(-0.06, 0.08)),
      )
    })
  const glass = random.chance(0.5)
  const rail = glass
    ? rect(0, 268, 720, 116, '#DCE9E9', { opacity: 0.5 }) +
      path('M60 384L170 268h40L100 384ZM420 384L530 268h26L446 384Z', '#FFFFFF', { opacity: 0.3 }) +
      repeat(4, (i) => rect(i * 200 + 56, 262, 6, 124, '#8E9698'))
    : stroke(
        repeat(37, (i) => d`M${i * 20} 384V266`),
        CHARCOAL,
        2.6,
      )
  return (
    skyline(390, '#C3CCCB', 90, 210) +
    skyline(390, '#B4BFBC', 50, 140) +
    circle(120, 352, 36, '#8FA98A') +
    circle(190, 360, 28, '#9DB594') +
    circle(600, 356, 38, '#86A37A') +
    rect(0, 372, 720, 108, textured(room.defs, 'board', '#B89A74')) +
    rail +
    rect(0, 258, 720, 9, glass ? '#8E9698' : CHARCOAL) +
    rect(0, 380, 720, 7, CHARCOAL) +
    stroke('M0 404H720M0 430H720M0 460H720', '#8F7454', 1.4, { opacity: 0.5 }) +
    planter(room, 44) +
    planter(room, 556) +
    bistro(scheme.accent, scheme.second) +
    (random.chance(0.5) ? festoon() : '')
  )
}

function planter({ random, season }: Room, x: number): string {
  return (
    shrubs(x + 4, 402, 112, random, season) +
    (season === 'winter' ? '' : flowers(x + 8, 396, 104, 26, random)) +
    rect(x, 400, 122, 48, '#5E6066') +
    rect(x, 400, 122, 6, '#4A4F57')
  )
}

function bistro(accent: string, second: string): string {
  const seat = (x: number, s: 1 | -1): string =>
    stroke(
      d`M${x} 462L${x + s * 8} 412M${x + s * 36} 462L${x + s * 26} 412M${x + s * 8} 412L${x} 354`,
      CHARCOAL,
      4,
      { 'stroke-linecap': 'round' },
    ) +
    rect(Math.min(x + s * 4, x + s * 38), 407, 34, 8, accent, { rx: 4 }) +
    rect(Math.min(x - s * 3, x + s * 3), 350, 6, 30, second, { rx: 3 })
  return (
    ellipse(360, 462, 110, 8, '#20302C', { opacity: 0.13 }) +
    seat(258, 1) +
    seat(462, -1) +
    rect(358, 390, 4, 72, CHARCOAL) +
    ellipse(360, 462, 26, 4, CHARCOAL) +
    rect(310, 384, 100, 8, '#E9E2D3', { rx: 4 }) +
    path('M334 384v-12h16v12ZM372 384q-4 -14 4 -22h6q8 8 4 22Z', second)
  )
}
