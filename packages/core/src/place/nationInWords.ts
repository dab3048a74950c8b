import type { Nation } from './contract.ts'
import { plainWords } from './words.ts'

type Names = readonly [Nation, readonly string[]][]

const list = (names: string) => names.split(', ')

const NATION_NAMES: Names = [
  ['northernIreland', ['northern ireland']],
  ['scotland', ['scotland']],
  ['wales', ['wales', 'cymru']],
  ['england', ['england']],
]

/** Cities and large towns whose name no town of another nation has: Newport, Bangor and Newcastle are not among them. */
const CITIES: Names = [
  ['scotland', list('edinburgh, glasgow, aberdeen, dundee, inverness, perth, stirling, paisley')],
  ['wales', list('cardiff, caerdydd, swansea, abertawe, wrexham, aberystwyth, merthyr tydfil')],
  ['northernIreland', list('belfast, londonderry, derry, lisburn, newry, armagh')],
  [
    'england',
    list('london, birmingham, manchester, liverpool, leeds, sheffield, bristol, bradford'),
  ],
  [
    'england',
    list('newcastle upon tyne, sunderland, nottingham, leicester, coventry, derby, hull'),
  ],
  [
    'england',
    list('stoke on trent, wolverhampton, southampton, portsmouth, plymouth, brighton, hove'),
  ],
  [
    'england',
    list('oxford, cambridge, reading, milton keynes, norwich, exeter, york, salford, bath'),
  ],
]

const THE_WHOLE = ['', 'uk', 'united kingdom', 'great britain']

/**
 * The nation that an address names, or one of its cities, at the end of a part; else null. A street may be
 * called after any of them ("Scotland Road, Liverpool"), and a village after a nation ("Wales, South
 * Yorkshire"), so that a nation counts only where the address ends.
 */
export function nationInWords(address: string): Nation | null {
  const parts = address
    .split(',')
    .map((part) => plainWords(part).join(' '))
    .filter((part) => !THE_WHOLE.includes(part))
    .reverse()
  return endingOf(parts.slice(0, 1), NATION_NAMES) ?? endingOf(parts, CITIES)
}

/** What the first of the parts that ends with a name stands for. */
function endingOf(parts: readonly string[], names: Names): Nation | null {
  for (const part of parts) {
    const found = names.find(([, each]) => each.some((name) => isEnding(part, name)))
    if (found) return found[0]
  }
  return null
}

const isEnding = (part: string, name: string) =>
  ` ${part}`.endsWith(` ${name}`) && !part.endsWith('prince of wales')
