import { hasOwnGarden, isPeriod } from '../homes/home.ts'
import { line } from './line.ts'
import { capitalised, withArticle } from './story.ts'
import { gardenWords, isForSale, isHouse, isInOrder, isToRent, overFloors } from './words.ts'

/** First sentences of houses and bungalows, and those that suit any home: what it is, where, how big. */
export const HOUSE_OPENINGS = [
  line(
    (s) =>
      `A {handsome|well-kept|good-looking|welcoming|well-proportioned} ${s.era} ${s.noun} on ${s.street}, with ${s.receptions} and ${s.bedrooms}${overFloors(s)}.`,
    (s) => isHouse(s) && isInOrder(s),
    ['size', 'street', 'receptions'],
  ),
  line(
    (s) => `On ${s.street}, ${s.aHome} with ${s.bedrooms}, ${s.receptions} and ${gardenWords(s)}.`,
    (s) => isHouse(s) && hasOwnGarden(s.home),
    ['size', 'street', 'aspect', 'receptions'],
  ),
  line(
    (s) =>
      `${capitalised(s.bedrooms)}, ${s.receptions} and ${gardenWords(s)}: this ${s.era} ${s.noun} on ${s.street} {has what most families ask us for|is the sort of house that people ask us to find|is easy to like}.`,
    (s) => isHouse(s) && hasOwnGarden(s.home) && s.home.beds >= 3 && isInOrder(s),
    ['size', 'street', 'aspect', 'receptions'],
  ),
  line(
    (s) =>
      `This is a ${s.bedsAdjective} ${s.noun} ${s.home.era === 'new' ? 'finished this year' : isPeriod(s.home) ? `of the ${s.era} period` : s.home.era === 'modern' ? 'built in the last thirty years' : `dating from the ${s.era}`}, on ${s.street} in ${s.place}.`,
    isHouse,
    ['size', 'street', 'place'],
  ),
  line(
    (s) =>
      `${s.home.kind === 'cottage' ? 'Low beams, deep sills and a front door that opens straight on to the kitchen: there' : 'There'} is plenty of ${s.era === 'newly built' ? 'thought' : s.era} {character|charm} in this ${s.bedsAdjective} ${s.noun} on ${s.street}.`,
    (s) => s.home.kind === 'cottage' && s.home.kitchen !== 'openPlan',
    ['size', 'street'],
  ),
  line(
    (s) =>
      `A cottage on ${s.street} that has kept its {thick walls|window seats|latched doors} and gained {a sensible kitchen|proper heating|a good bathroom} along the way.`,
    (s) => s.home.kind === 'cottage' && isInOrder(s),
    'street',
  ),
  line(
    (s) =>
      `Refurbished {throughout|from top to bottom|with care}, this ${s.bedsAdjective} ${s.era} ${s.noun} is ready to {move into|live in from the first day}.`,
    (s) => s.home.condition === 'refurbished' && s.home.kind !== 'studio',
    ['size', 'condition'],
  ),
  line(
    (s) =>
      `The {work|hard part} has been done {here|for you} at this ${s.era} ${s.noun} on ${s.street}: rewired, replastered and redecorated {within the last two years|recently}, with ${s.bedrooms} in all.`,
    (s) => isHouse(s) && s.home.condition === 'refurbished',
    ['size', 'street', 'condition'],
  ),
  line(
    (s) =>
      `In need of {modernising|updating} throughout, but {sound|solid} and full of promise, this is ${withArticle(`${s.bedsAdjective} ${s.era} ${s.noun}`)} {to make your own|for someone with a plan}.`,
    (s) => s.home.condition === 'dated' && s.home.beds > 0,
    ['size', 'condition'],
  ),
  line(
    (s) =>
      `In the same hands for {over thirty|nearly forty|more than twenty-five} years, this ${s.era} ${s.noun} on ${s.street} comes to the market {as it has been lived in|with a good deal left to do} and is priced to {allow for the work|match}.`,
    (s) => isForSale(s) && s.home.condition === 'dated' && s.home.era !== 'new',
    ['street', 'condition'],
  ),
  line(
    (s) =>
      `{Newly finished|Just completed|Brand new} and never lived in, this ${s.bedsAdjective} ${s.noun} {is one of a handful|is among the last} on ${s.street}.`,
    (s) => s.home.era === 'new' && s.home.beds > 0,
    ['size', 'street', 'condition'],
  ),
  line(
    (s) =>
      `Built this year on ${s.street}, ${s.noun === 'apartment' ? 'an' : 'a'} ${s.noun} with ${s.bedrooms} and everything {under warranty|still under guarantee}.`,
    (s) => s.home.era === 'new' && isForSale(s) && s.home.beds > 0,
    ['size', 'street', 'condition'],
  ),
  line(
    (s) =>
      `A ${s.bedsAdjective} ${s.home.kind === 'mews' ? 'mews house' : 'house'} tucked {away on|into} ${s.street}, {quieter than its position suggests|a short step from the bustle and none of the noise}.`,
    (s) => s.home.kind === 'mews',
    ['size', 'street', 'quiet'],
  ),
  line(
    (s) =>
      `All on one level, this ${s.bedsAdjective} ${s.noun} on ${s.street} has {easy rooms|well-sized rooms} and {a plot that wraps around it|garden to front and back}.`,
    (s) => s.home.kind === 'bungalow',
    ['size', 'street', 'level'],
  ),
  line(
    (s) =>
      `Bungalows on ${s.street} {do not come up often|seldom change hands}, and this one, with ${s.bedrooms} and ${s.receptions}, has been {well looked after|kept in good order}.`,
    (s) => s.home.kind === 'bungalow' && isInOrder(s),
    ['size', 'street', 'receptions', 'order'],
  ),
  line(
    (s) =>
      `Three floors, ${s.bedrooms} and a front door of its own: this ${s.era} townhouse on ${s.street} {gives a family room to spread out|has space that a flat cannot match}.`,
    (s) => s.home.kind === 'townhouse' && s.home.storeys === 3,
    ['size', 'street'],
  ),
  line(
    (s) =>
      `{A large|An imposing|A broad-fronted|A generous} ${s.era} detached house on ${s.street}, with ${s.bedrooms}, ${s.receptions} and {plenty of space around it|a private plot}.`,
    (s) => s.home.kind === 'detached' && s.home.beds >= 4 && isInOrder(s),
    ['size', 'street', 'receptions'],
  ),
  line(
    (s) =>
      `{A classic|A typical|A solid} ${s.era} semi on ${s.street}: {square rooms, wide windows|a proper hall, good-sized rooms} and ${s.bedrooms} off the landing.`,
    (s) => s.home.kind === 'semi' && !isPeriod(s.home),
    ['size', 'street'],
  ),
  line(
    (s) =>
      `This end-of-terrace house on ${s.street} has {light from three sides|windows on three sides} and ${s.bedrooms}.`,
    (s) => s.home.kind === 'endTerrace',
    ['size', 'street', 'light'],
  ),
  line(
    (s) =>
      `To let on ${s.street}: ${withArticle(`${s.bedsAdjective} ${s.noun}`)} {in good order throughout|that has been kept well|with a landlord who looks after it}.`,
    (s) => isToRent(s) && s.home.condition === 'good' && s.home.beds > 0,
    ['size', 'street', 'order'],
  ),
  line(
    (s) =>
      `{Well placed for|A short walk from} ${s.site.area.known[0]}, this is ${withArticle(`${s.bedsAdjective} ${s.noun}`)} {with room to breathe|that has been thought about|that is simple to live in}.`,
    (s) => s.home.beds > 0 && isInOrder(s),
    ['size', 'known0'],
  ),
  line(
    (s) =>
      `${s.street} is {a good address in ${s.place}|one of the better-known streets in ${s.place}|where people in ${s.place} tend to stay}, and this ${s.era} ${s.noun} {is a good example of what it offers|shows why}.`,
    (s) => isInOrder(s) && s.home.era !== 'new',
    ['street', 'place'],
  ),
  line(
    (s) =>
      `Set on ${s.street}, {a few minutes from|within reach of} ${s.site.area.known[0]}, this ${s.bedsAdjective} ${s.noun} {has grown with the families who have lived in it|gets the balance of space and position right|has a good deal to offer}.`,
    (s) => isHouse(s) && isInOrder(s) && s.home.era !== 'new',
    ['size', 'street', 'known0'],
  ),
  line(
    (s) =>
      `{Families looking in ${s.place} will want to see|Anyone looking for room in ${s.place} should see} this ${s.era} ${s.noun}: ${s.bedrooms}, ${s.receptions} and ${gardenWords(s)}.`,
    (s) => isHouse(s) && hasOwnGarden(s.home) && s.home.beds >= 3,
    ['size', 'place', 'aspect', 'receptions'],
  ),
  line(
    (s) =>
      `{Double-fronted|Wide-fronted} and set behind a {low wall|hedge}, this ${s.era} house on ${s.street} has ${s.bedrooms}{| and more behind the front door than the street suggests}.`,
    (s) => s.home.kind === 'detached' && isPeriod(s.home),
    ['size', 'street'],
  ),
  line(
    (s) =>
      `{Half-way along|Towards the quieter end of} ${s.street}, this ${s.bedsAdjective} ${s.noun} has {been let to the same family for years|only ever been let to careful tenants} and {shows it|is in good heart}.`,
    (s) => isHouse(s) && isToRent(s) && s.home.condition === 'good' && s.home.era !== 'new',
    ['size', 'street', 'order'],
  ),
  line(
    (s) =>
      `A place to put down roots: ${s.aHome} on ${s.street}, with ${s.bedrooms}${overFloors(s)}.`,
    (s) => isHouse(s) && isForSale(s) && isInOrder(s),
    ['size', 'street'],
  ),
  line(
    (s) =>
      `The pleasure of this ${s.era} ${s.noun} is {in its proportions|how simply it works}: ${s.receptions} downstairs and ${s.bedrooms} above.`,
    (s) => isHouse(s) && s.home.storeys === 2 && isInOrder(s),
    ['size', 'receptions'],
  ),
  line(
    (s) =>
      `For ${s.home.listingType === 'rent' ? 'a family moving to' : 'anyone who wants a house rather than a flat in'} ${s.place}, this ${s.bedsAdjective} ${s.noun} on ${s.street} {makes good sense|deserves a visit}.`,
    isHouse,
    ['size', 'street', 'place'],
  ),
]
