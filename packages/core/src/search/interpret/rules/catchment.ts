import { phraseList } from '../text/phrases.ts'
import { wordAt } from '../text/token.ts'
import { DESTINATIONS } from '../words/stops.ts'
import { type Rule, wish } from './rule.ts'

const CATCHMENT = phraseList(
  `catchment, catchment of, catchment for, catchment area of, catchment area for, the catchment of, the catchment for,
  the catchment area of, the catchment area for, school catchment, school catchment area, school catchment for`,
)
const LEADS = new Set(['in', 'within', 'inside'])
/** "St Mary's Church of England Primary School" */
const MOST_NAME_WORDS = 6

/** "within catchment for Grasmere Primary": whose pupils live where cannot be searched for, and no place is meant. */
export const catchmentRule: Rule = {
  name: 'catchment',
  read(text, at) {
    const lead = CATCHMENT.longestAt(text, LEADS.has(wordAt(text, at)) ? at + 1 : at)
    if (!lead) return null
    for (let from = lead.to; from < lead.to + MOST_NAME_WORDS; from++) {
      if (text.tokens[from]?.kind !== 'word') break
      const school = DESTINATIONS.longestAt(text, from)
      if (school && 'amenity' in school.value && school.value.amenity === 'school') {
        return wish(at, school.to)
      }
    }
    return wish(at, lead.to)
  },
}
