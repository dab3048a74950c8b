import { mix, shade } from '../colour.ts'
import { wallOf } from '../materials.ts'
import { CHARCOAL, GLASS, LAMPLIGHT } from '../palette.ts'
import { shrubs, tree } from '../planting.ts'
import { d, path, rect, repeat, stroke } from '../shapes.ts'
import { type Elevation, GROUND, type Stage } from '../stage.ts'

const TOP = 46

/** A tall block on a brick base, with its smaller brother behind. */
export function tower(stage: Stage): Elevation {
  const { random } = stage
  const skin = random.pick(['#D9D8D0', '#C8CFCE', '#D8C9B4', '#B9C4C4', '#C98D6C'] as const)
  const base = wallOf(stage, random.pick(['red', 'stock'] as const))
  const x = 232
  const w = 220
  const floors = 11
  const storey = (346 - TOP - 16) / floors
  const columns = random.pick([4, 5] as const)
  const step = (w - 24) / columns
  const corner = random.chance(0.6)
  const cell = (i: number): string => {
    const cx = x + 16 + (i % columns) * step
    const cy = TOP + 16 + Math.floor(i / columns) * storey
    const isBalcony = corner
      ? i % columns === 0 || i % columns === columns - 1
      : (Math.floor(i / columns) + (i % columns)) % 3 === 0
    const light = random.chance(stage.lit + 0.04)
    return stage.defs.stamp(
      pane(step - 8, storey - 8, light ? LAMPLIGHT : GLASS, isBalcony),
      cx,
      cy,
    )
  }
  const behind = mix(skin, '#EEF0EA', 0.5)
  const art =
    rect(478, 130, 130, 290, behind) +
    stroke(
      repeat(11, (i) => d`M486 ${154 + i * 24}h114`),
      mix(GLASS, behind, 0.3),
      10,
      { 'stroke-dasharray': '22 9' },
    ) +
    rect(112, 208, 108, 212, mix(base.colour, '#EEF0EA', 0.45)) +
    stroke(
      repeat(6, (i) => d`M122 ${236 + i * 32}h88`),
      mix(GLASS, behind, 0.3),
      15,
      { 'stroke-dasharray': '20 12' },
    ) +
    rect(x, TOP, w, 346 - TOP, skin) +
    rect(x + w - 10, TOP, 10, 346 - TOP, '#000000', { opacity: 0.1 }) +
    rect(x - 5, TOP - 6, w + 10, 8, shade(skin, -0.3)) +
    rect(x + 70, TOP - 20, 64, 15, shade(skin, -0.2)) +
    repeat(floors * columns, cell) +
    rect(x - 44, 346, w + 88, GROUND - 346, base.fill) +
    rect(x - 50, 340, w + 100, 9, CHARCOAL) +
    rect(x - 44, 349, w + 88, 6, '#20302C', { opacity: 0.15 }) +
    shopGlass(x - 30, 92, random.chance(stage.lit)) +
    shopGlass(x + w - 62, 92, random.chance(stage.lit)) +
    rect(316, 358, 52, 62, CHARCOAL) +
    rect(321, 364, 20, 56, '#B9CDCE') +
    rect(343, 364, 20, 56, '#B9CDCE') +
    tree(150, 428, 34, random, stage.season) +
    tree(566, 428, 40, random, stage.season) +
    shrubs(458, 430, 80, random, stage.season) +
    shrubs(176, 430, 54, random, stage.season)
  return { art, setting: 'street', doorX: 342, left: 0, right: 760 }
}

function pane(w: number, h: number, glass: string, isBalcony: boolean): string {
  return (
    rect(0, 0, w, h, glass) +
    path(d`M0 ${h}L${w * 0.5} 0H${w}L${w * 0.4} ${h}Z`, '#FFFFFF', { opacity: 0.16 }) +
    rect(w * 0.6, 0, 2, h, CHARCOAL) +
    (isBalcony
      ? rect(-3, h * 0.48, w + 6, h * 0.52 + 2, '#E4ECEA', { opacity: 0.72 }) +
        rect(-3, h * 0.44, w + 6, 2, CHARCOAL) +
        rect(-3, h + 1, w + 6, 2.6, CHARCOAL)
      : '')
  )
}

function shopGlass(x: number, w: number, lit: boolean): string {
  return (
    rect(x - 3, 359, w + 6, 52, CHARCOAL) +
    rect(x, 362, w, 46, lit ? LAMPLIGHT : '#B9CDCE') +
    rect(x + w / 2 - 1, 362, 2, 46, CHARCOAL) +
    path(d`M${x} 408l30 -46h20l-30 46Z`, '#FFFFFF', { opacity: 0.2 })
  )
}
