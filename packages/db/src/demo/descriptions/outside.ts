import { isFlat } from '../homes/home.ts'
import { line } from './line.ts'
import type { Story } from './story.ts'

const garden = (s: Story) => s.home.outdoors?.kind === 'garden'
const house = (s: Story) => !isFlat(s.home) && s.home.kind !== 'maisonette'
const aspect = (s: Story) => s.home.outdoors?.aspect ?? ''
const sunny = (s: Story) => aspect(s).startsWith('south') || aspect(s) === 'west'
const sunAt = (s: Story) =>
  aspect(s) === 'west' ? 'the evening sun' : 'the sun for most of the day'

/** Whatever is outside and belongs to it. */
export const OUTDOORS = [
  line(
    (s) =>
      `The garden faces ${aspect(s)} and has ${sunAt(s)}, with {a terrace by the house and lawn beyond|a brick terrace, a lawn and old fruit trees|deep borders and somewhere to eat outside}.`,
    (s) => garden(s) && sunny(s) && house(s),
    ['garden', 'aspect'],
  ),
  line(
    (s) =>
      `Outside, ${sunAt(s)} reaches a ${aspect(s)}-facing garden {with established borders|laid mostly to lawn|that has been planted for every season}.`,
    (s) => garden(s) && sunny(s),
    ['garden', 'aspect'],
  ),
  line(
    'The garden faces east, {so breakfast is the meal to have there|and gets the best of the morning}.',
    (s) => garden(s) && aspect(s) === 'east',
    ['garden', 'aspect'],
  ),
  line(
    'The garden is {mainly lawn, with a shed at the far end|larger than you expect from the street|enclosed by hedges and not overlooked}, {with room for a trampoline or a vegetable bed|and easy to keep}.',
    (s) => garden(s) && house(s),
    'garden',
  ),
  line(
    'Behind the house the garden has {a paved terrace, a lawn and mature shrubs|two levels, the lower one paved|gravel, raised beds and an old apple tree}.',
    (s) => garden(s) && house(s),
    'garden',
  ),
  line(
    'The garden belongs to this flat alone: {paved near the door, planted beyond|a lawn, a small terrace and a side gate for bicycles}.',
    (s) => garden(s) && !house(s),
    'garden',
  ),
  line(
    'A private garden {opens off the kitchen|is reached from the bedroom and the hall} and has {been decked for long evenings|space for a table and plenty of pots}.',
    (s) => garden(s) && isFlat(s.home),
    'garden',
  ),
  line(
    'To the back is a walled courtyard {with space for pots and a table|that traps the warmth}.',
    (s) => s.home.outdoors?.kind === 'courtyard',
    'garden',
  ),
  line(
    'The courtyard is {paved, private and easy to keep|small but wholly private}, {with a gate to the lane|and big enough for supper outside}.',
    (s) => s.home.outdoors?.kind === 'courtyard',
    'garden',
  ),
  line(
    'The roof terrace has {the sky to itself|views across the rooftops} and {space for a table of eight|enough shelter to use well into autumn}.',
    (s) => s.home.outdoors?.kind === 'roofTerrace',
    'roofTerrace',
  ),
  line(
    'Steps lead up to {a roof terrace|a private roof terrace}, {a rare thing in these streets|with rooftops on every side}.',
    (s) => s.home.outdoors?.kind === 'roofTerrace' && s.home.kind === 'conversion',
    'roofTerrace',
  ),
  line(
    'Residents share {a well-kept communal garden|a green behind the building|communal gardens} {with benches under the trees|that few people seem to use|tended all year round}.',
    (s) => s.home.outdoors?.kind === 'communal' && s.home.kind !== 'tenement',
    'communal',
  ),
  line(
    'There is a shared garden {behind the tenement|at the back}, with {a drying green|space to sit out}.',
    (s) => s.home.outdoors?.kind === 'communal' && s.home.kind === 'tenement',
    'communal',
  ),
  line(
    'The balcony is {deep enough for a table and two chairs|big enough to use, not just to look at}{| and catches the evening light}.',
    (s) => s.home.balcony,
    'balcony',
  ),
  line(
    'A {private|covered|glass-fronted} balcony {runs off the living room|adds a place to sit outside}.',
    (s) => s.home.balcony,
    ['balcony'],
  ),
  line(
    '{Beyond the back door|Through the back door} is a garden {with a plum tree and a bench|of the right size: enough to sit in, not enough to tire of|with a path down the middle and beds on both sides}.',
    (s) => garden(s) && house(s),
    'garden',
  ),
  line(
    (s) =>
      `The ${aspect(s)}-facing garden {was laid out only a few years ago|has grown up well}, with {a paved seating area and lavender|a lawn, a pergola and a corner for compost|steps up to a small lawn}.`,
    (s) => garden(s) && aspect(s) !== '' && house(s),
    ['garden', 'aspect'],
  ),
  line(
    'The garden runs {right around the house|to front and back}, {mostly lawn with roses|with borders that look after themselves}.',
    (s) => garden(s) && (s.home.kind === 'bungalow' || s.home.kind === 'detached'),
    'garden',
  ),
  line(
    'The cottage garden is {a tangle of roses, herbs and foxgloves in June|small, sheltered and full of bees}, {with a stone path to the gate|and the shed has been reroofed}.',
    (s) => garden(s) && s.home.kind === 'cottage',
    'garden',
  ),
]

/** Where the car goes. */
export const PARKING = [
  line(
    'There is {a driveway for two cars|off-street parking at the front|parking on the drive}{| and bicycles can go down the side}.',
    (s) => s.home.parking === 'driveway',
    'parking',
  ),
  line(
    'The front has been {paved|gravelled} to take {one car|two cars}.',
    (s) => s.home.parking === 'driveway',
    'parking',
  ),
  line(
    'The garage {has power and a door to the garden|is large enough for a car and bicycles}, {with a drive in front of it|and there is space to park in front}.',
    (s) =>
      s.home.parking === 'garage' &&
      house(s) &&
      s.home.kind !== 'mews' &&
      s.home.kind !== 'townhouse' &&
      s.home.outdoors?.kind === 'garden',
    'parking',
  ),
  line(
    'There is a garage, {used by the present owners as a workshop|with storage above it|integral to the house}.',
    (s) => s.home.parking === 'garage' && s.home.listingType === 'sale',
    'parking',
  ),
  line(
    'It comes with a garage.',
    (s) => s.home.parking === 'garage' && s.home.listingType === 'rent',
    'parking',
  ),
  line(
    'One {allocated|numbered} parking space {goes with the flat|is included}.',
    (s) => s.home.parking === 'allocated' && s.noun === 'flat',
    'parking',
  ),
  line(
    'An allocated parking space is included{|, in the gated car park|, behind the building}.',
    (s) => s.home.parking === 'allocated',
    'parking',
  ),
  line(
    '{Parking on the street is by residents’ permit|Residents park on the street, by permit|A permit from the council lets you park on the street}{|, and a space is seldom far away|, with bays right outside}.',
    (s) => s.home.parking === 'permit',
    'parking',
  ),
  line(
    'A car charger {has been fitted|is already in place}.',
    (s) => s.home.carCharging,
    'charger',
  ),
  line(
    '{A workshop|A timber studio|An insulated garden room} {at the end of the garden|behind the house} {has power and light|makes a good office}.',
    (s) => s.home.outbuilding && s.home.outdoors?.kind === 'garden',
    'outbuilding',
  ),
]

/** What the building does for the people in it. */
export const SERVICES = [
  line(
    'The building has {a lift and a concierge|a concierge, a lift and secure post boxes}.',
    (s) => s.home.lift && s.home.concierge,
    ['lift', 'concierge'],
  ),
  line(
    'There is a lift {to every floor|from the entrance hall}, and the common parts are {well kept|carpeted and cared for}.',
    (s) => s.home.lift,
    'lift',
  ),
  line(
    'A concierge {takes in parcels|is at the desk day and night} and residents have {the use of a gym|a gym on the ground floor}.',
    (s) => s.home.concierge && s.home.gym,
    ['concierge', 'gym'],
  ),
  line(
    'The porter {knows everyone by name|has been there for years and keeps things running}.',
    (s) => s.home.concierge && !['modern', 'new'].includes(s.home.era),
    'concierge',
  ),
  line(
    'Residents have {a gym|their own gym} and {a secure cycle store|somewhere safe for bicycles}.',
    (s) => s.home.gym && s.home.bikeStore,
    ['gym', 'bikes'],
  ),
  line('There is a residents’ gym {downstairs|in the building}.', (s) => s.home.gym, 'gym'),
  line(
    'Bicycles have a {locked|secure} store {by the entrance|on the ground floor}.',
    (s) => s.home.bikeStore,
    'bikes',
  ),
  line(
    'The lift was {renewed not long ago|overhauled last year}, and {post and parcels are kept safe in the lobby|the lobby is swept daily}.',
    (s) => s.home.lift && s.home.era !== 'new',
    'lift',
  ),
]
