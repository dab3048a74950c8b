import { isFlat, isPeriod } from '../homes/home.ts'
import { line } from './line.ts'
import { eraWord } from './story.ts'
import { isForSale, isHouse, isInOrder, isRoomyFlat, isStudio, sqft } from './words.ts'

/** The second sentence: what gives a home its feel. */
export const LEADS = [
  line(
    '{Light|Daylight} is the first thing you notice, then {the quiet|how well the rooms follow one another}.',
    (s) => isInOrder(s) && (s.home.floor ?? 1) >= 0,
    ['light', 'quiet'],
  ),
  line(
    'The rooms are {well proportioned|of a good size} and the layout {wastes nothing|flows easily from front to back}.',
    (s) => isInOrder(s) && s.home.kind !== 'studio',
    'layout',
  ),
  line(
    'High ceilings and {original cornicing|tall sash windows|deep skirtings} remind you of its age in the best way.',
    (s) => s.home.highCeilings && isPeriod(s.home),
    ['ceilings'],
  ),
  line(
    '{The present owners have|The owner has} {looked after it well|kept the best of the old and been sparing with the new|spent sensibly and on the right things}.',
    (s) => isForSale(s) && s.home.condition === 'good' && s.home.era !== 'new',
    'order',
  ),
  line(
    'It has been redecorated in {soft, neutral colours|warm whites} and {the floors have been renewed|new carpets laid upstairs|the joinery made good}.',
    (s) => s.home.condition === 'refurbished' && s.home.storeys === 2,
    'redecorated',
  ),
  line(
    '{New windows, new wiring and new floors|A new kitchen, a new boiler and fresh plaster} mean there is nothing left {to do|on the list}.',
    (s) => s.home.condition === 'refurbished',
    'newKitchen',
  ),
  line(
    'The structure is {good|sound}, the {rooms are large|proportions are right} and the rest is {paint, plaster and imagination|a matter of taste and budget}.',
    (s) => s.home.condition === 'dated',
    'structure',
  ),
  line(
    '{Most windows have been replaced over the years|The roof was seen to some years ago}; the kitchen and bathroom {are of their time|have served well and are due for renewal}.',
    (s) => s.home.condition === 'dated',
    ['dueKitchen', 'windows'],
  ),
  line(
    (s) =>
      `There is a view over {the water|the ${s.home.view === 'sea' ? 'sea' : s.home.view === 'dock' ? 'dock' : s.home.view}} from the {main room|living room} that {changes by the hour|nobody gets tired of}.`,
    (s) => s.home.view !== null && s.home.kind !== 'studio',
    'view',
  ),
  line(
    (s) =>
      `The window looks out over the ${s.home.view}, {which does a great deal for a small space|and the light comes off the water}.`,
    (s) => s.home.view !== null && isStudio(s),
    'view',
  ),
  line(
    (s) =>
      `At ${sqft(s)} it is {larger than many nearby|a good size for its type|comfortable without being hard to heat}.`,
    (s) => s.home.beds > 0,
    'area',
  ),
  line(
    'It has never been lived in, and it shows: {the paint is fresh|the worktops are unmarked} and {the guarantees have yet to start|the ovens still have their film on}.',
    (s) => s.home.era === 'new',
    ['condition', 'neverLived'],
  ),
  line(
    '{Good insulation|Triple glazing} and {modern heating|underfloor heating} keep it {warm in winter and cheap to run|quiet and inexpensive to run}.',
    (s) => s.home.era === 'new',
    ['heating'],
  ),
  line(
    'The Thirties were good at hallways and windows, and {both are here|it has the best of both}.',
    (s) => s.home.era === 'interwar' && isHouse(s),
    'hall',
  ),
  line(
    (s) =>
      `Like most ${eraWord(s.home.era)} houses it has {good wide windows|a practical layout} and {more storage than its age suggests|rooms that take furniture easily}.`,
    (s) => (s.home.era === 'midcentury' || s.home.era === 'seventies') && isHouse(s),
    'layout',
  ),
  line(
    '{Sash windows|Panelled doors|Stripped floorboards} and {picture rails|deep skirting boards|a tiled hall} have survived, and so has its sense of calm.',
    (s) => isPeriod(s.home) && isInOrder(s) && s.home.kind !== 'cottage',
    'details',
  ),
  line(
    'You come in through a {proper hall|wide entrance hall} with {space for coats and a pram|room to put things down}.',
    (s) => isHouse(s) && s.home.beds >= 3 && s.home.kind !== 'cottage' && s.home.kind !== 'mews',
    'hall',
  ),
  line(
    '{A hallway with built-in cupboards|A good hall cupboard} keeps the clutter out of the rooms.',
    (s) => isRoomyFlat(s),
    'hall',
  ),
  line(
    'It suits {a couple, a pair of friends or someone who works from home|sharers as well as a couple}.',
    (s) => isRoomyFlat(s) && s.home.beds === 2,
    'suits',
  ),
  line(
    'It would suit {a first-time buyer|someone buying alone} as well as {a landlord|an investor}.',
    (s) => isForSale(s) && isFlat(s.home) && s.home.beds <= 1,
    'suits',
  ),
  line(
    'The front door opens into {a hall with the stairs ahead|a hallway laid with encaustic tiles|a hall wide enough for a bench and bicycles}.',
    (s) => isHouse(s) && isPeriod(s.home) && s.home.storeys > 1 && s.home.kind !== 'cottage',
    'hall',
  ),
  line(
    '{Ceilings are low but the windows are not|The rooms are small in the best sense}, and {it stays warm from October to April|there is not a straight wall in the place}.',
    (s) => s.home.kind === 'cottage',
    'layout',
  ),
  line(
    'The ground floor has been {opened up a little|rearranged}, so that {you can see the back of the house from the hall|the day’s light reaches the middle rooms}.',
    (s) => isHouse(s) && s.home.condition === 'refurbished' && s.home.storeys > 1,
    ['layout', 'light'],
  ),
  line(
    'Nothing needs doing before {you move in|the boxes arrive}, though there is {scope to extend|room in the roof}, subject to consent, {for those who want more|should you need it later}.',
    (s) => isHouse(s) && isForSale(s) && s.home.condition === 'good' && !s.home.loftRoom,
    'scope',
  ),
  line(
    '{It has been a happy house for a family of five|Two children have grown up here}, and the layout {shows how well a family can use it|still suits family life}.',
    (s) =>
      isHouse(s) &&
      isForSale(s) &&
      s.home.beds >= 3 &&
      s.home.condition === 'good' &&
      s.home.era !== 'new',
    'family',
  ),
  line(
    'There is {a calm about the place|an easy feel to it} that {owes much to good windows and simple colours|photographs do not quite catch}.',
    (s) => isInOrder(s),
    'calm',
  ),
  line(
    '{Storage has been thought of|There are cupboards where you want them}: {in the hall, under the stairs and on the landing|by the door, on the landing and in the bedrooms}.',
    (s) => isHouse(s) && s.home.storeys > 1 && isInOrder(s),
    ['storage'],
  ),
  line(
    'The plot is {wider than most on the street|a corner of its own}, which {lets in light from the side|leaves room to walk all the way round}.',
    (s) => s.home.kind === 'detached' || s.home.kind === 'bungalow',
    'plot',
  ),
  line(
    'Every room has {a proper window|daylight}, {including the bathroom|even the hall}, and {the neighbours above are carpeted|the walls are thick}.',
    (s) => isRoomyFlat(s) && s.home.kind === 'conversion' && !s.home.isTopFloor,
    'walls',
  ),
  line(
    'Being at the top, it has {nobody overhead|the sky for a neighbour} and {light from morning to evening|a long view over the roofs}.',
    (s) =>
      isRoomyFlat(s) && s.home.isTopFloor && (s.home.floor ?? 0) > 0 && s.home.kind !== 'penthouse',
    ['light', 'top'],
  ),
  line(
    'It has {wooden floors|engineered oak floors} in the main rooms and {blinds at every window|carpet in the bedrooms}.',
    (s) => isRoomyFlat(s) && isInOrder(s),
    'floors',
  ),
  line(
    'The building is {well run|small and well run}, the stairs are {clean|newly carpeted}, and the neighbours {say hello|are a friendly mixture}.',
    (s) => isFlat(s.home) && ['blockFlat', 'tenement', 'newFlat'].includes(s.home.kind),
    'building',
  ),
  line(
    '{A secure entry system|A video entryphone} and {a good caretaker|a tidy entrance} make it {an easy place to come home to|simple to lock up and leave}.',
    (s) => isFlat(s.home) && ['blockFlat', 'newFlat'].includes(s.home.kind) && !s.home.concierge,
    'building',
  ),
  line(
    'The close is {tiled and well kept|clean, with its original tiles} and the front door is {heavy enough to keep the stair outside|one of two on the landing}.',
    (s) => s.home.kind === 'tenement',
    ['building'],
  ),
  line(
    (s) =>
      `${sqft(s)} may sound like {a number|small beer}; {walk in and it feels larger|it is the arrangement that makes the difference}.`,
    (s) => isStudio(s),
    'area',
  ),
  line(
    'It is {warm, quiet and cheap to run|easy to heat and easy to leave for the weekend}.',
    isStudio,
    ['heating', 'quiet'],
  ),
  line(
    '{The landlord lives nearby and answers the phone|It is managed by us, so repairs are seen to}, which {tenants tell us they notice|is worth a good deal}.',
    (s) => s.home.listingType === 'rent',
    'landlord',
  ),
  line(
    'It has just been {repainted|cleaned and repainted} for the next tenant, {and the carpets are new|with new blinds throughout}.',
    (s) => s.home.listingType === 'rent' && s.home.condition === 'good',
    ['redecorated', 'empty'],
  ),
]
