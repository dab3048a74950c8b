import type { Market } from './markets/market.ts'
import { MARKETS } from './markets.ts'
import { createRandom, type Random } from './random.ts'

/** A company that lists homes in one town, and the people who answer its phone. */
export interface Agency {
  companyName: string
  phone: string
  address: string
  /** An address that no mail reaches: .example is nobody's. */
  email: string
  town: string
  /** Districts it works in; empty: the whole town. */
  people: readonly { name: string; phone: string }[]
}

const SURNAMES = [
  'Morrow',
  'Finch',
  'Aldous',
  'Penhale',
  'Thornbury',
  'Kettering',
  'Lockhart',
  'Marchbank',
  'Ashdown',
  'Halloran',
  'Redmayne',
  'Winterbourne',
  'Calloway',
  'Draycott',
  'Ellwood',
  'Farrant',
  'Garside',
  'Holbeck',
  'Inskip',
  'Jolliffe',
  'Kerrigan',
  'Lambourne',
  'Meredith',
  'Northcott',
  'Oakeshott',
  'Pascoe',
  'Quennell',
  'Rushworth',
  'Sallis',
  'Tregenza',
  'Underhill',
  'Vellacott',
  'Wharton',
  'Yardley',
  'Bamber',
  'Cottesloe',
  'Dunmore',
  'Eskdale',
  'Fairbairn',
  'Gilchrist',
  'Haverstock',
  'Iveson',
  'Strachan',
  'Prosser',
  'Magennis',
] as const
const STYLES = [
  '{a} & {b}',
  '{a} & {b}',
  '{a} {b}',
  '{a} Residential',
  '{a} & Co',
  '{a} & Daughters',
  '{a} Homes',
  'The {a} Partnership',
] as const

const FIRST_NAMES = [
  'Jane',
  'Amara',
  'Tom',
  'Priya',
  'Daniel',
  'Sian',
  'Callum',
  'Fatima',
  'Owen',
  'Ruth',
  'Marcus',
  'Ewan',
  'Niamh',
  'Leo',
  'Harriet',
  'Kwame',
  'Isla',
  'Imran',
  'Beth',
  'Rory',
  'Grace',
  'Yusuf',
  'Megan',
  'Patrick',
  'Chloe',
  'Arjun',
  'Fiona',
  'Sam',
  'Lucy',
  'Conor',
  'Anita',
  'Hugh',
  'Zara',
  'Gareth',
  'Ellie',
  'David',
  'Mei',
  'Joanna',
  'Tunde',
  'Catrin',
] as const
const LAST_NAMES = [
  'Morrow',
  'Okafor',
  'Bennett',
  'Sharma',
  'Price',
  'Evans',
  'Fraser',
  'Hussain',
  'Walsh',
  'Green',
  'Clarke',
  'MacLeod',
  'Doherty',
  'Shaw',
  'Whitfield',
  'Mensah',
  'Campbell',
  'Ahmed',
  'Taylor',
  'Stewart',
  'Hughes',
  'Khan',
  'Rees',
  'Quinn',
  'Barker',
  'Patel',
  'Reid',
  'Lawson',
  'Carter',
  'Mooney',
  'Desai',
  'Pemberton',
  'Ali',
  'Griffiths',
  'Holt',
  'Brooks',
  'Chen',
  'Lowe',
  'Adeyemi',
  'Lloyd',
] as const

const OFFICES = [
  'High Street',
  'Market Place',
  'Station Road',
  'Church Street',
  'Bridge Street',
  'The Parade',
  'Park Row',
] as const

const agenciesIn = (market: Market) =>
  market.town === 'London' ? 5 : market.areas.length >= 4 ? 2 : 1

/** Every agency of the demo; the same names and numbers each time. */
export function demoAgencies(): Agency[] {
  const random = createRandom('agencies')
  const surnames = random.shuffled(SURNAMES)
  const usedNumbers = new Map<string, number>()
  return MARKETS.flatMap((market) =>
    Array.from({ length: agenciesIn(market) }, () => agency(random, market, surnames, usedNumbers)),
  )
}

function agency(
  random: Random,
  market: Market,
  surnames: string[],
  usedNumbers: Map<string, number>,
): Agency {
  const a = surnames.pop() ?? random.pick(SURNAMES)
  const b = random.pick(SURNAMES.filter((name) => name !== a))
  const phone = () => nextPhone(market.phone, usedNumbers)
  const companyName = random.pick(STYLES).replace('{a}', a).replace('{b}', b)
  return {
    companyName,
    phone: phone(),
    address: `${random.int(2, 180)} ${random.pick(OFFICES)}, ${market.town}`,
    email: `lettings-and-sales@${slugOf(companyName)}.example`,
    town: market.town,
    people: Array.from({ length: random.int(2, 4) }, () => ({
      name: `${random.pick(FIRST_NAMES)} ${random.pick(LAST_NAMES)}`,
      phone: phone(),
    })),
  }
}

const slugOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

// Ofcom keeps a thousand numbers of each area for drama; 100 up, so that none looks like a test.
function nextPhone(prefix: string, used: Map<string, number>): string {
  const last = used.get(prefix) ?? 100
  const next = last + 1 + (last % 3)
  used.set(prefix, next)
  return `${prefix}${String(next % 1000).padStart(3, '0')}`
}
