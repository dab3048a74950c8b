import { DENIALS_AFTER, DENIALS_BEFORE } from '../../../property/featureWords.ts'
import { phraseList, phraseTable } from '../text/phrases.ts'

export const NEGATION_BEFORE = phraseTable(DENIALS_BEFORE.map((phrase) => [phrase, true] as const))
export const NEGATION_AFTER = phraseTable(DENIALS_AFTER.map((phrase) => [phrase, true] as const))
/** Between a denial and what is denied: "not on the ground floor". */
export const NEGATION_GLUE = new Set([
  'a',
  'an',
  'the',
  'any',
  'on',
  'in',
  'with',
  'of',
  'to',
  'be',
  'have',
  'for',
  'please',
  'at',
  'by',
  'that',
  'is',
  'are',
  'need',
  'show',
  'me',
  'too',
  'as',
  'want',
  'it',
])
/** What follows belongs to the home. */
export const LIKE_WITH = new Set([
  'with',
  'has',
  'have',
  'having',
  'including',
  'plus',
  'w',
  'without',
  'roof',
  'no',
  'wants',
  'w/',
  'needs',
  'need',
  'for',
  'includes',
  'incl',
  'inc',
  'want',
])

/** Words that take a wish back: "forget the tube". */
export const FORGET_BEFORE = phraseList(
  `forget, forget about, ignore, remove, drop, lose, scrap, skip, take off, take away, take out, get rid of, dont need, do not need, dont need any, no need for, no need of, dont care about, do not care about, dont mind about, never mind, nevermind, never mind about, dont worry about, not bothered about, not fussed about,
  without needing, no longer need, no longer want, dont really need, doesnt need, doesnt need to have, does not need, does not need to have, doesnt have to have, clear, delete, cancel, undo, can live without, happy without, doesnt have to be, doesnt need to be, does not have to be, does not need to be, need not be, no need, no need to be, no need to have, dont need to be, dont need to have, do not need to be, do not need to have, dont want to limit, any, no particular, dont mind, im not bothered about, im not fussed about, im easy on, im flexible on, flexible on, open on, whatever, disregard, no preference on, no preference for, not necessarily, not worried about, no limit on, no restriction on, no restrictions on, unlimited, no fixed, regardless of, we dont need, all`,
)
export const FORGET_AFTER = phraseList(
  `doesnt matter, does not matter, dont matter, do not matter, not important, isnt important, is not important, arent important, not needed, isnt needed, is not needed, not essential, isnt essential, is not essential, not required, isnt required, is not required, not necessary, isnt necessary, is not necessary,
  optional, is optional, preferred but not essential, would be nice but not essential, ideal but not essential, nice but not essential, desirable but not essential, but not essential, but not required, but not necessary, but not a must, preferable but not essential, but isnt essential, would be good but not essential, but its not essential, not a must, isnt a must, is not a must, no longer needed, no longer required, no longer important, not bothered, isnt a priority, not a priority, is not a priority, unimportant, isnt a problem, not an issue, is no object, no object, isnt an issue, is not an issue, is flexible, are flexible, flexible, not a deal breaker, isnt a deal breaker, is irrelevant, irrelevant, is unimportant, wherever, is open, open, not a concern, is no concern, is no issue, would be a bonus but not essential, doesnt matter any more, doesnt matter anymore, doesnt need to be there`,
)
