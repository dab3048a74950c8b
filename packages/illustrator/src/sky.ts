import { mix } from './colour.ts'
import type { Defs } from './defs.ts'
import type { Random } from './random.ts'
import { circle, d, group, path, rect, repeat, stroke } from './shapes.ts'

interface Weather {
  /** From the top to the horizon, with what lies half-way where the two would mix to mud. */
  sky: readonly [top: string, foot: string, between?: string]
  /** Falls on everything that does not shine. */
  light: { colour: string; strength: number }
  lit: number
  clouds: number
  hills: readonly [string, string]
}

const clear = { colour: '#FFFFFF', strength: 0 }

export const WEATHERS = {
  day: {
    sky: ['#C6DFE5', '#EDF5F1'],
    light: clear,
    lit: 0,
    clouds: 3,
    hills: ['#BFD0B9', '#A9C1A1'],
  },
  morning: {
    sky: ['#F5E3CB', '#FBF4E8'],
    light: { colour: '#FFE7C4', strength: 0.05 },
    lit: 0.06,
    clouds: 3,
    hills: ['#CFD3B6', '#B3C29E'],
  },
  grey: {
    sky: ['#CFD6D4', '#EEF0EA'],
    light: { colour: '#D6DBD8', strength: 0.08 },
    lit: 0.14,
    clouds: 5,
    hills: ['#BFC9BD', '#A7B7A2'],
  },
  spring: {
    sky: ['#D9E4EC', '#F8EEE6'],
    light: clear,
    lit: 0.03,
    clouds: 4,
    hills: ['#C5D6B6', '#AFC79C'],
  },
  dusk: {
    sky: ['#E6C0AC', '#F9E9D8'],
    light: { colour: '#8A5A5E', strength: 0.1 },
    lit: 0.4,
    clouds: 3,
    hills: ['#BBA894', '#9AA085'],
  },
  evening: {
    sky: ['#3F6670', '#F2CFA6', '#B79D92'],
    light: { colour: '#1F3E4A', strength: 0.3 },
    lit: 0.6,
    clouds: 1,
    hills: ['#8D9F8C', '#76907C'],
  },
} as const satisfies Record<string, Weather>

export type WeatherName = keyof typeof WEATHERS

function cloud(x: number, y: number, w: number): string {
  return path(
    d`M${x} ${y}h${w}a8 8 0 0 1 0 16h${-w}a8 8 0 0 1 0 -16ZM${x + w * 0.22} ${y - 10}h${w * 0.42}a10 10 0 0 1 0 20h${-w * 0.42}a10 10 0 0 1 0 -20Z`,
    '#FFFFFF',
  )
}

function birds(x: number, y: number): string {
  return stroke(
    d`M${x} ${y}q5 -6 9 0q4 -6 9 0M${x + 30} ${y - 10}q4 -5 7 0q3 -5 7 0`,
    '#5D6B66',
    1.4,
    { opacity: 0.5, 'stroke-linecap': 'round' },
  )
}

/** The sky over a whole scene, with what hangs in it. */
export function sky(defs: Defs, random: Random, name: WeatherName): string {
  const weather: Weather = WEATHERS[name]
  const [top, foot, between] = weather.sky
  const fill = defs.fill(
    `sky ${name}`,
    (id) =>
      `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/>${between === undefined ? '' : `<stop offset=".46" stop-color="${between}"/>`}<stop offset=".85" stop-color="${foot}"/></linearGradient>`,
  )
  const clouds = repeat(weather.clouds, (i) =>
    cloud(
      (i * 720) / weather.clouds + random.between(-40, 120),
      random.between(46, 150),
      random.between(54, 120),
    ),
  )
  const sunX = random.pick([120, 600, 250, 500])
  const lights =
    name === 'evening'
      ? repeat(9, () =>
          circle(
            random.between(20, 700),
            random.between(20, 150),
            random.between(0.8, 1.5),
            '#FFF6E4',
            { opacity: 0.7 },
          ),
        )
      : name === 'dusk' || name === 'morning'
        ? circle(sunX, name === 'dusk' ? 190 : 120, 32, '#FBEBD0', { opacity: 0.75 })
        : ''
  return (
    rect(0, 0, 720, 480, fill) +
    lights +
    group(clouds, { opacity: name === 'evening' ? 0.16 : name === 'dusk' ? 0.35 : 0.6 }) +
    (random.chance(0.35) && name !== 'evening'
      ? birds(random.between(90, 600), random.between(60, 120))
      : '')
  )
}

/** What stands far behind a building: hills, a wood, roofs of the town, a church, the sea. */
export function horizon(random: Random, name: WeatherName, kind: 'town' | 'country'): string {
  const [far, near] = WEATHERS[name].hills
  const foot = WEATHERS[name].sky[1]
  const hills =
    path(
      d`M0 ${random.between(300, 330)}Q120 ${random.between(256, 292)} 260 312T520 ${random.between(292, 308)}T720 ${random.between(288, 312)}V480H0Z`,
      mix(far, foot, 0.25),
    ) +
    path(
      d`M0 350Q180 ${random.between(310, 334)} 360 344T720 ${random.between(326, 342)}V480H0Z`,
      near,
    )
  if (kind === 'town')
    return roofs(random, mix(far, '#8E9AA0', 0.35), foot) + path('M0 372H720V480H0Z', near)
  const church = random.chance(0.3) ? spire(random.pick([88, 640]), mix(far, '#6F7F7A', 0.4)) : ''
  const wood = random.chance(0.6)
    ? repeat(7, (i) =>
        circle(
          i * 118 + random.between(-20, 30),
          338,
          random.between(14, 26),
          mix(near, '#5E7F63', 0.28),
        ),
      )
    : ''
  return hills + church + wood + path('M0 352Q300 336 720 350V480H0Z', near)
}

function roofs(random: Random, colour: string, foot: string): string {
  let data = 'M0 480V330'
  for (let x = 0; x < 720; ) {
    const w = random.between(46, 92)
    const top = random.between(268, 326)
    data += random.chance(0.55)
      ? d`L${x} ${top + 18}L${x + w / 2} ${top - 6}L${x + w} ${top + 18}`
      : d`V${top}H${x + w * 0.3}V${top - 12}H${x + w * 0.42}V${top}H${x + w}`
    x += w
  }
  return path(`${data}V480Z`, mix(colour, foot, 0.45))
}

function spire(x: number, colour: string): string {
  return path(
    d`M${x - 10} 360V292H${x - 7}L${x} 236L${x + 7} 292H${x + 10}V360ZM${x + 10} 330l16 -14l30 0l12 14v30h-58Z`,
    colour,
  )
}
