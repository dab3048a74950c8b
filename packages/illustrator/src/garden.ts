import { boardFence, gardenWall } from './boundaries.ts'
import { mix, shade } from './colour.ts'
import { bench, festoon, loungers, shed, tableSet } from './gardenFurniture.ts'
import { OAK, RED_BRICKS } from './palette.ts'
import { climber, flowers, hedge, lawnColour, potPlant, shrubs, tree, tufts } from './planting.ts'
import { createRandom, takeTurns } from './random.ts'
import { terrace } from './roofTerrace.ts'
import type { Room } from './rooms/room.ts'
import { ellipse, path, polygon, rect, repeat, stroke } from './shapes.ts'
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
