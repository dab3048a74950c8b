import { hasOwnGarden, isFlat } from '../homes/home.ts'
import { line } from './line.ts'
import { capitalised, counted, withArticle } from './story.ts'
import { buildingWords, floorWords, isInOrder, isRoomyFlat, isStudio, sqft } from './words.ts'

/** First sentences of flats, studios, penthouses and maisonettes. */
export const FLAT_OPENINGS = [
  line(
    (s) =>
      `{A bright|A well-planned|A neat|A generous|A calm|A nicely kept} ${s.floorAdjective} ${s.noun} in ${buildingWords(s)} on ${s.street}, with ${s.bedrooms}.`,
    (s) => isRoomyFlat(s) && isInOrder(s) && s.home.kind !== 'tenement',
    ['size', 'street', 'floor'],
  ),
  line(
    (s) =>
      `${capitalised(withArticle(s.floorAdjective))} ${s.bedsAdjective} ${s.noun} on ${s.street}, {in the heart of|in the middle of|moments from the centre of} ${s.place}.`,
    (s) => isRoomyFlat(s) && s.place !== 'Leeds city centre' && !s.place.startsWith('the '),
    ['size', 'street', 'floor', 'place'],
  ),
  line(
    (s) =>
      `On the ${floorWords(s)} of ${buildingWords(s)}, ${sqft(s)} of {well-used|sensibly arranged|good} space with ${s.bedrooms}.`,
    (s) => isRoomyFlat(s) && (s.home.floor ?? -1) >= 0,
    ['size', 'area', 'floor'],
  ),
  line(
    (s) =>
      `${capitalised(s.bedsAdjective)} flats of this size are {hard to find|not common} {so close to ${s.place}|in ${s.place}}, and this one on ${s.street} {has been well cared for|is in good order}.`,
    (s) =>
      isRoomyFlat(s) &&
      s.home.condition === 'good' &&
      s.home.areaSqft > 700 &&
      s.noun === 'flat' &&
      s.place !== s.site.market.town,
    ['size', 'street', 'order', 'place'],
  ),
  line(
    (s) =>
      `This ${s.floorAdjective} ${s.noun} takes up {the whole floor|the full width} of ${buildingWords(s)} on ${s.street}, {and feels it|which gives it light from both ends}.`,
    (s) => s.home.kind === 'conversion' && s.home.beds >= 2 && (s.home.floor ?? -1) >= 0,
    ['street', 'floor', 'light'],
  ),
  line(
    (s) =>
      `A garden flat with its own {front door|entrance} on ${s.street}, with ${s.bedrooms} and {direct access to the garden|doors to the garden}.`,
    (s) => isFlat(s.home) && hasOwnGarden(s.home) && s.home.beds > 0,
    ['size', 'street', 'garden', 'floor'],
  ),
  line(
    (s) =>
      `{High rooms|Tall ceilings|Good cornices} and {a handsome close|a well-kept stair|wide windows} set the tone of this ${s.floorAdjective} ${s.noun} on ${s.street}.`,
    (s) => s.home.kind === 'tenement',
    ['street', 'floor', 'ceilings'],
  ),
  line(
    (s) =>
      `${capitalised(withArticle(s.era))} tenement flat on the ${floorWords(s)}, with ${s.bedrooms} and {rooms of a size you no longer see built|a generous hall}.`,
    (s) => s.home.kind === 'tenement' && (s.home.floor ?? -1) >= 0,
    ['size', 'floor'],
  ),
  line(
    (s) =>
      `At the top of the building with the best of its light, this penthouse has ${s.bedrooms}, ${counted(s.home.baths, 'bathroom')} and {a terrace of its own|a private terrace}.`,
    (s) => s.home.kind === 'penthouse',
    ['size', 'light', 'roofTerrace', 'floor'],
  ),
  line(
    (s) =>
      `A penthouse on ${s.street} with ${sqft(s)} inside and a roof terrace {outside|beyond the glass}.`,
    (s) => s.home.kind === 'penthouse',
    ['area', 'street', 'roofTerrace'],
  ),
  line(
    (s) =>
      `{A clever|A compact|A tidy|A well-planned} studio on the ${floorWords(s)}, {where every foot has been put to use|with more storage than you would expect|with a proper kitchen along one wall}.`,
    isStudio,
    ['floor', 'studioKitchen'],
  ),
  line(
    (s) =>
      `A studio on ${s.street} for someone who wants ${s.place} on the doorstep and {little to look after|a short walk home}.`,
    isStudio,
    ['street', 'place'],
  ),
  line(
    () =>
      `One good room, {a sleeping area to one side|a window the width of it|space for a bed, a sofa and a desk}, and a {shower room|bathroom} of its own: a studio that {works|makes sense}.`,
    isStudio,
    ['studioRoom', 'bath'],
  ),
  line(
    (s) =>
      `A ${s.bedsAdjective} maisonette with its own front door, {arranged over two floors|on two floors} on ${s.street}.`,
    (s) => s.home.kind === 'maisonette',
    ['size', 'street'],
  ),
  line(
    (s) =>
      `More like a house than a flat, this ${s.era} maisonette on ${s.street} has ${s.bedrooms} and {stairs of its own|two floors to itself}.`,
    (s) => s.home.kind === 'maisonette',
    ['size', 'street'],
  ),
  line(
    (s) =>
      `${capitalised(s.bedrooms)}, ${counted(s.home.baths, 'bathroom')} and ${sqft(s)}: {a flat with proper dimensions|a flat where nothing feels tight}.`,
    (s) => isRoomyFlat(s) && s.noun === 'flat' && s.home.areaSqft > 650,
    ['size', 'area'],
  ),
  line(
    (s) =>
      `{Up a single flight of stairs|One flight up} on ${s.street}, {a flat that is light at both ends|a flat with a surprising amount of room}, with ${s.bedrooms}.`,
    (s) => isRoomyFlat(s) && s.home.floor === 1 && s.noun === 'flat' && !s.home.lift,
    ['size', 'street', 'floor', 'light'],
  ),
  line(
    (s) =>
      `{Step off ${s.street} and into|Here is} ${withArticle(`${s.bedsAdjective} ${s.noun}`)} that {has been kept simple and kept well|makes the most of every foot|feels bigger than its plan}.`,
    (s) => isRoomyFlat(s) && isInOrder(s),
    ['size', 'street'],
  ),
  line(
    (s) =>
      `${capitalised(withArticle(s.floorAdjective))} ${s.noun} of ${sqft(s)}, {laid out along a central hall|with the living room to the front and the quiet rooms behind}, in ${buildingWords(s)}.`,
    (s) => isRoomyFlat(s) && s.home.kitchen !== 'openPlan',
    ['area', 'floor'],
  ),
  line(
    (s) =>
      `{Converted with some care|Part of a careful conversion}, this ${s.bedsAdjective} flat has the {tall windows|generous rooms} of ${withArticle(s.era)} house and {none of the upkeep|the comforts of a newer one}.`,
    (s) => s.home.kind === 'conversion' && isInOrder(s),
    ['size'],
  ),
  line(
    (s) =>
      `Between ${s.site.area.known[0]} and ${s.site.area.known[1]}, a ${s.bedsAdjective} ${s.noun} for people who {would rather walk than drive|want the city outside and quiet within}.`,
    (s) => isRoomyFlat(s) && isInOrder(s),
    ['size', 'known0', 'known1'],
  ),
  line(
    (s) =>
      `{Modern, well insulated and simple to look after|Light, modern and well insulated}, this apartment on ${s.street} has ${s.bedrooms}, ${counted(s.home.baths, 'bathroom')} and {good storage|a utility cupboard for the laundry}.`,
    (s) => s.home.kind === 'newFlat' && !s.isWarehouse,
    ['size', 'street', 'storage'],
  ),
  line(
    (s) =>
      `{Set in|Part of} ${buildingWords(s)} that has always been {well looked after|popular}, this is a ${s.floorAdjective} flat with ${s.bedrooms} and {plenty of light|wide metal windows|a sensible plan}.`,
    (s) => s.home.kind === 'blockFlat' && isInOrder(s) && !/^[aeiou8]/.test(s.floorAdjective),
    ['size', 'floor'],
  ),
  line(
    (s) =>
      `{Sharers and couples alike|Couples} ask us for flats like this: ${s.bedrooms}, {a living room that takes a table|good storage} and ${s.place} {at the door|just outside}.`,
    (s) =>
      isRoomyFlat(s) &&
      s.home.beds === 2 &&
      s.home.listingType === 'rent' &&
      s.noun.endsWith('flat'),
    ['size', 'place'],
  ),
  line(
    (s) =>
      `A home of one’s own on ${s.street}: one bedroom, {one good living room|a proper living room} and {a front door that shuts the day out|nothing wasted}.`,
    (s) => isRoomyFlat(s) && s.home.beds === 1,
    ['size', 'street'],
  ),
  line(
    (s) =>
      `{Your own front door|A front door of your own}, ${s.bedrooms} and stairs between {living and sleeping|day and night}: a maisonette on ${s.street} with {the feel of a small house|more privacy than most flats}.`,
    (s) => s.home.kind === 'maisonette' && s.home.storeys === 2,
    ['size', 'street'],
  ),
  line(
    (s) =>
      `{Small, bright and well placed|Neat and well placed}, this studio on ${s.street} has {a window that looks down the street|good light} and ${s.site.area.known[0]} {within walking distance|close by}.`,
    isStudio,
    ['street', 'known0'],
  ),
]
