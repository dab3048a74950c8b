import { phraseList } from '../text/phrases.ts'
import { type Text, wordAt } from '../text/token.ts'
import { NEARNESS } from '../words/distance.ts'
import { FORGET_BEFORE, NEGATION_BEFORE, NEGATION_GLUE } from '../words/negation.ts'
import { PROPERTY_TYPE_WORDS } from '../words/propertyTypes.ts'
import { readDestination } from './readDestination.ts'
import { readPlace } from './readPlace.ts'
import { applied, type Context, type Rule, wish } from './rule.ts'

const MOST_GLUE = 3
const INSTEAD_OF = phraseList('instead of, rather than')
const REMOVES = new Set(['remove', 'drop', 'without', 'forget', 'lose'])

function denialAt(text: Text, at: number): number | null {
  const denial = NEGATION_BEFORE.longestAt(text, at)
  if (denial) return denial.to
  if (INSTEAD_OF.longestAt(text, at)) return at + 2
  return REMOVES.has(wordAt(text, at)) ? at + 1 : null
}

/** "Anywhere" before "but": "but" alone also joins ("not Leeds but Bradford"). */
const EVERYWHERE = phraseList(
  `anywhere, everywhere, all, every, any area, any areas, any part, any parts, any place, any places, any town, any village, any borough, any where`,
)
const MOST_BEFORE_BUT = 8

function isAllBut(text: Text, at: number): boolean {
  if (wordAt(text, at) !== 'but') return false
  for (let before = at - 1; before >= at - MOST_BEFORE_BUT; before--) {
    if (EVERYWHERE.longestAt(text, before)) return true
    if (text.tokens[before + 1]?.isFirst || text.tokens[before]?.kind === 'sign') return false
  }
  return false
}

/** Past "anywhere" in "anywhere but", "anywhere except". */
const pastEverywhere = (text: Text, at: number) => EVERYWHERE.longestAt(text, at)?.to ?? at

const GOES_ON = new Set(['or', 'nor', 'and', '/'])

/** "not Balham or Tooting". */
function continuesDeniedPlaces(text: Text, at: number, { readings }: Context): boolean {
  const last = readings.at(-1)
  return last?.rule === 'denied place' && last.to === at - 1 && GOES_ON.has(wordAt(text, at - 1))
}

/** Where the name of a denied place may begin. */
function deniedPlaceFrom(text: Text, at: number, context: Context): number | null {
  const from = pastEverywhere(text, at)
  if (isAllBut(text, from)) return from + 1
  return denialAt(text, from) ?? (continuesDeniedPlaces(text, at, context) ? at : null)
}

/** "not Balham", "anywhere but Croydon": takes the place back; in a first message there is nothing to take back. */
export const deniedPlaceRule: Rule = {
  name: 'denied place',
  read(text, at, context) {
    let from = deniedPlaceFrom(text, at, context)
    if (from === null) return null
    for (let i = 0; i < MOST_GLUE && NEGATION_GLUE.has(wordAt(text, from)); i++) from++
    const mention = readPlace(text, from, context)
    return mention && applied(at, mention.to, { do: 'withoutPlace', label: mention.label })
  },
}

/** "I don't need a house". */
function needlessAt(text: Text, at: number): number | null {
  return wordAt(text, at) === 'any' ? null : (FORGET_BEFORE.longestAt(text, at)?.to ?? null)
}

/** "no flats": there is no criterion for it, but it contradicts an earlier "flat". */
export const deniedTypeRule: Rule = {
  name: 'denied type',
  read(text, at) {
    let from = denialAt(text, at) ?? needlessAt(text, at)
    if (from === null) return null
    for (let i = 0; i < MOST_GLUE && NEGATION_GLUE.has(wordAt(text, from)); i++) from++
    const type = PROPERTY_TYPE_WORDS.longestAt(text, from)
    const isInstead = INSTEAD_OF.longestAt(text, at) !== null
    return type && applied(at, type.to, { do: 'withoutType', propertyType: type.value, isInstead })
  },
}

const FAR = new Set(['away', 'far'])

/** "not near a pub", "nowhere near the airport", "away from the station": no criterion keeps a distance. */
export const keepAwayRule: Rule = {
  name: 'keep away',
  read(text, at, context) {
    const isFar = FAR.has(wordAt(text, at)) && wordAt(text, at + 1) === 'from'
    const isNowhere = wordAt(text, at) === 'nowhere'
    const denial = isNowhere ? { to: at + 1 } : NEGATION_BEFORE.longestAt(text, at)
    const near = denial && NEARNESS.longestAt(text, denial.to)
    const from = isFar ? at + 2 : near ? near.to : null
    if (from === null) return null
    const destination = readDestination(text, from, context)
    return wish(at, destination?.to ?? from)
  },
}
