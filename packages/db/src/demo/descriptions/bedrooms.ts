import { isFlat } from '../homes/home.ts'
import { type Line, line } from './line.ts'
import { capitalised, inWords, type Story } from './story.ts'

const house = (s: Story) => !isFlat(s.home) && s.home.kind !== 'maisonette'
const upstairs = (s: Story) => s.home.storeys > 1
const beds = (s: Story, low: number, high = 9) => s.home.beds >= low && s.home.beds <= high
const tired = (s: Story) => s.home.condition === 'dated'
const rest = (s: Story) => inWords(s.home.beds - 1)

/** Where one sleeps. */
export const BEDROOMS: readonly Line[] = [
  line(
    '{Upstairs, the principal bedroom runs the width of the house|The largest bedroom is upstairs at the front and as wide as the house|Upstairs, the main bedroom looks over the street and has a wall of wardrobes|The principal bedroom, upstairs at the back, is the quietest room in the house}.',
    (s) => upstairs(s) && house(s) && beds(s, 2),
    ['principal', 'upstairs'],
  ),
  line(
    'The main bedroom is {at the front|at the quieter back} with {built-in wardrobes|a good run of hanging space|space for a king-size bed}.',
    (s) => beds(s, 2),
    'principal',
  ),
  line(
    'The bedroom is {a generous double|a quiet double at the back}, with {fitted wardrobes|room for a desk under the window|a wall of cupboards}.',
    (s) => s.home.beds === 1,
    'principal',
  ),
  line(
    'The bedroom takes {a king-size bed and a chest of drawers|a double bed and two wardrobes} {comfortably|with space to move}.',
    (s) => s.home.beds === 1,
    'principal',
  ),
  line(
    'Both bedrooms are {doubles|proper doubles}, {one at each end of the flat|at the back, away from the street}.',
    (s) => s.home.beds === 2 && isFlat(s.home),
    ['principal', 'second'],
  ),
  line(
    'Both bedrooms are doubles, {one looking over the street and one to the back|and there is no small one to argue over}.',
    (s) => s.home.beds === 2,
    ['principal', 'second'],
  ),
  line(
    'The {second bedroom|other bedroom} is {smaller but still takes a double|a good single or a study|in use as an office|at the front and lined with shelves|a comfortable guest room|bright, with space for a small double}.',
    (s) => s.home.beds === 2,
    'second',
  ),
  line(
    'There are two double bedrooms and {a single that would make a nursery or a study|a smaller third}.',
    (s) => s.home.beds === 3,
    ['principal', 'second'],
  ),
  line(
    'Of the three bedrooms, two are {large doubles|doubles} and the third {takes a bed and a desk|has a view over the back}.',
    (s) => s.home.beds === 3,
    ['second'],
  ),
  line(
    (s) =>
      s.home.beds === 3
        ? 'The other two bedrooms are {both of a decent size|a double and a single|on either side of the landing}.'
        : `The other ${rest(s)} bedrooms are {all of a decent size|all doubles but one|arranged around the landing}.`,
    (s) => beds(s, 3) && upstairs(s),
    'second',
  ),
  line(
    (s) =>
      `On the first floor there are ${inWords(s.home.beds - 1)} bedrooms, and above them, under the roof, the last one has {a dormer with a long view|skylights and eaves storage}.`,
    (s) => s.home.loftRoom && s.home.storeys >= 2 && beds(s, 3),
    ['second', 'loft', 'upstairs', 'principal'],
  ),
  line(
    'The loft was converted {some years ago|by the last owners} and is now {the largest bedroom|a bedroom with skylights on both sides}.',
    (s) => s.home.loftRoom,
    ['loft'],
  ),
  line(
    (s) =>
      `${capitalised(s.bedrooms)} open off {the landing|a wide landing}, {each with its own character|none of them mean}.`,
    (s) => beds(s, 4) && upstairs(s),
    ['second', 'upstairs'],
  ),
  line(
    (s) =>
      `The ${s.bedrooms} {lie along a corridor|are set apart from the living rooms}, so {the sleeping end stays quiet|late nights disturb nobody}.`,
    (s) => !upstairs(s) && beds(s, 2),
    ['second', 'sleepingEnd'],
  ),
  line(
    (s) =>
      `All ${s.bedrooms} have {built-in wardrobes|fitted storage} and {good-sized windows|wide windows}.`,
    (s) => beds(s, 3) && ['modern', 'new', 'seventies'].includes(s.home.era),
    ['second', 'storage'],
  ),
  line(
    'The bedroom {looks over the gardens behind|is at the back and quiet|gets the morning light}, with {a recess for wardrobes|wardrobes along one wall}.',
    (s) => s.home.beds === 1 && (s.home.floor ?? 0) >= 1,
    'principal',
  ),
  line(
    'The larger bedroom has {a wall of wardrobes|an alcove for a desk}, and {a blind and shutters for late sleepers|a window to the back}.',
    (s) => s.home.beds === 2,
    'principal',
  ),
  line(
    '{Two of the bedrooms|The two larger bedrooms} take {king-size beds|double beds and wardrobes with ease}; the third is {a single|a child’s room or a study}.',
    (s) => s.home.beds === 3,
    ['second'],
  ),
  line(
    '{Along the landing|Across the landing} are {the other bedrooms|the remaining bedrooms}, {two of them doubles|each with a window to the back or side}{| and a linen cupboard between}.',
    (s) => beds(s, 4) && upstairs(s),
    'second',
  ),
  line(
    '{Fitted wardrobes|Built-in cupboards} line the main bedroom, and the {others|rest} have {alcoves for storage|room for a chest of drawers}.',
    (s) => beds(s, 3),
    ['principal', 'storage'],
  ),
  line(
    'The main bedroom has {a fireplace of its own|wardrobes on either side of the chimney breast} and {tall windows to the front|a view over the back gardens}.',
    (s) => beds(s, 2) && s.home.fireplace,
    'principal',
  ),
  line(
    '{The best of the bedrooms|The first bedroom} is {a large, quiet double|dual aspect|big enough for a sofa as well as a bed}, with {built-in wardrobes|a dressing area|good storage}.',
    (s) => beds(s, 3),
    'principal',
  ),
  line(
    '{You sleep at the top of the house here|The main bedroom has the top floor to itself}, {with the street a long way down|away from the rest}.',
    (s) => s.home.storeys === 3 && !s.home.loftRoom,
    ['principal', 'upstairs'],
  ),
]

/** The lines that tell of the main bedroom; they come before those of the rest. */
export const MAIN_BEDROOM = BEDROOMS.filter(({ about }) => about.includes('principal'))

/** Where one washes. */
export const BATHROOMS = [
  line(
    'The principal bedroom has an en suite {shower room|bathroom}, and {a family bathroom serves the rest|the others share the family bathroom}.',
    (s) => s.home.enSuite && beds(s, 3) && s.home.baths === 2,
    ['bath', 'ensuite'],
  ),
  line(
    'One bedroom has its own shower room; the other has {the bathroom|the main bathroom} {beside it|across the hall}.',
    (s) => s.home.enSuite && s.home.beds === 2 && s.home.baths === 2,
    ['bath', 'ensuite'],
  ),
  line(
    (s) =>
      `There are ${inWords(s.home.baths)} bathrooms, one of them en suite, so {mornings are orderly|nobody queues}.`,
    (s) => s.home.enSuite && s.home.baths >= 2,
    ['bath', 'ensuite'],
  ),
  line(
    (s) =>
      `${capitalised(inWords(s.home.baths))} bathrooms serve {them|the bedrooms}, {one with a bath and one with a walk-in shower|both with windows}.`,
    (s) => !s.home.enSuite && s.home.baths === 2 && !tired(s),
    'bath',
  ),
  line(
    'The bathroom has been {redone in plain white tile|fitted with a walk-in shower as well as a bath|given underfloor heating and a good shower}.',
    (s) => s.home.baths === 1 && s.home.condition === 'refurbished' && beds(s, 1),
    'bath',
  ),
  line(
    'The bathroom {has a bath with a shower over it|has a white suite and a shower over the bath|has a window, a bath and a heated rail|is plain, white and spotless|has room for a proper bath and a linen cupboard}.',
    (s) => s.home.baths === 1 && beds(s, 1) && s.home.condition === 'good',
    'bath',
  ),
  line(
    'They share {a family bathroom|a bathroom} with {a separate shower|a shower over the bath}.',
    (s) => s.home.baths === 1 && beds(s, 2) && !tired(s),
    'bath',
  ),
  line(
    'The bathroom suite is {coloured, and proudly so|from another decade}, {though everything works|and will go}.',
    (s) =>
      tired(s) &&
      s.home.baths === 1 &&
      ['midcentury', 'seventies', 'interwar'].includes(s.home.era),
    'bath',
  ),
  line(
    (s) =>
      `With ${inWords(s.home.baths)} bathrooms for ${s.bedrooms}, {guests are no trouble|there is never a queue}.`,
    (s) => s.home.baths >= 3,
    'bath',
  ),
  line(
    'The bathroom is {tiled in soft green|tiled to the ceiling|bright and simply tiled}, with {a shower over the bath|a deep bath and a separate shower}.',
    (s) => s.home.baths === 1 && beds(s, 1) && !tired(s),
    'bath',
  ),
  line(
    'One bathroom has {a deep bath|a bath under the window}; the other is {a shower room|a shower room with a walk-in shower}.',
    (s) => s.home.baths === 2 && !s.home.enSuite && !tired(s),
    'bath',
  ),
  line(
    'The main bedroom’s own shower room is {tiled in grey stone|small and smart}, and the {main bathroom|family bathroom} has {a bath|both bath and shower}.',
    (s) => s.home.baths === 2 && s.home.enSuite,
    ['bath', 'ensuite'],
  ),
]
