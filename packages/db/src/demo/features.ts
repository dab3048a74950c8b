import { inThousands } from '@hearth/core/number/inThousands.ts'
import type { NearStation } from './descriptions/story.ts'
import { counted, inWords } from './descriptions/story.ts'
import { type Home, hasOwnGarden, isFlat, isPeriod } from './homes/home.ts'
import type { Site } from './markets.ts'
import type { Terms } from './prices.ts'
import type { Random } from './random.ts'

export interface FeatureFacts {
  home: Home
  site: Site
  terms: Terms
  station: NearStation | null
}

const FEWEST = 5
const MOST = 8

/** What people filter by comes first, so that eight always hold it. */
type Feature = readonly [text: string, isTrue: boolean]

/** The wordings of one fact; one is chosen. */
const either = (random: Random, ...wordings: string[]) => random.pick(wordings)

/** Five to eight key features, every one true of the listing. */
export function featuresOf(random: Random, facts: FeatureFacts): string[] {
  if (facts.home.kind === 'land') return landFeatures(random, facts)
  if (facts.home.kind === 'commercial') return commercialFeatures(random, facts)
  const wanted = random.int(FEWEST, MOST)
  const told = trueOnes(wantedFeatures(random, facts))
  const niceToKnow = random.shuffled(trueOnes(otherFeatures(random, facts)))
  const always = trueOnes(plainFeatures(facts))
  return [...new Set([...random.shuffled(told.slice(0, MOST)), ...niceToKnow, ...always])].slice(
    0,
    Math.max(wanted, Math.min(told.length, MOST)),
  )
}

// "Close to Kensington Gardens" would be read as a garden of its own.
const isOnlyAPlace = (known = '') => !/garden|river|sea|canal|gym|pool|terrace/i.test(known)

const trueOnes = (features: readonly Feature[]) =>
  features.filter(([, isTrue]) => isTrue).map(([text]) => text)

function wantedFeatures(random: Random, { home, terms }: FeatureFacts): Feature[] {
  const { outdoors } = home
  const ownGarden = hasOwnGarden(home)
  const gardenNoun =
    outdoors?.kind === 'courtyard'
      ? 'courtyard garden'
      : either(random, 'garden', 'rear garden', 'private garden')
  const facing = outdoors?.aspect ? `${outdoors.aspect}-facing ` : ''
  return [
    [
      capital(`${facing}${facing ? gardenNoun.replace(/^(private|rear) /, '') : gardenNoun}`),
      ownGarden,
    ],
    [either(random, 'Balcony', 'Private balcony'), home.balcony],
    [either(random, 'Roof terrace', 'Private roof terrace'), outdoors?.kind === 'roofTerrace'],
    [either(random, 'Off-street parking', 'Driveway parking'), home.parking === 'driveway'],
    [
      either(random, 'Garage', 'Garage and driveway', 'Garage and parking'),
      home.parking === 'garage',
    ],
    [either(random, 'Allocated parking space', 'Allocated parking'), home.parking === 'allocated'],
    [petsFeature(random, home), home.pets],
    ['Bills included', home.billsIncluded],
    [either(random, 'Chain free', 'No onward chain'), home.chainFree],
    ['Lift', home.lift],
    ['Concierge', home.concierge],
    [either(random, 'Residents’ gym', 'Gym for residents'), home.gym],
    [
      either(random, 'Share of freehold', 'Share of the freehold'),
      terms.tenure === 'shareOfFreehold',
    ],
    [
      either(random, 'Newly built', 'New build with ten-year warranty', 'New build home'),
      home.era === 'new',
    ],
  ]
}

function petsFeature(random: Random, home: Home): string {
  if (home.listingType === 'rent')
    return either(random, 'Pets considered', 'Pets welcome by arrangement', 'Pet friendly')
  return isFlat(home) ? 'Pets allowed' : 'Enclosed, dog-friendly garden'
}

function otherFeatures(random: Random, facts: FeatureFacts): Feature[] {
  const { home, station } = facts
  return [
    [either(random, 'Communal garden', 'Shared garden'), home.outdoors?.kind === 'communal'],
    [either(random, 'Secure bike storage', 'Cycle store'), home.bikeStore],
    [
      home.woodBurner
        ? 'Wood burner'
        : either(random, 'Period fireplace', 'Original fireplaces', 'Working fireplace'),
      home.fireplace,
    ],
    [
      either(random, 'Bay window', 'Bay-fronted reception room'),
      home.bayWindow && home.kind !== 'studio',
    ],
    [either(random, 'High ceilings', 'High ceilings and cornicing'), home.highCeilings],
    [either(random, 'En suite to the principal bedroom', 'En suite shower room'), home.enSuite],
    [either(random, 'Downstairs cloakroom', 'Downstairs WC'), home.downstairsToilet],
    ['Utility room', home.utilityRoom],
    [either(random, 'Study', 'Home office'), home.study],
    ['Cellar', home.cellar],
    [either(random, 'Loft conversion', 'Converted loft'), home.loftRoom],
    ['Conservatory', home.conservatory],
    [
      either(random, 'Garden room', 'Garden studio', 'Workshop'),
      home.outbuilding && hasOwnGarden(home),
    ],
    [either(random, 'Electric car charger', 'EV charging point'), home.carCharging],
    [
      either(random, 'Open-plan kitchen and living room', 'Open-plan living space'),
      home.kitchen === 'openPlan' && home.kind !== 'studio',
    ],
    [
      either(random, 'Kitchen with room to dine', 'Kitchen/breakfast room', 'Eat-in kitchen'),
      home.kitchen === 'diner',
    ],
    [
      either(random, 'Separate kitchen', 'Fitted kitchen'),
      home.kitchen === 'separate' && home.condition !== 'dated',
    ],
    [
      either(random, 'Refurbished throughout', 'Recently refurbished', 'Newly refurbished'),
      home.condition === 'refurbished',
    ],
    [
      either(random, 'In need of modernisation', 'Scope to improve', 'Requires updating'),
      home.condition === 'dated',
    ],
    [
      `${capital(home.view === 'sea' ? 'sea' : home.view === 'river' ? 'river' : (home.view ?? ''))} view${random.chance(0.5) ? 's' : ''}`,
      home.view !== null,
    ],
    [
      home.isTopFloor ? 'Top floor' : 'Ground floor',
      isFlat(home) && ((home.isTopFloor && (home.floor ?? 0) > 0) || home.floor === 0),
    ],
    [`${capital(counted(home.receptions, 'reception room'))}`, home.receptions >= 2],
    [either(random, 'Dishwasher', 'Dishwasher and washing machine'), home.dishwasher],
    [letting(home), home.furnishing !== null],
    [
      `${walk(station)} walk to ${station?.name} station`,
      station !== null && station.minutes <= 20 && !/garden/i.test(station.name),
    ],
    [
      either(random, 'Period features', 'Original features', 'Sash windows'),
      isPeriod(home) && home.condition !== 'new',
    ],
    [
      either(random, 'Double glazing', 'Gas central heating', 'Double glazing and central heating'),
      ['interwar', 'midcentury', 'seventies', 'modern'].includes(home.era) &&
        home.condition !== 'dated',
    ],
    [either(random, 'Resident permit parking', 'Permit parking'), home.parking === 'permit'],
  ]
}

// Something can always be said; these fill a list that would be too short.
function plainFeatures({ home, site, terms }: FeatureFacts): Feature[] {
  const beds =
    home.kind === 'studio'
      ? 'Studio room with sleeping area'
      : capital(counted(home.beds, home.beds === 1 ? 'double bedroom' : 'bedroom'))
  return [
    [beds, true],
    [
      home.baths === 1
        ? home.kind === 'studio'
          ? 'Bathroom with shower'
          : 'Bathroom with shower'
        : `${capital(inWords(home.baths))} bathrooms`,
      home.baths > 0,
    ],
    [`${inThousands(home.areaSqft)} sq ft`, true],
    [`Close to ${site.area.known[0]}`, isOnlyAPlace(site.area.known[0])],
    [`EPC rating ${home.epcRating}`, home.epcRating !== null],
    [capital(terms.tenure ?? ''), terms.tenure === 'freehold' || terms.tenure === 'leasehold'],
    [`Council tax band ${terms.councilTaxBand}`, terms.councilTaxBand !== null],
  ]
}

function landFeatures(random: Random, { home }: FeatureFacts): string[] {
  const features = random.shuffled([
    'Road access',
    'Services close by',
    'Mature boundaries',
    'Level site',
    'Planning documents available',
    'Suitable for self-build',
  ])
  return [
    'Building plot with outline planning permission',
    `About ${inThousands(home.areaSqft)} sq ft`,
    ...features,
  ].slice(0, random.int(FEWEST, 7))
}

function commercialFeatures(random: Random, { home, site }: FeatureFacts): string[] {
  const useClass = site.market.nation === 'England' ? ['Use class E'] : []
  const water = home.baths > 0 ? ['WC and kitchenette'] : ['Kitchenette']
  const more = random.shuffled([
    'Rear access',
    'Display windows',
    'Well-known trading position',
    'Alarm and roller shutter',
    'Storage to the rear',
    ...useClass,
  ])
  return [
    `${inThousands(home.areaSqft)} sq ft of ground-floor space`,
    ...water,
    home.listingType === 'rent' ? 'New lease available' : 'Vacant possession',
    ...more,
  ].slice(0, random.int(FEWEST, 7))
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function walk(station: NearStation | null): string {
  const minutes = station?.minutes ?? 0
  return minutes === 1 ? '1 minute’s' : `${minutes} minutes’`
}

function letting(home: Home): string {
  switch (home.furnishing) {
    case 'furnished':
      return 'Furnished'
    case 'partFurnished':
      return 'Part furnished'
    case 'flexible':
      return 'Furnished or unfurnished'
    default:
      return 'Unfurnished'
  }
}
