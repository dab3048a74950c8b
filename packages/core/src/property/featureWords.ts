import type { FeatureTag } from './featureTags.ts'

interface FeatureWords {
  /** Ways to say that a home has it, in searches and in agents' Key Features. */
  said: string
  /** Phrases that contain such words and mean something else. */
  not?: string
}

/**
 * The words for each feature, separated by commas. Hyphens, case and apostrophes do not matter, and
 * the longest phrase wins: "communal garden" is no garden, "no onward chain" is no denial.
 */
export const FEATURE_WORDS: Record<FeatureTag, FeatureWords> = {
  garden: {
    said: `garden, gardens, back garden, rear garden, front garden, private garden, gdn, own garden, enclosed garden, walled garden, garden space`,
    not: `garden room, garden rooms, winter garden, garden of remembrance, garden centre, garden square, garden city, garden suburb, garden village, garden views, garden view`,
  },
  parking: {
    said: `parking, driveway, driveways, off street parking, off road parking, allocated parking, parking space, parking spaces, parking spot, parking bay, parking place, car space, carport, car port, car park,
      drive, private parking, secure parking, underground parking, residents parking, gated parking, car parking, a drive, own drive, driveway parking, park my car, park a car, space for a car, off street park,  hardstanding, space to park, somewhere to park, place to park`,
    not: `on street parking, street parking, on road parking, permit parking, visitor parking, visitors parking`,
  },
  garage: {
    said: `garage, garages, integral garage, double garage, single garage, detached garage, garage space`,
    not: `garage conversion, converted garage, garage converted, converted from garage`,
  },
  balcony: {
    said: `balcony, balconies, private balcony, balcon`,
    not: `juliet balcony, juliette balcony`,
  },
  furnished: {
    said: `furnished, fully furnished, with furniture, furniture included, furnitured, full furnished`,
  },
  unfurnished: {
    said: `unfurnished, un furnished, without furniture, no furniture, non furnished, unfurn, empty of furniture`,
  },
  'part furnished': {
    said: `part furnished, partly furnished, semi furnished, partially furnished, part furn, half furnished`,
  },
  pets: {
    said: `pets, pet, pet friendly, pets allowed, pets considered, pets welcome, allows pets, allowing pets, accepts pets, accept pets, pets ok, pets accepted, pet allowed, pets permitted, takes pets, dog friendly, dogs allowed, dogs ok, dogs welcome, dogs considered,
      cat friendly, cats allowed, cats ok, cats welcome, allows dogs, allows cats, allow dogs, allow cats, allow pets, accepts dogs, accepts cats, accept dogs, accept cats, with a dog, with a cat, have a dog, have a cat, have dogs, have cats, have a pet, have pets, have two cats, have two dogs, have 2 cats, have 2 dogs, got a dog, got a cat, my dog, my cat, our dog, our cat, dog, dogs, cat, cats, puppy, kitten, pets considered by arrangement`,
  },
  'bills included': {
    said: `bills included, bills inc, bills incl, inc bills, incl bills, including bills, including all bills, inclusive of bills, inclusive of all bills, all bills, all bills included, all bills inc, bills paid, all inclusive, bills inclusive, bills are included, with bills, bills in, inc all bills, include bills, includes bills, included bills`,
    not: `bills not included, excluding bills, bills excluded, exclusive of bills, plus bills`,
  },
  'new build': {
    said: `new build, new builds, newbuild, newbuilds, newly built, new home, new homes, brand new, off plan, new development, new developments, brand new home, brand new homes, just built, new built, brand new development, newly constructed, brand new build`,
    not: `brand new kitchen, brand new bathroom, brand new boiler, brand new carpets`,
  },
  'chain free': {
    said: `chain free, no chain, no onward chain, without chain, without a chain, no upper chain, no forward chain, chainfree, not in a chain, no upward chain, no vendor chain, zero chain, no seller chain, without onward chain, vacant possession`,
  },
  lift: {
    said: `lift, lifts, elevator, elevators, lift access, lift service, passenger lift`,
    not: `lift shaft, chair lift, ski lift`,
  },
  concierge: {
    said: `concierge, porter, porters, doorman, portered, 24 hour concierge, 24hr concierge, 24h concierge, day porter, caretaker, concierge service, 24 7 concierge`,
  },
  gym: {
    said: `gym, gymnasium, gyms, residents gym, fitness suite, onsite gym, on site gym, fitness centre, private gym`,
  },
  'ground floor': {
    said: `ground floor, ground level, groundfloor, on the ground floor, ground floors, gnd floor`,
    not: `lower ground floor, ground floor wc, ground floor toilet, ground floor cloakroom, ground floor bedroom, ground floor bathroom, ground floor shower room`,
  },
  'top floor': { said: `top floor, topfloor, on the top floor, highest floor` },
  terrace: {
    said: `roof terrace, terrace, sun terrace, private terrace, roof terraces, patio, patio area, terraces, roof garden, decking, roof top terrace, rooftop terrace, outside terrace, outdoor terrace, garden terrace`,
    not: `end of terrace, end terrace, mid terrace, terrace house, terrace houses, terrace property, terrace home, terrace cottage, end terraced, mid terraced, period terrace, victorian terrace, edwardian terrace, georgian terrace, middle terrace`,
  },
  'communal garden': {
    said: `communal garden, communal gardens, shared garden, shared gardens, communal grounds, residents garden, residents gardens, landscaped communal gardens, communal courtyard, communal roof terrace`,
  },
  conservatory: { said: `conservatory, orangery, sun room, sunroom, conservatories` },
  'en suite': {
    said: `en suite, ensuite, en suites, ensuites, on suite, en suite bathroom, ensuite bathroom, en suite shower room, en suite bedroom, ensuite shower, en suite shower`,
  },
  fireplace: {
    said: `fireplace, fireplaces, open fire, feature fireplace, open fires, fire place, open fireplace, inglenook, real fire, working fireplace, original fireplace, original fireplaces`,
  },
  period: {
    said: `period, period property, period house, period home, period features, period conversion, victorian, edwardian, georgian, period style, character property, character features, character home, character house, original features, victorian terrace, edwardian terrace, georgian terrace, period terrace, period character, old character, regency`,
    not: `minimum period, tenancy period, period of`,
  },
  'open plan': {
    said: `open plan, openplan, open plan kitchen, open plan living, open plan living room, open plan kitchen diner, open plan lounge`,
  },
  'utility room': {
    said: `utility room, utility, utility area, laundry room, laundry, utility space`,
  },
  study: {
    said: `study, home office, office space, study room, work from home space, space to work from home, room to work from home, wfh space, wfh, office room, study area, home working space, somewhere to work from home, study space, an office, with office, with office space, room for an office`,
  },
  cellar: { said: `cellar, cellars, wine cellar` },
  loft: {
    said: `loft, loft room, attic, loft conversion, loft space, converted loft, loft storage, boarded loft, attic room`,
    not: `loft apartment, loft style`,
  },
  annexe: {
    said: `annexe, annex, granny annexe, granny annex, granny flat, self contained annexe, self contained annex, separate annexe`,
  },
  'swimming pool': {
    said: `swimming pool, pool, indoor pool, outdoor pool, heated pool, swim pool, private pool, indoor swimming pool, outdoor swimming pool`,
    not: `pool table, pool room`,
  },
  'river view': {
    said: `river view, river views, view of the river, views of the river, views over the river, view over the river, riverside views, riverview, thames view, thames views, view of the thames, views of the thames, river thames views`,
  },
  'sea view': {
    said: `sea view, sea views, view of the sea, views of the sea, ocean view, ocean views, seaview, views over the sea, view over the sea, coastal views, panoramic sea views`,
  },
  'double glazing': {
    said: `double glazing, double glazed, double glazed windows, doubleglazed, upvc double glazing, triple glazing, triple glazed, dg`,
  },
  'central heating': {
    said: `central heating, gas central heating, gch, centrally heated, gas heating, oil central heating, gas ch`,
  },
  'electric car charging': {
    said: `ev charger, ev charging, electric car charger, electric car charging, car charger, ev point, charging point, ev charge point, ev charging point, electric vehicle charging, electric charger, car charging, electric car charging point, car charging point, electric car point, ev chargers, charge my electric car, charge an electric car, electric vehicle charger, electric vehicle charging point, tesla charger, electric charging, charger for electric car`,
  },
  'solar panels': { said: `solar panels, solar, solar panel, solar pv, photovoltaic, pv panels` },
  'wheelchair access': {
    said: `wheelchair access, wheelchair accessible, wheelchair friendly, step free, step free access, disabled access, disabled friendly, accessible, level access, wheelchair, suitable for wheelchair, suitable for a wheelchair, wheelchair user, mobility access, disability access, no steps, suitable for disabled`,
  },
  students: {
    said: `student, students, student friendly, student let, student lets, student house, student accommodation, student property, suitable for students, for students, student housing, student flat, students welcome, students considered, students accepted, student digs, student rental, student home`,
  },
  'housing benefit': {
    said: `dss, housing benefit, universal credit, lha, benefits accepted, dss accepted, dss welcome, dss considered, accepts dss, accept dss, accepts housing benefit, accept housing benefit, benefits, on benefits, housing benefits, accepts universal credit, dss ok, takes dss, benefit claimants, dss friendly, uc accepted, hb accepted, housing benefit accepted, accepts benefits, accept benefits, universal credit accepted`,
  },
  retirement: {
    said: `retirement, retirement property, retirement home, retirement flat, retirement apartment, over 55s, over 60s, over 55, over 60, over 55's, for the over 55s, retirement village, sheltered housing, later living, retirement living, assisted living, retirement complex, retirement development, retirees, for over 60s, for over 55s, retirement bungalow, 55 plus, aged over 55`,
  },
  'shared ownership': {
    said: `shared ownership, part buy part rent, part rent part buy, part buy, part own, shared owner ship, shared equity`,
  },
  freehold: {
    said: `freehold, freehold property, free hold, is freehold, freeholds`,
    not: `freehold ground rent`,
  },
  leasehold: { said: `leasehold, lease hold, is leasehold, leaseholds` },
  'share of freehold': {
    said: `share of freehold, share of the freehold, share freehold, shared freehold, sof`,
  },
  dishwasher: { said: `dishwasher, dish washer` },
  'washing machine': {
    said: `washing machine, washer, washer dryer, washing machines, washer drier`,
  },
  'walk-in wardrobe': {
    said: `walk in wardrobe, walk in closet, dressing room, walk in wardrobes, walk in robe, dressing area`,
  },
  'south facing': {
    said: `south facing, south west facing, south east facing, southfacing, southerly aspect, facing south, southwest facing, southeast facing, faces south, south aspect`,
  },
  'bike storage': {
    said: `bike storage, bike store, bike shed, cycle storage, cycle store, bicycle storage, bike parking, bicycle parking, bicycle store, somewhere to store bikes, storage for bikes, place for bikes, bike space, bike rack, secure bike storage, space for bikes, bike room, cycle parking, store my bike`,
  },
  refurbished: {
    said: `refurbished, renovated, newly renovated, recently renovated, newly refurbished, recently refurbished, modernised, fully refurbished, fully renovated, refurb, modernized, fully modernised, recently modernised, newly decorated, done up, move in ready, turn key, turnkey, ready to move into`,
    not: `to be modernised, to be renovated, to be refurbished`,
  },
  'needs work': {
    said: `needs work, needing work, need work, needs renovation, needs renovating, needing renovation, in need of modernisation, in need of renovation, in need of refurbishment, in need of work, fixer upper, doer upper, doer uppers, fixer uppers, renovation project, project, requires modernisation, requiring modernisation, needs modernisation, needs modernising, needs updating, in need of updating, to renovate, to do up, to refurbish, wreck, requires renovation, requires updating, needs some work, needs a bit of work, needs refurbishment, needs refurbishing, unmodernised, to be modernised, to be renovated, refurbishment project, do up, do er upper, needs tlc, needing modernisation, needing tlc, in need of tlc, needing some work, needing refurbishment, needing updating, in need of some work, that needs work, requires work, that needs doing up, needs doing up, needing doing up, for renovation, to be refurbished`,
  },
  auction: {
    said: `auction, by auction, at auction, auctions, auction property, for auction, modern method of auction`,
  },
  basement: { said: `basement, lower ground floor, basements, lower ground` },
  'wood burner': {
    said: `wood burner, log burner, wood burning stove, wood burners, log burning stove, multi fuel burner, multi fuel stove, woodburner, logburner, wood stove, wood burning fire, multifuel burner, wood burning`,
  },
  'downstairs toilet': {
    said: `downstairs toilet, downstairs loo, downstairs wc, downstairs cloakroom, ground floor wc, ground floor toilet, ground floor cloakroom, cloakroom, downstairs bathroom, guest wc, guest cloakroom, downstairs w c, toilet downstairs, loo downstairs`,
  },
  outbuilding: {
    said: `outbuilding, outbuildings, shed, sheds, workshop, garden room, garden rooms, summer house, summerhouse, garden office, outhouse, stables, barn, garden studio, garden shed, store shed`,
  },
  land: {
    said: `land, some land, acre, acres, acreage, paddock, paddocks, own land, grounds`,
    not: `acre lane`,
  },
}

/** Wishes that only one of can be true. */
export const FURNISHING_TAGS: readonly FeatureTag[] = ['furnished', 'unfurnished', 'part furnished']

/** "No", "without": what follows is not there, or not wanted. */
export const DENIALS_BEFORE: readonly string[] =
  `no, not, without, non, excluding, except, exclude, excludes, avoid, avoiding, minus, not a, nothing with, nothing on, anything but, hate, sans, nor, isnt, not suitable for, sorry no, lacks, lacking,
  dont want, do not want, dont like, do not like, doesnt have, does not have, not interested in, never, apart from, other than, dont show me, dont show, not with, no more, not have, wont consider, not accept, does not accept, must not be, must not have, cant be, shouldnt be, should not be, not be, not being, arent, w o, leave out, ignore any, rule out, steer clear of, but not, bar`
    .split(',')
    .map((phrase) => phrase.trim())
/** "… not allowed": what stands before is not there. */
export const DENIALS_AFTER: readonly string[] =
  'not allowed, not permitted, not included, not accepted, not available, not considered, excluded, not suitable, are not allowed, is not included, not wanted'
    .split(',')
    .map((phrase) => phrase.trim())

/** Every phrase with its feature, or null for a phrase that means something else. */
export function featurePhrases(): (readonly [string, FeatureTag | null])[] {
  const split = (list: string) => list.split(',').map((phrase) => phrase.trim())
  const tags = Object.entries(FEATURE_WORDS) as [FeatureTag, FeatureWords][]
  const others = tags.flatMap(([, { not }]) =>
    not ? split(not).map((p) => [p, null] as const) : [],
  )
  const said = tags.flatMap(([tag, words]) => split(words.said).map((p) => [p, tag] as const))
  // What is said comes last: a phrase that one feature rules out may be another's own.
  return [...others, ...said]
}
