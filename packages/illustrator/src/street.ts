import { lampPost } from './boundaries.ts'
import { illuminate, mix } from './colour.ts'
import type { Defs } from './defs.ts'
import { cottage } from './fronts/cottage.ts'
import { detached } from './fronts/detached.ts'
import { georgianTerrace } from './fronts/georgianTerrace.ts'
import { mansionBlock } from './fronts/mansionBlock.ts'
import { semi } from './fronts/semi.ts'
import { victorianTerrace } from './fronts/victorianTerrace.ts'
import { SHINING } from './palette.ts'
import type { Picture } from './picture.ts'
import { hedge, tree } from './planting.ts'
import { createRandom, type Random } from './random.ts'
import { circle, d, ellipse, path, rect, repeat, stroke } from './shapes.ts'
import { type Elevation, GROUND, type Stage } from './stage.ts'

const WIDTH = 1600
const HEIGHT = 760
/** Where the houses stand; the sky above 440 belongs to the words of the page. */
const FOOT = 700

const MOON = { x: 1318, y: 126 }

/** One house of the street: where it stands, how large, and which part of its drawing shows. */
interface Plot {
  draw(stage: Stage): Elevation
  seed: number
  beds: number
  x: number
  scale: number
  from: number
  to: number
  /** The share of windows with a light on. */
  lit: number
}

/** Tall at the sides and low in the middle, where a phone looks and the search box stands. */
function plots(seed: number): readonly Plot[] {
  return [
    {
      draw: mansionBlock,
      seed: seed * 12,
      beds: 2,
      x: -84,
      scale: 0.68,
      from: 84,
      to: 636,
      lit: 0.72,
    },
    { draw: semi, seed: seed * 4 + 1, beds: 3, x: 306, scale: 0.6, from: 140, to: 580, lit: 0.7 },
    { draw: cottage, seed: seed * 4, beds: 2, x: 604, scale: 0.58, from: 120, to: 604, lit: 1 },
    {
      draw: detached,
      seed: seed * 5 + 10,
      beds: 3,
      x: 905,
      scale: 0.56,
      from: 164,
      to: 556,
      lit: 0.8,
    },
    {
      draw: victorianTerrace,
      seed: seed * 8,
      beds: 3,
      x: 1140,
      scale: 0.6,
      from: 48,
      to: 672,
      lit: 0.66,
    },
    {
      draw: georgianTerrace,
      seed: seed * 3,
      beds: 4,
      x: 1514,
      scale: 0.66,
      from: 96,
      to: 448,
      lit: 0.7,
    },
  ]
}

/** The street at dusk that stands at the foot of the home page, 1600 × 760. */
export function street(picture: Picture, defs: Defs): string {
  const seed = picture.seed + picture.nth - 1
  const random = createRandom('street', seed)
  const houses = plots(seed)
    .map((plot) => houseOn(plot, defs))
    .join('')
  const scenery = horizon(random) + gardens(random) + houses + planting(random)
  const dusk = (markup: string): string =>
    illuminate(markup, { colour: '#1B3A38', strength: 0.29 }, SHINING)
  defs.recolour(dusk)
  return (
    duskSky(defs, random) +
    smoke(438, 470) +
    smoke(947, 482) +
    dusk(scenery) +
    floor() +
    [298, 590, 894, 1130, 1500].map((x) => streetLamp(x)).join('')
  )
}

function houseOn(plot: Plot, defs: Defs): string {
  const { scale, from, to } = plot
  const elevation = plot.draw({
    seed: plot.seed,
    beds: plot.beds,
    nth: 1,
    random: createRandom('on the street', plot.seed, plot.x),
    defs,
    season: 'summer',
    lit: plot.lit,
  })
  const top = 30
  const shown = 434 - top
  const y = FOOT - (GROUND - top) * scale
  return `<svg x="${plot.x}" y="${Math.round(y)}" width="${Math.round((to - from) * scale)}" height="${Math.round(shown * scale)}" viewBox="${from} ${top} ${to - from} ${shown}">${elevation.art}</svg>`
}

function duskSky(defs: Defs, random: Random): string {
  const fill = defs.fill(
    'dusk',
    (id) =>
      `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#12302C"/><stop offset=".36" stop-color="#23504A"/><stop offset=".58" stop-color="#5F6C5C"/><stop offset=".74" stop-color="#B98C6B"/><stop offset=".9" stop-color="#EDC193"/></linearGradient>`,
  )
  const stars = repeat(46, () => {
    const [x, y] = [random.between(0, WIDTH), random.next() ** 1.6 * 330 + 8]
    const brightness = random.next()
    const isBehindMoon = Math.hypot(x - MOON.x, y - MOON.y) < 60
    return isBehindMoon
      ? ''
      : circle(x, y, 0.7 + 1.2 * brightness, '#FFF6E4', {
          opacity: 0.3 + 0.5 * brightness * (1 - y / 440),
        })
  })
  const moon = path(
    d`M${MOON.x + 4} ${MOON.y - 42}a42 42 0 1 0 26 66a34 34 0 0 1 -26 -66Z`,
    '#FBEBD0',
    {
      opacity: 0.95,
    },
  )
  const haze =
    path('M0 470Q200 452 420 468T900 458T1600 470V492Q1200 476 900 486T400 488T0 492Z', '#F6D9B4', {
      opacity: 0.12,
    }) +
    path('M150 428Q420 404 700 420T1240 412Q980 428 700 430T150 428Z', '#F6D9B4', { opacity: 0.1 })
  return rect(0, 0, WIDTH, HEIGHT, fill) + stars + moon + haze
}

/** A wisp from a chimney, leaning with the wind. */
function smoke(x: number, y: number): string {
  return path(
    d`M${x} ${y}q-8 -14 2 -26t10 -30q4 -16 26 -24q-12 14 -14 28t-10 26t-8 26Z`,
    '#F6E3C8',
    { opacity: 0.2 },
  )
}

function horizon(random: Random): string {
  const far = path('M0 592Q180 520 400 560T820 536T1230 556T1600 522V760H0Z', '#7B9488')
  let roofs = 'M0 760V628'
  for (let x = 0; x < WIDTH; ) {
    const w = random.between(50, 96)
    const top = random.between(584, 626)
    roofs += random.chance(0.6)
      ? d`L${x} ${top + 16}L${x + w / 2} ${top - 8}L${x + w} ${top + 16}`
      : d`V${top}H${x + w * 0.3}V${top - 14}H${x + w * 0.42}V${top}H${x + w}`
    x += w
  }
  const windows = repeat(34, () =>
    rect(random.between(10, 1590), random.between(634, 668), 5, 7, '#EFC06C', { opacity: 0.8 }),
  )
  return (
    far +
    path('M806 760V560L814 500L822 560V760Z', '#6F887C') +
    path(`${roofs}V760Z`, '#5F7D72') +
    windows
  )
}

function gardens(random: Random): string {
  return (
    path('M0 668Q400 648 800 662T1600 656V760H0Z', '#5F8466') +
    [290, 580, 890, 1130]
      .map((x) => tree(x, 694, random.between(34, 44), random, 'summer'))
      .join('') +
    [576, 886].map((x) => hedge(x - 26, 700, 60, 18)).join('')
  )
}

function planting(random: Random): string {
  return (
    [
      [572, 36],
      [884, 32],
      [1126, 34],
    ]
      .map(([x = 0, r = 0]) => tree(x, 704, r, random, 'summer'))
      .join('') +
    hedge(900, 704, 60, 20) +
    hedge(1062, 704, 52, 20) +
    hedge(532, 704, 84, 18)
  )
}

function floor(): string {
  const road = mix('#3A4443', '#12302C', 0.35)
  return (
    rect(0, 702, WIDTH, 16, '#8E8672') +
    rect(0, 702, WIDTH, 2, '#B9A98A') +
    stroke(
      repeat(27, (i) => d`M${i * 60 + 20} 702l-8 16`),
      '#7A7464',
      1.2,
    ) +
    rect(0, 718, WIDTH, 4, '#6F6A5C') +
    rect(0, 722, WIDTH, 38, road) +
    stroke('M0 744H1600', '#8E8672', 2, { 'stroke-dasharray': '34 30', opacity: 0.4 })
  )
}

function streetLamp(x: number): string {
  return (
    ellipse(x, 712, 62, 7, '#FBEBD0', { opacity: 0.22 }) +
    `<g transform="translate(${x} 716) scale(.78)">${lampPost(0, 0, true)}</g>`
  )
}
