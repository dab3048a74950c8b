import { phraseTable } from '../text/phrases.ts'

export type Room = 'beds' | 'baths'

const each = (room: Room, list: string) =>
  list.split(',').map((phrase) => [phrase.trim(), room] as const)

/** What people call bedrooms and bathrooms after a number. */
export const ROOM_NOUNS = phraseTable<Room>([
  ...each(
    'beds',
    `bed, beds, bedroom, bedrooms, bedroomed, bedder, bedders, bdrm, bdrms, bdr, bdrs, bd, bds, br, b, bed room, bed rooms, brm, brms,
    bedrm, bedrms, beddy, bedrooms house, b / r, bedded, doubles`,
  ),
  ...each(
    'baths',
    `bath, baths, bathroom, bathrooms, ba, bathrm, bthrm, bth, bathroomed, bath room, bath rooms`,
  ),
])

/** What may stand between a number and its rooms without changing the count. */
export const ROOM_ADJECTIVES = new Set([
  'double',
  'good',
  'large',
  'big',
  'decent',
  'spacious',
  'proper',
  'full',
  'single',
  'separate',
  'sized',
  'size',
  'generous',
  'family',
  'modern',
])
