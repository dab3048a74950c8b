import { isDwelling, isFlat } from '../homes/home.ts'
import { line } from './line.ts'
import { capitalised, inWords, type Story, withArticle } from './story.ts'

const walk = (minutes: number) =>
  minutes <= 10 ? `${inWords(minutes)} minute${minutes === 1 ? '' : 's'}` : `${minutes} minutes`
const near = (s: Story) => s.station !== null
const stationName = (s: Story) => s.station?.name ?? ''
const minutes = (s: Story) => walk(s.station?.minutes ?? 0)
const known = (s: Story, i: number) => s.site.area.known[i % s.site.area.known.length] ?? s.place
const place = (s: Story) => capitalised(s.place)

/** "the cafés of Abbeville Road" are, "London Fields" is. */
function isOrAre(known: string): string {
  const [head = ''] = known.split(' of ')
  return /^the (.* )?[a-zé]+s$|^the (Downs|Backs|Suffolks|Wetlands|Ees|Ness Islands|Bole Hills)$/.test(
    head,
  )
    ? 'are'
    : 'is'
}

/** What is around it. */
export const LOCATION = [
  line(
    (s) =>
      `${capitalised(known(s, 0))} and ${known(s, 1)} are both {within easy reach|an easy walk|close at hand}.`,
    undefined,
    ['known0', 'known1'],
  ),
  line(
    (s) =>
      `{For an evening out|On a Saturday} there is ${known(s, 1)}; {for air|for a quiet hour}, ${known(s, 0)}.`,
    (s) =>
      s.site.area.known.length > 2 &&
      /common|park|gardens|heath|green|downs|links|rye|fields/i.test(known(s, 0)) &&
      !/common|park|gardens|heath|green/i.test(known(s, 1)),
    ['known0', 'known1'],
  ),
  line(
    (s) =>
      `${place(s)} needs little introduction: ${known(s, 0)}, ${known(s, 1)} and ${known(s, 2)} are {what people come for|all part of daily life here}.`,
    undefined,
    ['known0', 'known1', 'known2', 'place'],
  ),
  line(
    (s) =>
      `${known(s, 2) ? capitalised(known(s, 2)) : place(s)} ${isOrAre(known(s, 2))} {close by|not far}, and the {shops|everyday shops} are {nearer still|on the way home}.`,
    undefined,
    ['known2', 'shops'],
  ),
  line(
    (s) =>
      `People move to ${s.place} for ${known(s, 0)} and ${known(s, 1)}, and {tend to stay|stay for the neighbours}.`,
    isDwellingStory,
    ['known0', 'known1', 'place'],
  ),
  line(
    (s) =>
      `It is {well placed for|a pleasant walk from} ${known(s, 1)}, with ${known(s, 2)} {a little further on|beyond}.`,
    undefined,
    ['known1', 'known2'],
  ),
  line(
    (s) =>
      `{Day to day|In practice} you have {a choice of cafés and a good supermarket|schools, cafés and a supermarket|bus stops, a pub or two and food shops} {within a few streets|without needing the car}, and ${known(s, 0)} {at weekends|when there is time}.`,
    isDwellingStory,
    ['known0', 'shops'],
  ),
  line(
    (s) =>
      `${capitalised(s.street)} puts ${known(s, 0)} and ${known(s, 2)} within {walking distance|an easy stroll}.`,
    undefined,
    ['known0', 'known2'],
  ),
  line(
    (s) =>
      `{Weekends here tend to involve|Sundays here usually take in} ${known(s, 0)}, then ${known(s, 1)}.`,
    isDwellingStory,
    ['known0', 'known1'],
  ),
  line(
    (s) =>
      `{Schools, cafés and places to eat|Shops, cafés and bus stops} are {all to be found nearby|spread through the neighbouring streets}, with ${known(s, 1)} {a favourite|the natural centre of things}.`,
    isDwellingStory,
    ['known1', 'shops'],
  ),
  line(
    (s) =>
      `{You are well placed for|It is handy for} ${known(s, 0)}, and ${known(s, 2)} ${isOrAre(known(s, 2))} {a short walk further|not much further}.`,
    undefined,
    ['known0', 'known2'],
  ),
]

/** How one gets away from it. */
export const STATION = [
  line(
    (s) => `${capitalised(stationName(s))} station is {about |}${minutes(s)}’ walk{ away|}.`,
    (s) => near(s) && s.station?.minutes !== 1,
    'station',
  ),
  line(
    (s) => `You can be at ${stationName(s)} station in {about |around |}${minutes(s)} on foot.`,
    near,
    'station',
  ),
  line(
    (s) =>
      `The nearest station is ${stationName(s)}, {about |}${minutes(s)} {on foot|away at a normal pace}.`,
    near,
    'station',
  ),
  line(
    (s) => `Trains run from ${stationName(s)}, ${minutes(s)} {on foot|away on foot}.`,
    near,
    'station',
  ),
  line(
    (s) =>
      `${capitalised(walk(s.station?.minutes ?? 0))} on foot brings you to ${stationName(s)} station.`,
    (s) => near(s) && (s.station?.minutes ?? 0) <= 10,
    'station',
  ),
]

/** What a buyer or a tenant asks next. */
export const PRACTICAL = [
  line('There is no onward chain.', (s) => s.home.chainFree, 'chain'),
  line(
    'The owners have {already moved|found somewhere to go}, so there is no chain {above|to wait for}.',
    (s) => s.home.chainFree,
    'chain',
  ),
  line(
    'It is offered without a chain{|, and an early completion is possible}.',
    (s) => s.home.chainFree,
    'chain',
  ),
  line(
    (s) =>
      `The lease has ${s.terms.leaseYears} years to run{| and the service charge is kept sensible|, and the building is well managed}.`,
    (s) => s.terms.tenure === 'leasehold' && (s.terms.leaseYears ?? 0) > 0 && s.home.floor !== null,
    'lease',
  ),
  line(
    'It comes with a share of the freehold{|, held with the other flats in the house}.',
    (s) => s.terms.tenure === 'shareOfFreehold',
    'lease',
  ),
  line(
    (s) => `It is available from ${s.availableFrom}, ${furnishing(s)}.`,
    (s) => s.availableFrom !== null && s.home.furnishing !== null,
    ['available', 'furnishing'],
  ),
  line(
    (s) =>
      `${capitalised(furnishing(s))}, it is {free|ready to move into} from ${s.availableFrom}.`,
    (s) => s.availableFrom !== null && s.home.furnishing !== null,
    ['available', 'furnishing'],
  ),
  line(
    (s) => `It is {empty|vacant} now and is let ${furnishing(s)}.`,
    (s) => s.home.listingType === 'rent' && s.availableFrom === null && s.home.furnishing !== null,
    ['available', 'furnishing'],
  ),
  line(
    '{Pets are welcome, by arrangement|The landlord is happy to consider a pet|A well-behaved dog or cat is welcome}.',
    (s) => s.home.pets && s.home.listingType === 'rent',
    'pets',
  ),
  line(
    '{The lease allows pets|Pets are allowed under the lease}{|, with consent}.',
    (s) =>
      s.home.pets &&
      (s.terms.tenure === 'leasehold' || s.terms.tenure === 'shareOfFreehold') &&
      isFlat(s.home),
    'pets',
  ),
  line(
    '{Bills are included in the rent|The rent includes gas, electricity, water and broadband|Heating, water and broadband are in the rent}.',
    (s) => s.home.billsIncluded,
    'bills',
  ),
  line(
    '{The windows have been double-glazed throughout|It is double-glazed throughout}, with gas central heating.',
    (s) =>
      ['interwar', 'midcentury', 'seventies', 'modern'].includes(s.home.era) &&
      s.home.condition === 'good' &&
      isDwelling(s.home),
    ['windows', 'heating'],
  ),
  line(
    '{We would be glad to show you round|Do come and see it|It is worth an early look|Viewings are by appointment}{, and mornings are best|}.',
    isDwellingStory,
    'viewing',
  ),
  line(
    '{It is the kind of place that is better seen than described|Photographs only go so far; come and see it|Half an hour here will tell you more than this page|Come at different times of day, if you can; the light is worth it|The floorplan repays study, and a visit more so}.',
    isDwellingStory,
    'viewing',
  ),
  line(
    (s) =>
      `Homes ${s.home.listingType === 'rent' ? 'to let' : 'for sale'} on ${s.street} {are snapped up quickly|attract plenty of interest}, so {it is worth arranging a viewing soon|do get in touch}.`,
    isDwellingStory,
    'viewing',
  ),
  line(
    (s) =>
      `{Seldom|Rarely} does ${withArticle(s.noun)} here come with ${s.home.parking === 'garage' ? 'a garage' : 'parking'}.`,
    (s) =>
      (s.home.parking === 'garage' || s.home.parking === 'allocated') &&
      ['conversion', 'terrace', 'townhouse', 'mews'].includes(s.home.kind),
    'parkingPraise',
  ),
  line(
    '{Keys are with us|We hold keys}, so a visit can {usually be arranged the same day|be at short notice}.',
    isDwellingStory,
    'viewing',
  ),
  line(
    '{Evening and Saturday viewings can be arranged|Viewings from Monday to Saturday; just ask}.',
    isDwellingStory,
    'viewing',
  ),
  line(
    (s) =>
      `${s.home.listingType === 'rent' ? 'The tenants' : 'The owners'} ask for {a day’s notice|twenty-four hours’ notice} of a viewing.`,
    (s) =>
      isDwelling(s.home) &&
      s.home.era !== 'new' &&
      s.home.condition !== 'refurbished' &&
      (s.availableFrom !== null) === (s.home.listingType === 'rent') &&
      !s.home.chainFree,
    // Whoever lives there has not left it empty.
    ['viewing', 'empty'],
  ),
  line(
    (s) =>
      `The energy rating is ${s.home.epcRating}, {which is good for its age|better than most of its kind}.`,
    (s) => ['B', 'C'].includes(s.home.epcRating ?? '') && !['modern', 'new'].includes(s.home.era),
    ['epc'],
  ),
  line(
    '{A gas boiler and radiators do the heating|Heating is by a gas boiler}, and the windows are {sound|in good order}.',
    (s) =>
      ['victorian', 'edwardian', 'interwar'].includes(s.home.era) && s.home.condition === 'good',
    ['windows', 'heating'],
  ),
  line(
    (s) =>
      `A {twelve-month|long} tenancy is {offered|preferred}${s.home.kind === 'studio' ? '' : ', and sharers will be considered'}.`,
    (s) =>
      s.home.listingType === 'rent' &&
      s.site.market.nation === 'Northern Ireland' &&
      isDwelling(s.home),
    'tenancy',
  ),
]

function isDwellingStory(s: Story): boolean {
  return isDwelling(s.home)
}

function furnishing(s: Story): string {
  switch (s.home.furnishing) {
    case 'furnished':
      return 'furnished'
    case 'partFurnished':
      return 'part furnished'
    case 'flexible':
      return 'furnished or unfurnished'
    default:
      return 'unfurnished'
  }
}
