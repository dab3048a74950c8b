import { type Home, isDwelling } from '../homes/home.ts'
import type { Random } from '../random.ts'
import { BATHROOMS, BEDROOMS, MAIN_BEDROOM } from './bedrooms.ts'
import { FLAT_OPENINGS } from './flatOpenings.ts'
import { HOUSE_OPENINGS } from './houseOpenings.ts'
import { LEADS } from './leads.ts'
import { createTeller, type Line, type Teller } from './line.ts'
import { KITCHEN, LIVING, SIDE_ROOMS, STUDIO_ROOM } from './living.ts'
import { LOCATION, PRACTICAL, STATION } from './location.ts'
import { OUTDOORS, PARKING, SERVICES } from './outside.ts'
import { COMMERCIAL_PARAGRAPHS, LAND_PARAGRAPHS } from './premises.ts'
import { SHORT_ENDINGS } from './short.ts'
import type { Story } from './story.ts'

const OPENINGS = [...HOUSE_OPENINGS, ...FLAT_OPENINGS]

/** How a description is set: most in paragraphs, a few very short or in one long piece. */
export type Form = 'paragraphs' | 'short' | 'onePiece'

const SHORT_LIMIT = 195
/** A listing told in fewer characters gets another sentence. */
const ENOUGH = 660

/** Writes the description of one listing; paragraphs are separated by a blank line. */
export function describe(random: Random, story: Story, form: Form): string {
  const teller = createTeller(random, story)
  if (form === 'short') return short(teller, story)
  const paragraphs = isDwelling(story.home) ? dwelling(teller, story) : premises(teller, story)
  return oneNameForTheRoom(random, story, paragraphs.join(form === 'onePiece' ? ' ' : '\n\n'))
}

/** A home with one reception room calls it by one name throughout. */
function oneNameForTheRoom(random: Random, { home }: Story, text: string): string {
  const name = random.pick(['living room', 'living room', 'sitting room'])
  return home.receptions > 1 ? text : text.replaceAll(/(living|sitting) room\b/g, name)
}

/** Every line set in turn, once; undefined lines fall away. */
function paragraph(teller: Teller, ...sets: readonly (readonly Line[])[]): string {
  return sets
    .map((lines) => teller.tell(lines))
    .filter(Boolean)
    .join(' ')
}

function short(teller: Teller, { home }: Story): string {
  const opening = teller.tell(isDwelling(home) ? OPENINGS : premisesOf(home)[0]) ?? ''
  const ending = teller.tell(SHORT_ENDINGS)
  const both = `${opening} ${ending}`
  return ending && both.length <= SHORT_LIMIT ? both : opening
}

const premisesOf = ({ kind }: Home) => (kind === 'land' ? LAND_PARAGRAPHS : COMMERCIAL_PARAGRAPHS)

function premises(teller: Teller, { home }: Story): string[] {
  return premisesOf(home).map((lines) => paragraph(teller, lines))
}

function dwelling(teller: Teller, story: Story): string[] {
  const studio = story.home.kind === 'studio'
  const large = story.home.beds >= 3
  const lead = paragraph(teller, OPENINGS, LEADS, ...(teller.chance(0.4) ? [LEADS] : []))
  const living = studio
    ? paragraph(teller, STUDIO_ROOM, STUDIO_ROOM, STUDIO_ROOM)
    : paragraph(teller, LIVING, ...(large ? [LIVING] : []), KITCHEN, SIDE_ROOMS)
  const sleeping = paragraph(
    teller,
    MAIN_BEDROOM,
    BEDROOMS,
    BATHROOMS,
    ...(large ? [SIDE_ROOMS] : []),
  )
  const outside = paragraph(
    teller,
    OUTDOORS,
    ...(teller.chance(0.5) ? [OUTDOORS] : []),
    PARKING,
    SERVICES,
  )
  const around = paragraph(teller, LOCATION, STATION, ...(teller.chance(0.35) ? [LOCATION] : []))
  const practical = paragraph(teller, PRACTICAL, ...(teller.chance(0.6) ? [PRACTICAL] : []))
  return lengthened(
    teller,
    arranged(teller, { lead, living, sleeping, outside, around, practical }),
  )
}

type Parts = Record<'lead' | 'living' | 'sleeping' | 'outside' | 'around' | 'practical', string>

const joined = (...parts: string[]) => parts.filter(Boolean).join(' ')

/** Three to five paragraphs, not always cut in the same places. */
function arranged(teller: Teller, p: Parts): string[] {
  const isShortStay = p.living.length + p.sleeping.length < 330
  const inside =
    isShortStay || teller.chance(0.25) ? [joined(p.living, p.sleeping)] : [p.living, p.sleeping]
  const rest = teller.chance(0.5)
    ? [joined(p.outside, p.around), p.practical]
    : [p.outside, joined(p.around, p.practical)]
  return mergeStubs([p.lead, ...inside, ...rest].filter(Boolean))
}

/** A sentence alone is no paragraph, unless it opens: it joins the one before. */
function mergeStubs(paragraphs: readonly string[]): string[] {
  const merged: string[] = []
  for (const text of paragraphs) {
    const last = merged.at(-1)
    if (last !== undefined && merged.length > 1 && text.length < 90)
      merged[merged.length - 1] = `${last} ${text}`
    else merged.push(text)
  }
  return merged
}

function lengthened(teller: Teller, paragraphs: string[]): string[] {
  const more = [LEADS, LOCATION, LEADS, PRACTICAL, SIDE_ROOMS, LOCATION]
  for (const lines of more) {
    if (paragraphs.join('\n\n').length >= ENOUGH) break
    const sentence = teller.tell(lines)
    const at = lines === LEADS ? 0 : paragraphs.length - 1
    if (sentence) paragraphs[at] = joined(paragraphs[at] ?? '', sentence)
  }
  return paragraphs
}
