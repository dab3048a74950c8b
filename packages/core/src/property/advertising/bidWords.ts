import { OTHER_UNIT, PER, POUNDS } from './rentWords.ts'
import { END } from './words.ts'

/** How adverts ask for more than one rent, over plain text (`foundWords`). */

/** "We do not accept offers over £1,800" is as it should be. */
const DENIED = String.raw`(?<!\b(?:no|not|never|cannot|can't|don't|won't|without)(?: \w+){0,3} )`
const INVITED = String.raw`${DENIED}\b(?:offers?|bids?)`
const ABOVE = '(?:over|above|beyond|exceeding|higher than|in excess of)'
const BEYOND = `(?:${ABOVE}|around|circa|in the region of|from|starting (?:at|from)|upwards of)`
const ASKING = String.raw`(?:asking(?: (?:price|rent))?|(?:advertised|stated|listed) (?:price|rent))\b`

/** "Reduced from £1,900", "an income of £3,600 pcm or more": no rent that begins with an amount. */
const OTHER_MONEY =
  '(?:reduced|lowered|increased|down|up|deposits?|bonds?|packages?|bills?|furniture|parking|fees?|charges?|sav(?:e|es|ing|ings)|worth)'
const EARNED = String.raw`(?:incomes?|earn(?:s|ing|ings)?|salar(?:y|ies)|wages?)\b`
const OF_RENT = String.raw`(?<!\b${OTHER_MONEY}:?(?: (?:is|are|of|at|be))? (?:£ ?)?)(?<!\b${EARNED}[^.;!]{0,40})`
const STARTING =
  '(?:from|(?:start|begin)(?:s|ing)? (?:at|from)|minimum rent(?: is| of)?:?|guide(?: (?:price|rent))?(?: is| of)?:?)'
/** May be said of any amount: of the rent where a period follows, or nothing else is before it. */
const AROUND = '(?:upwards of|in (?:the region|excess) of|circa|(?:no|not) less than)'
const ALONE = String.raw`(?<=(?:^|[.;!,:(]|\brents?(?: is)?) ?)`
/** Not the plus of "£1,800 + bills": a statement ends behind it. */
const OR_MORE = '(?:\\+|or more|or above|upwards|and (?:up|upwards|above|over))'

/**
 * An invitation to offer, or a rent that only begins with an amount. The amount is in the first group where
 * offers are invited, else in one of the others.
 */
export const BIDS = new RegExp(
  [
    `${INVITED} ${BEYOND} £`,
    String.raw`${INVITED} ${BEYOND} ${POUNDS}(?:${PER}|${END}|(?= (?:considered|invited|please)\b))`,
    `${INVITED} ${ABOVE} (?:the )?${ASKING}`,
    String.raw`${DENIED}\b(?:offers|bids) (?:are )?invited\b|${DENIED}\bopen to (?:sensible |reasonable )?(?:offers?|bids?)\b`,
    String.raw`${DENIED}\bsealed bids?\b|\bbest and final (?:bids?|offers?)\b`,
    String.raw`\b(?:best|highest) (?:offers?|bids?) (?:secures?|wins?|takes?|gets?|accepted)\b`,
    String.raw`\bo\.?i\.?(?:e|r)\.?o\b`,
    String.raw`\b(?:price|rent) on application\b|\bp\.?o\.?a\b|\bguide (?:price|rent)\b`,
    String.raw`${OF_RENT}\b${STARTING} ${POUNDS}(?!${OTHER_UNIT})${PER}?`,
    String.raw`${OF_RENT}\b${AROUND} ${POUNDS}${PER}|${OF_RENT}${ALONE}${AROUND} ${POUNDS}(?!${OTHER_UNIT})`,
    `${OF_RENT}${POUNDS}(?:${PER}? ?${OR_MORE}${END}| ?${OR_MORE}${PER})`,
  ].join('|'),
)
