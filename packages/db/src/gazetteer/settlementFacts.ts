/** What GeoNames gets wrong about British settlements, or does not say. */

/** Cities of the United Kingdom, as GeoNames spells them; [name, county] where the name is not unique. */
export const CITIES: ReadonlySet<string> = new Set(
  [
    'Bath,Birmingham,Bradford,Brighton,Bristol,Cambridge,Canterbury,Carlisle,Chelmsford,Chester',
    'Chichester,Colchester,Coventry,Derby,Doncaster,Durham,Ely,Exeter,Gloucester,Hereford',
    'Kingston upon Hull,Lancaster,Leeds,Leicester,Lichfield,Lincoln,Liverpool,London,Manchester',
    'Milton Keynes,Newcastle upon Tyne,Norwich,Nottingham,Oxford,Peterborough,Plymouth,Portsmouth',
    'Preston,Ripon,Salford,Salisbury,Sheffield,Southampton,Southend-on-Sea,St Albans',
    'Stoke-on-Trent,Sunderland,Truro,Wakefield,Wells,Winchester,Wolverhampton,Worcester,York',
    'Aberdeen,Dundee,Dunfermline,Edinburgh,Glasgow,Inverness,Perth,Stirling',
    'Cardiff,St Asaph,St Davids,Swansea,Wrexham,Armagh,Belfast,Derry,Lisburn,Newry',
    'Bangor/Gwynedd,Bangor/County Down,Newport/Newport',
  ].flatMap((line) => line.split(',')),
)

/** Not settlements: districts of a council, regions, islands (which our own list has), names nobody uses. */
export const NOT_SETTLEMENTS: ReadonlySet<string> = new Set([
  'Brent',
  'City of London',
  'City of Westminster',
  'West End of London',
  'Londonderry County Borough',
  'Mendip',
  'Highland',
  'High Peak',
  'Rossendale',
  'Fylde',
  'Bilsdale',
  'Hameldon Hill',
  'Hope Valley',
  'Longdendale',
  'Romney Marsh',
  'Saint Andrews Quay',
  'Hayling Island',
  'Orkney',
  'Isles of Scilly',
  'Isle of Lewis',
  'Isle of Bute',
  'Isle of Arran',
  'Isle of Islay',
  'Isle of Cumbrae',
  'Isle of South Uist',
  'Isle of North Uist',
  'Benbecula',
  'Barra',
])

/** The name that people use, where GeoNames has another. Its own name becomes an alias. */
export const NAMES: Readonly<Record<string, string>> = {
  'Kingston upon Hull': 'Hull',
  'Royal Tunbridge Wells': 'Tunbridge Wells',
  'Royal Leamington Spa': 'Leamington Spa',
  'Newcastle under Lyme': 'Newcastle-under-Lyme',
  'Newark on Trent': 'Newark-on-Trent',
  'Barrow in Furness': 'Barrow-in-Furness',
  'Ross on Wye': 'Ross-on-Wye',
  'Ashton in Makerfield': 'Ashton-in-Makerfield',
  'Burton upon Trent': 'Burton-on-Trent',
  'Grantown on Spey': 'Grantown-on-Spey',
  'Saint Peters': "St Peter's",
  Staines: 'Staines-upon-Thames',
  'Enfield Town': 'Enfield',
}

/** Names that people use besides. */
const ALIASES: Readonly<Record<string, readonly string[]>> = {
  Birmingham: ['Brum'],
  London: ['Greater London', 'London, UK'],
  Derry: ['Londonderry', 'Derry/Londonderry'],
  Hull: ['Kingston-upon-Hull'],
  'Milton Keynes': ['MK'],
  'Leamington Spa': ['Leamington'],
  'Staines-upon-Thames': ['Staines'],
  Abingdon: ['Abingdon-on-Thames'],
  'Welwyn Garden City': ['Welwyn Garden', 'WGC'],
  'Letchworth Garden City': ['Letchworth'],
  'Hemel Hempstead': ['Hemel'],
  'High Wycombe': ['Wycombe'],
  'Merthyr Tydfil': ['Merthyr'],
  'Melton Mowbray': ['Melton'],
  'Weston-super-Mare': ['Weston super Mare'],
  'Lytham St Annes': ['Lytham', 'St Annes'],
  'Ashby-de-la-Zouch': ['Ashby'],
  'Kirkby in Ashfield': ['Kirkby-in-Ashfield'],
  'Sutton in Ashfield': ['Sutton-in-Ashfield'],
  Southampton: ['Soton'],
  'Great Yarmouth': ['Gt Yarmouth'],
  Grimsby: ['Great Grimsby'],
  Caernarfon: ['Carnarvon'],
  Swansea: ['Abertawe'],
  Cardiff: ['Caerdydd'],
  Wrexham: ['Wrecsam'],
  'Great Malvern': ['Malvern'],
  'Great Dunmow': ['Dunmow'],
  'Chipping Ongar': ['Ongar'],
  'East Dereham': ['Dereham'],
  'East Molesey': ['Molesey'],
  'Hamble-le-Rice': ['Hamble'],
  'Wimborne Minster': ['Wimborne'],
}

/** Residents, where GeoNames has none or counts a whole council. */
const POPULATIONS: Readonly<Record<string, number>> = {
  London: 8_900_000,
  'Port Talbot': 37_000,
  Buckley: 16_000,
  Brymbo: 5_000,
  Gelligaer: 6_500,
  'Ystrad Mynach': 5_000,
  'Clydach Vale': 2_800,
  Knowsley: 3_000,
  'South Bank': 6_500,
  Nottingham: 330_000,
  Leicester: 370_000,
  Reading: 230_000,
  Preston: 150_000,
  Burnley: 80_000,
  Leeds: 540_000,
  Manchester: 552_000,
  Liverpool: 496_000,
  Birmingham: 1_145_000,
  Sheffield: 556_000,
  Bristol: 472_000,
  Wakefield: 110_000,
  Blackpool: 141_000,
}

/** Radius in metres of those whose shape no formula gives. */
const EXTENTS: Readonly<Record<string, number>> = {
  London: 25_000,
  'Milton Keynes': 8_000,
}

export interface SettlementFacts {
  aliases?: readonly string[] | undefined
  population?: number | undefined
  extentMeters?: number | undefined
}

/** What we know better about the largest place of that name. */
export const factsOf = (name: string): SettlementFacts => ({
  aliases: ALIASES[name],
  population: POPULATIONS[name],
  extentMeters: EXTENTS[name],
})
