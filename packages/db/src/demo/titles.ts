import { capitalised, type Story, withArticle } from './descriptions/story.ts'
import { hasOwnGarden, isFlat } from './homes/home.ts'
import type { Random } from './random.ts'

type Title = (story: Story) => string

const kindly = (s: Story) => (s.home.condition === 'dated' ? '' : `${s.era} `)
const bedded = (s: Story) => capitalised(s.bedsAdjective)
const floor = (s: Story) => (s.floorAdjective ? `${s.floorAdjective} ` : '')
const garden = (s: Story) =>
  `${s.home.outdoors?.aspect ? `${s.home.outdoors.aspect}-facing ` : ''}${s.home.outdoors?.kind === 'courtyard' ? 'courtyard' : 'garden'}`

const HOUSES: readonly Title[] = [
  (s) => `${bedded(s)} ${kindly(s)}${s.noun}, ${s.street}`,
  (s) => `${bedded(s)} ${s.noun}, ${s.street}`,
  (s) => `${capitalised(s.era)} ${s.noun} on ${s.street}`,
  (s) => `${bedded(s)} ${s.noun} in ${s.place}`,
]
const GARDENS: readonly Title[] = [
  (s) => `${capitalised(s.era)} ${s.noun} with ${withArticle(garden(s))}`,
  (s) => `${bedded(s)} ${s.noun} with ${withArticle(garden(s))}, ${s.street}`,
]
const FLATS: readonly Title[] = [
  (s) => `${bedded(s)} ${s.noun}, ${s.street}`,
  (s) => `${bedded(s)} ${floor(s)}${s.noun}, ${s.street}`,
  (s) => `${capitalised(floor(s))}${s.noun} on ${s.street}`,
  (s) => `${bedded(s)} ${s.noun} in ${s.place}`,
]

/** The heading of a listing: what it is, and where or what sets it apart. */
export function titleOf(random: Random, story: Story): string {
  const { home } = story
  if (home.kind === 'land')
    return random.pick([
      `Building plot off ${story.street}`,
      `Land with outline planning in ${story.place}`,
    ])
  if (home.kind === 'commercial')
    return random.pick([
      `Commercial unit on ${story.street}`,
      `Shop and studio space, ${story.street}`,
      `Business premises in ${story.place}`,
    ])
  if (home.kind === 'studio')
    return random.pick([
      `Studio flat, ${story.street}`,
      `${capitalised(floor(story))}studio in ${story.place}`,
      `Studio on ${story.street}`,
    ])
  return random.pick(titlesFor(story))(story)
}

function titlesFor(story: Story): readonly Title[] {
  const { home } = story
  const flat = isFlat(home) || home.kind === 'maisonette'
  const base = flat ? FLATS : HOUSES
  const gardens = hasOwnGarden(home)
    ? flat
      ? [(s: Story) => `${bedded(s)} garden ${s.noun}, ${s.street}`]
      : GARDENS
    : []
  const balcony: Title[] = home.balcony
    ? [(s) => `${bedded(s)} ${s.noun} with a balcony, ${s.street}`]
    : []
  const view: Title[] = home.view
    ? [(s) => `${bedded(s)} ${s.noun} with ${withArticle(`${home.view} view`)}`]
    : []
  const fresh: Title[] =
    home.condition === 'refurbished'
      ? [(s) => `Refurbished ${s.bedsAdjective} ${s.noun}, ${s.street}`]
      : []
  return [...base, ...gardens, ...balcony, ...view, ...fresh]
}
