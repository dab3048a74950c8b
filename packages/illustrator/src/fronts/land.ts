import { boardFence, fieldGate } from '../boundaries.ts'
import { mix, shade } from '../colour.ts'
import { type CompositionOf, compositionOf } from '../composition.ts'
import { flowers, hedge, lawnColour, leafColour, tree, tufts } from '../planting.ts'
import type { Random } from '../random.ts'
import { circle, d, ellipse, path, rect, repeat, stroke } from '../shapes.ts'
import type { Season, Stage } from '../stage.ts'

const DRAWN: Record<CompositionOf<'land'>, (stage: Stage, random: Random) => string> = {
  gateway,
  pasture,
  woodside,
  plot,
}

/** Land for sale, from a different side each time: behind its gate, as pasture, by a wood, as a plot. */
export function land(stage: Stage): string {
  const view = compositionOf('land', stage.beds, stage.seed + stage.nth - 1)
  return DRAWN[view](stage, stage.random)
}

function fields(random: Random, season: Season): string {
  const lawn = lawnColour(season)
  const far = mix(lawn, '#C9D6CC', 0.5)
  const crop = random.pick(['#D9CB8E', '#C9B26E', '#B9CB94', '#CFC08A'] as const)
  const y = random.between(262, 286)
  return (
    path(d`M0 ${y}Q180 ${y - 40} 380 ${y - 14}T720 ${y - 26}V480H0Z`, far) +
    path(d`M0 ${y + 26}Q220 ${y - 6} 430 ${y + 12}T720 ${y + 2}V480H0Z`, crop) +
    stroke(
      d`M40 ${y + 40}Q240 ${y + 12} 430 ${y + 28}T720 ${y + 18}M0 ${y + 56}Q240 ${y + 24} 430 ${y + 42}T720 ${y + 32}`,
      shade(crop, -0.1),
      1.6,
      { opacity: 0.6 },
    ) +
    hedgerow(0, y + 66, 720, random, season) +
    path(d`M0 ${y + 64}Q260 ${y + 52} 720 ${y + 66}V480H0Z`, lawn)
  )
}

function hedgerow(x: number, y: number, w: number, random: Random, season: Season): string {
  const c = mix(leafColour(random, season === 'spring' ? 'summer' : season), '#5E7F63', 0.5)
  return repeat(w / 30, (i) =>
    ellipse(
      x + i * 30 + 12,
      y - 4,
      random.between(18, 26),
      random.between(10, 19),
      shade(c, random.between(-0.1, 0.12)),
    ),
  )
}

function gateway(stage: Stage, random: Random): string {
  const { season } = stage
  return (
    fields(random, season) +
    tree(random.between(540, 600), 372, random.between(44, 56), random, season) +
    tree(random.between(96, 150), 366, random.between(30, 40), random, season) +
    hedge(-10, 432, 250, 58, '#64845F') +
    hedge(478, 432, 260, 58, '#5E7F63') +
    path('M262 418H458L520 480H200Z', '#D8C9A8') +
    stroke('M310 418L270 480M410 418L450 480', '#C2B08B', 5, { opacity: 0.7 }) +
    fieldGate(262, 428, 196, 72) +
    rect(0, 430, 200, 50, lawnColour(season)) +
    rect(520, 430, 200, 50, lawnColour(season)) +
    path('M200 430H240L200 480H180ZM520 430H480L520 480H540Z', lawnColour(season)) +
    (season === 'winter'
      ? ''
      : flowers(0, 452, 190, 20, random) + flowers(530, 452, 190, 20, random))
  )
}

function pasture(stage: Stage, random: Random): string {
  const lawn = lawnColour(stage.season)
  return (
    fields(random, stage.season) +
    tree(random.between(130, 190), 384, random.between(56, 66), random, stage.season) +
    repeat(random.int(3, 5), (i) =>
      sheep(270 + i * 84 + random.between(-16, 16), 398 + random.between(-12, 20)),
    ) +
    postAndRail(444) +
    tufts(400, 70, random, lawn) +
    (stage.season === 'winter' ? '' : flowers(0, 476, 720, 16, random))
  )
}

function sheep(x: number, y: number): string {
  return (
    stroke(d`M${x - 8} ${y}v-9M${x + 8} ${y}v-9`, '#4A4038', 2.6) +
    ellipse(x, y - 15, 16, 10, '#F4EFE4') +
    circle(x - 8, y - 20, 6, '#F4EFE4') +
    circle(x + 4, y - 22, 6, '#F4EFE4') +
    ellipse(x - 17, y - 17, 5, 6, '#4A4038')
  )
}

function postAndRail(y: number): string {
  const wood = '#A89270'
  return (
    rect(0, y - 32, 720, 5, wood) +
    rect(0, y - 16, 720, 5, wood) +
    repeat(8, (i) => rect(i * 100 + 4, y - 42, 9, 46, shade(wood, -0.12)))
  )
}

function woodside(stage: Stage, random: Random): string {
  const lawn = lawnColour(stage.season)
  return (
    fields(random, stage.season) +
    repeat(9, (i) =>
      tree(
        i * 84 + random.between(0, 30),
        388 + random.between(-8, 8),
        random.between(34, 52),
        random,
        stage.season,
      ),
    ) +
    path('M0 396Q300 380 720 394V480H0Z', lawn) +
    path(
      'M330 480Q350 430 400 404Q424 394 452 390H462Q436 398 416 410Q390 434 420 480Z',
      '#D8C9A8',
    ) +
    tufts(410, 60, random, lawn) +
    (stage.season === 'winter'
      ? ''
      : flowers(20, 470, 280, 50, random) + flowers(450, 470, 260, 50, random))
  )
}

/** A plot between gardens, pegged out and ready. */
function plot(stage: Stage, random: Random): string {
  const lawn = lawnColour(stage.season)
  const peg = (x: number, y: number): string =>
    rect(x - 2.5, y - 26, 5, 28, '#C9B58F') + rect(x - 2.5, y - 26, 5, 6, '#C8553D')
  return (
    fields(random, stage.season) +
    tree(112, 392, 48, random, stage.season) +
    tree(636, 388, 42, random, stage.season) +
    boardFence(0, 398, 720, 52, '#B09472') +
    rect(0, 396, 720, 84, lawn) +
    path('M212 408H508L576 470H144Z', '#CDBB95') +
    path('M212 408H508L512 412H208Z', '#20302C', { opacity: 0.1 }) +
    stroke('M212 400H508L576 458H144Z', '#FBF7EF', 1.4, { 'stroke-dasharray': '6 5' }) +
    peg(212, 412) +
    peg(508, 412) +
    peg(144, 472) +
    peg(576, 472) +
    tufts(402, 70, random, lawn)
  )
}
