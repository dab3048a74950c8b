import { phraseList } from '../text/phrases.ts'

/** Words of a journey: the place after them is where people travel to, and not where they want to live. */
export const JOURNEYS = phraseList(
  `commutable, commute, commuting, commuter, commuting distance, commute time, travel to, travel into, travelling to, journey to, journey into, links to, links into, train to, trains to, trains into, train into, train links, get to, getting to, get into, drive to, drive into, cycle to, cycle into, bus to, bus into,
  tube to, transport to, transport into, direct line, direct train, direct trains, fast train, fast trains, direct to, line to, line into, work in, works in, working in, job in, working at, works at, i work in, i work at, i work near, my work is in, office in, my office is in, office is in, my job is in, close to work in, cycling distance, driving distance, connections to, connections into, connection to, route to, routes to, trip to, easy to get to, into, moving from, relocating from, moving out of, currently in, currently live in, living in currently, currently living in, i live in, we live in, i am from, im from, we currently live in, i currently live in, coming from, move from, leaving, moving away from, relocate from, born in, studying at, study at, studying in, going to university at, starting a job in, starting work in, new job in, a job in, to work in`,
)
/** Between such a word and the place. */
export const JOURNEY_GLUE = new Set([
  'to',
  'into',
  'from',
  'the',
  'distance',
  'of',
  'time',
  'links',
  'train',
  'trains',
  'by',
  'under',
  'within',
  'central',
  'in',
  'for',
  'a',
  'is',
  'at',
  'work',
  'with',
  'line',
  'easy',
  'easily',
  'belt',
  'downtown',
])
export const JOURNEY_AFTER = phraseList(
  'by train, by tube, by car, by bus, by rail, by bike, on the train, on the tube, on the bus, by public transport, every day, daily, for work, for the commute, commute, each day, in under an hour, city centre, town centre',
)
