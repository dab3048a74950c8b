import { shade } from './colour.ts'
import { FLOWERS } from './palette.ts'
import { createRandom, type Random } from './random.ts'
import { circle, d, ellipse, group, path, rect, repeat, stroke } from './shapes.ts'
import type { Season } from './stage.ts'

const LEAVES: Record<Season, readonly [string, ...string[]]> = {
  spring: ['#86A86F', '#7E9B6E', '#E6B8BE', '#94B07A'],
  summer: ['#6F8F72', '#7E9B6E', '#5F8466', '#86A37A'],
  autumn: ['#C58A4B', '#B4693F', '#8F9A5C', '#D2A24E'],
  winter: ['#6F8C70', '#5F7E66', '#7C9173', '#688468'],
}

export function leafColour(random: Random, season: Season): string {
  return random.pick(LEAVES[season])
}

export function lawnColour(season: Season): string {
  return { spring: '#A9C48C', summer: '#9DBB8B', autumn: '#B2B887', winter: '#AFBCA0' }[season]
}

const BARK = '#6E5644'

function crown(x: number, y: number, r: number, c: string): string {
  return (
    circle(x, y - r * 0.7, r, c) +
    circle(x - r * 0.55, y - r * 0.3, r * 0.7, shade(c, -0.08)) +
    circle(x + r * 0.5, y - r * 0.35, r * 0.72, shade(c, 0.1)) +
    path(
      d`M${x - r * 0.4} ${y - r}q${r * 0.2} ${-r * 0.3} ${r * 0.5} ${-r * 0.3}M${x + r * 0.1} ${y - r * 0.6}q${r * 0.25} ${-r * 0.2} ${r * 0.5} ${-r * 0.1}`,
      'none',
      { stroke: shade(c, 0.22), 'stroke-width': 2.4, 'stroke-linecap': 'round', opacity: 0.6 },
    )
  )
}

/** A tree in winter: limbs, then twigs, in the faint haze of a crown. */
function bare(x: number, y: number, r: number): string {
  const limbs = d`M${x} ${y}V${y - r * 0.95}M${x} ${y - r * 0.7}Q${x - r * 0.1} ${y - r * 1.1} ${x - r * 0.5} ${y - r * 1.5}M${x} ${y - r * 0.8}Q${x + r * 0.14} ${y - r * 1.2} ${x + r * 0.52} ${y - r * 1.55}M${x} ${y - r * 0.9}Q${x - r * 0.04} ${y - r * 1.5} ${x + r * 0.04} ${y - r * 2}`
  const twigs = d`M${x - r * 0.26} ${y - r * 1.2}l${-r * 0.42} ${-r * 0.1}M${x - r * 0.34} ${y - r * 1.32}l${-r * 0.02} ${-r * 0.44}M${x - r * 0.5} ${y - r * 1.5}l${-r * 0.2} ${-r * 0.26}M${x + r * 0.28} ${y - r * 1.24}l${r * 0.46} ${-r * 0.08}M${x + r * 0.38} ${y - r * 1.38}l${r * 0.02} ${-r * 0.42}M${x + r * 0.52} ${y - r * 1.55}l${r * 0.2} ${-r * 0.24}M${x} ${y - r * 1.5}l${-r * 0.2} ${-r * 0.34}M${x + r * 0.02} ${y - r * 1.62}l${r * 0.2} ${-r * 0.32}`
  const round = { 'stroke-linecap': 'round' }
  return (
    ellipse(x, y - r * 1.4, r * 0.92, r * 0.86, '#8D8577', { opacity: 0.18 }) +
    stroke(limbs, BARK, 4, round) +
    stroke(twigs, BARK, 2.2, round)
  )
}

/** A tree with its foot at y and a crown of radius r; its kind is chosen by random. */
export function tree(x: number, y: number, r: number, random: Random, season: Season): string {
  const c = leafColour(random, season)
  const kind = random.int(0, 4)
  const trunk = (height: number): string =>
    path(d`M${x - 4} ${y}L${x - 2.6} ${y - height}H${x + 2.6}L${x + 4} ${y}Z`, BARK)
  if (season === 'winter' && kind < 3) return bare(x, y, r * 1.1)
  if (kind === 0) {
    return (
      trunk(r * 1.2) +
      ellipse(x, y - r * 1.7, r * 0.72, r * 1.25, c) +
      ellipse(x + r * 0.2, y - r * 1.6, r * 0.46, r, shade(c, 0.1))
    )
  }
  if (kind === 1 && season !== 'autumn') {
    const dark = shade('#5E7F63', -0.06)
    return (
      trunk(r * 0.6) +
      path(
        d`M${x} ${y - r * 2.7}l${r * 0.62} ${r * 1.1}h${-r * 0.24}l${r * 0.46} ${r * 1.1}h${-r * 1.68}l${r * 0.46} ${-r * 1.1}h${-r * 0.24}Z`,
        dark,
      ) +
      path(
        d`M${x} ${y - r * 2.7}l${r * 0.62} ${r * 1.1}h${-r * 0.24}l${r * 0.46} ${r * 1.1}H${x}Z`,
        shade(dark, 0.1),
      )
    )
  }
  return trunk(r * 1.3) + crown(x, y - r * 0.8, r, c)
}

/** A clipped hedge standing on y. */
export function hedge(x: number, y: number, w: number, h: number, c = '#5E7F63'): string {
  const count = Math.max(1, Math.round(w / 22))
  const step = w / count
  return (
    rect(x, y - h, w, h, c, { rx: Math.min(10, h / 2) }) +
    repeat(count, (i) =>
      circle(x + step * (i + 0.5), y - h + 5, step * 0.55, shade(c, i % 2 ? 0.08 : -0.04)),
    )
  )
}

/** Low rounded shrubs on y. */
export function shrubs(x: number, y: number, w: number, random: Random, season: Season): string {
  const c =
    season === 'winter' ? '#6C7F70' : random.pick(['#6B8C66', '#5E7F63', '#7C9A5E', '#83A077'])
  const count = Math.max(2, Math.round(w / 24))
  return repeat(count, (i) => {
    const r = random.between(10, 17)
    return path(
      d`M${x + (i * w) / count - 3} ${y}a${r} ${r * 1.1} 0 0 1 ${r * 2} 0Z`,
      shade(c, random.between(-0.1, 0.14)),
    )
  })
}

export function flowers(x: number, y: number, w: number, h: number, random: Random): string {
  const first = random.int(0, FLOWERS.length - 1)
  const dots = (turn: number): string => {
    let data = ''
    for (let i = 0; i < w / 14; i += 1) {
      data += d`M${x + random.next() * w} ${y - random.next() * h}h.01`
    }
    return stroke(data, FLOWERS[(first + turn) % FLOWERS.length] ?? FLOWERS[0], 5.4, {
      'stroke-linecap': 'round',
    })
  }
  return dots(0) + dots(2) + dots(3)
}

/** Blades of grass here and there. */
export function tufts(y: number, h: number, random: Random, colour: string): string {
  let data = ''
  for (let i = 0; i < 16; i += 1) {
    const [x, foot] = [random.between(8, 700), y + random.next() * h]
    data += d`M${x} ${foot}l2 -6M${x + 4} ${foot}l0 -7M${x + 8} ${foot}l-2 -5`
  }
  return stroke(data, shade(colour, -0.14), 1.5, { opacity: 0.6, 'stroke-linecap': 'round' })
}

/** A pot with a clipped ball, a cone, or a spray of leaves. */
export function potPlant(x: number, y: number, random: Random, pot = '#B9785E'): string {
  const vessel =
    path(d`M${x - 10} ${y - 18}h20l-3 18h-14Z`, pot) +
    rect(x - 11.5, y - 21, 23, 5, shade(pot, -0.12))
  const kind = random.int(0, 2)
  if (kind === 0)
    return (
      rect(x - 1.2, y - 40, 2.4, 20, BARK) +
      circle(x, y - 46, 13, '#5E7F63') +
      circle(x + 3, y - 49, 8, '#6F9174') +
      vessel
    )
  if (kind === 1)
    return (
      path(d`M${x} ${y - 66}l13 46h-26Z`, '#5E7F63') +
      path(d`M${x} ${y - 66}l13 46h-13Z`, '#6F9174') +
      vessel
    )
  return (
    stroke(
      d`M${x} ${y - 20}q-4 -18 -14 -24M${x} ${y - 20}q4 -20 14 -25M${x} ${y - 20}q-1 -18 -2 -34M${x} ${y - 20}q8 -10 17 -12M${x} ${y - 20}q-8 -8 -17 -10`,
      '#6B8C66',
      4,
      { 'stroke-linecap': 'round' },
    ) + vessel
  )
}

/** A climber that grows up a wall from y to y − h: ivy, wisteria or roses. */
export function climber(x: number, y: number, w: number, h: number, random: Random): string {
  const c = random.pick(['#5E7F63', '#6B8C66', '#7C9A5E'])
  const bloom = random.pick(['#B78FB5', '#E7D3DA', '#D96C75', c])
  const leaves = createRandom('climber', x, h, random.next())
  const blobs = (count: number, colour: string, size: number): string => {
    let data = ''
    for (let i = 0; i < count; i += 1) {
      const up = leaves.next()
      data += d`M${x + (leaves.next() - 0.5) * w * (0.35 + up)} ${y - up * h}h.01`
    }
    return stroke(data, colour, size, { 'stroke-linecap': 'round' })
  }
  return (
    stroke(d`M${x} ${y}q-6 ${-h * 0.4} 2 ${-h * 0.6}t${w * 0.2} ${-h * 0.35}`, BARK, 2.6) +
    group(blobs(h / 5, c, 15) + blobs(h / 8, shade(c, 0.14), 11) + blobs(h / 9, bloom, 6), {})
  )
}
