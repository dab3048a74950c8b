import { hasOwnGarden, isFlat } from '../homes/home.ts'
import { line } from './line.ts'
import type { Story } from './story.ts'

const house = (s: Story) => !isFlat(s.home) && s.home.kind !== 'maisonette'
const notStudio = (s: Story) => s.home.kind !== 'studio'
const studio = (s: Story) => s.home.kind === 'studio'
const open = (s: Story) => notStudio(s) && s.home.kitchen === 'openPlan'
const apart = (s: Story) => notStudio(s) && s.home.kitchen !== 'openPlan'
const fresh = (s: Story) => s.home.condition === 'new' || s.home.condition === 'refurbished'
const toGarden = (s: Story) => house(s) && hasOwnGarden(s.home)
const tired = (s: Story) => s.home.condition === 'dated'
const outside = (s: Story) => (s.home.outdoors?.kind === 'courtyard' ? 'courtyard' : 'garden')

/** The room or rooms to sit in. */
export const LIVING = [
  line(
    'The front room keeps its bay window and {fireplace|marble fireplace|original chimneypiece}.',
    (s) => s.home.bayWindow && s.home.fireplace,
    ['bay', 'fire'],
  ),
  line(
    'A {wide|deep|three-sided} bay fills the {sitting room|front room|living room} with light {for most of the day|from morning on}.',
    (s) => notStudio(s) && s.home.bayWindow,
    ['bay', 'light'],
  ),
  line(
    'The sitting room has {a working fireplace|a cast-iron fireplace|an open fire} with {shelves built into the alcoves|bookshelves on either side}.',
    (s) => notStudio(s) && s.home.fireplace && !s.home.woodBurner,
    ['fire'],
  ),
  line(
    'A wood burner stands in the {sitting room hearth|old fireplace}, and {on a cold evening you will not want to leave it|it heats half the house}.',
    (s) => s.home.woodBurner && house(s),
    'fire',
  ),
  line(
    (s) =>
      `The ${s.home.receptions > 1 ? 'two main rooms downstairs are linked by double doors, and can be one large room or two quiet ones' : 'living room runs from front to back, with windows at both ends'}.`,
    (s) => house(s) && s.home.kind !== 'bungalow' && s.home.receptions <= 2 && apart(s),
    ['receptionPlan', 'livingShape', 'light'],
  ),
  line(
    'There are {three|three separate} rooms to sit in: {one for guests, one for the children and one for quiet|a formal sitting room, a family room and a dining room}.',
    (s) => s.home.receptions === 3,
    ['receptions', 'receptionPlan'],
  ),
  line(
    'The second reception, {lined with shelves|at the back}, is {a dining room now and would make a playroom|in use as a dining room}.',
    (s) => s.home.receptions === 2,
    ['receptionPlan'],
  ),
  line(
    'The living room is {wide enough for two sofas|a good, square shape|large enough to eat in as well} and {looks out over the street|has a window almost the width of the wall}.',
    (s) => notStudio(s) && apart(s),
    'livingShape',
  ),
  line(
    '{The main room|The living room|The larger room at the front} is {over twenty feet long|seventeen feet across|eighteen feet by fourteen} and takes {a dining table without effort|both a sofa and a table for six|more furniture than most}.',
    (s) => apart(s) && s.home.areaSqft > 800 && s.home.receptions < 3,
    ['livingShape', 'dining'],
  ),
  line(
    'The kitchen, the table and the sofas share one {large|bright|long} room, {with the kitchen at the quiet end|which is how most people now like to live}.',
    open,
    ['livingShape', 'kitchenPlace', 'dining'],
  ),
  line(
    'Living, cooking and eating happen in one open-plan room with {full-height windows|wide windows} along {one|the far} side.',
    open,
    ['livingShape', 'kitchenPlace', 'dining'],
  ),
  line(
    (s) =>
      `The open-plan {living space|main room} {opens on to|leads out to} ${s.home.balcony ? 'the balcony' : s.home.kind === 'penthouse' ? 'the terrace' : 'the garden'} through glass doors.`,
    (s) =>
      open(s) &&
      (s.home.balcony ||
        s.home.kind === 'penthouse' ||
        (toGarden(s) && s.home.outdoors?.kind === 'garden')),
    ['livingShape', 'kitchenPlace', 'doors'],
  ),
  line(
    '{Cornicing, a picture rail and a ceiling rose|The cornice and ceiling rose} have survived in the {main room|sitting room}, along with {the shutters|its tall windows}.',
    (s) => s.home.highCeilings && notStudio(s) && s.home.era !== 'edwardian',
    ['ceilings', 'details'],
  ),
  line(
    'The living room is {a restful, regular shape|simple and square}, with {a large picture window|a broad window} and {wooden flooring|good carpet}.',
    (s) =>
      ['midcentury', 'seventies', 'interwar'].includes(s.home.era) && apart(s) && !s.home.bayWindow,
    ['livingShape', 'light'],
  ),
  line(
    '{Beams|Old timbers} cross the ceiling of the sitting room and the walls are {two feet thick|thick enough to keep it cool in August}.',
    (s) => s.home.kind === 'cottage',
    'beams',
  ),
  line(
    'The sitting room is {at the front|at the back, away from the street}, {painted in a deep, quiet green|in pale colours}, with {good lamps and better sofas|room for books}.',
    (s) => notStudio(s) && apart(s) && !tired(s),
    ['livingShape'],
  ),
  line(
    '{Two tall windows|A pair of sash windows} light the sitting room, {which has stripped boards|where the old boards have been sanded and sealed}.',
    (s) =>
      notStudio(s) &&
      ['georgian', 'victorian', 'edwardian'].includes(s.home.era) &&
      !s.home.bayWindow &&
      s.home.kind !== 'cottage',
    ['light', 'boards', 'livingShape'],
  ),
  line(
    'The living room has {a wide window seat|windows on two sides|long radiators under the windows}, and {the sockets are where you need them|there is space for a large sofa}.',
    (s) => notStudio(s) && apart(s),
    ['livingShape'],
  ),
  line(
    '{Sofas at one end, table at the other|A sofa, a table and a desk all find a place}: the main room {works hard|does the work of two} and {stays bright|never feels crowded}.',
    open,
    ['livingShape', 'dining'],
  ),
  line(
    'The dining room {sits between kitchen and sitting room|has a hatch to the kitchen, a period piece in itself|opens to the garden in summer}.',
    (s) =>
      s.home.receptions === 2 &&
      ['interwar', 'midcentury', 'seventies'].includes(s.home.era) &&
      toGarden(s),
    ['receptionPlan'],
  ),
  line(
    'The bay-fronted {sitting room|living room} has {shutters|deep sills} and {a picture rail|enough wall for a bookcase}.',
    (s) => s.home.bayWindow && notStudio(s),
    ['bay', 'livingShape'],
  ),
]

/** A studio's one room. */
export const STUDIO_ROOM = [
  line(
    'The main room takes {a double bed and a small sofa|a bed, an armchair and a table for two} {without crowding|and still leaves floor to spare}.',
    studio,
    'studioRoom',
  ),
  line(
    'A {fold-down bed|half-height bookcase|sliding screen} {divides the sleeping end from the rest|lets the room change between day and night}.',
    studio,
    'studioRoom',
  ),
  line(
    'There are cupboards {from floor to ceiling along one wall|either side of the bed}, so the room stays {clear|tidy}.',
    studio,
    'storage',
  ),
  line(
    'The kitchen is small but complete, with {a proper oven and hob|a full-size fridge and an induction hob}.',
    (s) => studio(s) && !tired(s),
    'studioKitchen',
  ),
  line(
    'A {tiled shower room|bright shower room with a window|bathroom with a shower over the bath} opens off the hall.',
    studio,
    'bath',
  ),
]

/** Where one cooks. */
export const KITCHEN = [
  line(
    '{Pale units, stone worktops and integrated appliances|Shaker units, a deep sink and a gas range|Handleless units, quartz worktops and good appliances} make the kitchen {a pleasure to use|ready for someone who cooks}.',
    (s) => fresh(s) && notStudio(s),
    ['kitchen', 'newKitchen'],
  ),
  line(
    (s) =>
      `The kitchen is {new|newly fitted}, with ${s.home.dishwasher ? 'a dishwasher, ' : ''}an induction hob and {soft-close drawers|a larder cupboard|plenty of drawers}.`,
    (s) => fresh(s) && notStudio(s),
    ['kitchen', 'newKitchen', ...['dishwasher']],
  ),
  line(
    (s) =>
      `At the back, the kitchen has room for {a table for six|a family table} and {opens to|looks on to} the ${outside(s)}.`,
    (s) => s.home.kitchen === 'diner' && toGarden(s),
    ['kitchen', 'dining', 'kitchenPlace'],
  ),
  line(
    'The kitchen takes a {table for four|breakfast table} by the window and {has more cupboards than most|is fitted with wooden units}.',
    (s) => s.home.kitchen === 'diner' && notStudio(s),
    ['kitchen', 'dining', 'kitchenPlace'],
  ),
  line(
    'A separate kitchen, {with a window over the sink|fitted along both sides}, keeps {the cooking out of the sitting room|supper and sofa apart}.',
    (s) => s.home.kitchen === 'separate' && notStudio(s) && !tired(s),
    ['kitchen', 'kitchenPlace'],
  ),
  line(
    'The kitchen is {neatly fitted|well fitted}, with {gas hob and electric oven|oak worktops|plenty of worktop} and space for {everything one needs|a tall fridge}.',
    (s) => s.home.condition === 'good' && notStudio(s),
    'kitchen',
  ),
  line(
    '{An island with stools|A breakfast bar|A run of units along one wall} marks off the kitchen, which is {fully integrated|finished in dark blue|finished in pale grey}.',
    (s) => open(s) && !tired(s),
    'kitchen',
  ),
  line(
    'The kitchen {works but is plain|is serviceable for now}; knocking through to the next room {is an obvious thought|has been done by several neighbours}, subject to the usual consents.',
    (s) => tired(s) && s.home.kitchen === 'separate' && house(s),
    ['kitchen', 'dueKitchen'],
  ),
  line(
    'The kitchen and bathroom are {usable|in working order} but will be {the first things a buyer changes|on anyone’s list}.',
    (s) => tired(s) && s.home.kind !== 'studio',
    ['kitchen', 'dueKitchen', 'bath'],
  ),
  line(
    'The kitchen has {painted cupboards, a butcher’s block and open shelves|cream units and a range cooker|slate-grey units and a tiled splashback}, and {gets the morning sun|is warmer than most in winter}.',
    (s) => s.home.condition === 'good' && notStudio(s),
    'kitchen',
  ),
  line(
    '{Cooks will like the kitchen|The kitchen is the heart of it}: {long worktops, a gas hob and a deep sink|a double oven, a larder and a window by the sink}.',
    (s) =>
      s.home.condition !== 'dated' &&
      s.home.condition !== 'new' &&
      notStudio(s) &&
      s.home.areaSqft > 700,
    'kitchen',
  ),
  line(
    'The kitchen is {galley-shaped and efficient|narrow but well planned}, with {everything within reach|appliances tucked beneath the worktop}.',
    (s) => s.home.kitchen === 'separate' && isFlat(s.home) && notStudio(s) && !tired(s),
    ['kitchen', 'kitchenPlace'],
  ),
  line(
    (s) =>
      `A {wide|family-sized} kitchen at the back has {roof lights|a long table} and {glass doors|a stable door} to the ${outside(s)}.`,
    (s) => s.home.kitchen === 'diner' && toGarden(s) && s.home.kind !== 'cottage' && !tired(s),
    ['kitchen', 'kitchenPlace', 'doors', 'dining'],
  ),
]

/** The smaller rooms by the way. */
export const SIDE_ROOMS = [
  line(
    'A utility room takes the {washing machine and the muddy boots|laundry out of sight}.',
    (s) => s.home.utilityRoom,
    'utility',
  ),
  line(
    (s) =>
      `There is {also a utility room|a utility room behind it}${s.home.downstairsToilet ? ' and a cloakroom by the front door' : ''}.`,
    (s) => s.home.utilityRoom,
    ['utility', 'wc'],
  ),
  line(
    '{A cloakroom under the stairs|A downstairs cloakroom} {is a mercy with children in the house|completes the floor}.',
    (s) => s.home.downstairsToilet,
    'wc',
  ),
  line(
    'A {small study|room for a desk} {off the hall|to one side} makes working from home {bearable|simple}.',
    (s) => s.home.study,
    'study',
  ),
  line(
    '{Those who work at home will like the study, which is|The study is} {away from everything else|just big enough for a desk and a wall of books|quiet and has a door that shuts}.',
    (s) => s.home.study,
    'study',
  ),
  line(
    'A conservatory {adds a room for the better half of the year|catches the afternoon sun} {and leads out to the garden|at the back}.',
    (s) => s.home.conservatory,
    'conservatory',
  ),
  line(
    'Below, the cellar is {dry and has power and light|good for wine, tools and bicycles}.',
    (s) => s.home.cellar,
    'cellar',
  ),
  line(
    '{Steps lead down to a cellar|There is a cellar} with {standing height|space for a workbench}{|, dry and useful}.',
    (s) => s.home.cellar,
    'cellar',
  ),
]
