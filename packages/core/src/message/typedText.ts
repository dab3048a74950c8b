/**
 * Characters that show nothing and come along when text is pasted, as direction marks do with numbers
 * from an address book. The two zero-width joiners are not among them: names in many scripts need them.
 */
const UNSEEN =
  /\u00ad|\u061c|\u180e|\u200b|\u200e|\u200f|[\u202a-\u202e]|[\u2060-\u2064]|[\u2066-\u2069]|\ufeff/g
const SPACES = /[\p{Zs}\t]+/gu
const LINE_BREAK = /\r\n?|[\v\f\u0085\u2028\u2029]/g
const CONTROL_BUT_TAB_AND_BREAK = /(?![\t\n])\p{Cc}/gu
/** Something to see: neither white space, nor unseen, nor one of the letters that are blank. */
const VISIBLE = /[^\p{C}\p{Z}\p{M}\u115f\u1160\u2800\u3164\uffa0]/u
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u
const MORE_THAN_A_LINE = /[\p{Cc}\u2028\u2029]/u

/**
 * What was typed in a field of one line, as it is kept: composed, without what nobody sees, with single
 * blanks. Line breaks within it stay, to be refused.
 */
export function tidyLine(typed: string): string {
  // The database takes no half of a surrogate pair.
  return typed.toWellFormed().replace(UNSEEN, '').normalize('NFC').replace(SPACES, ' ').trim()
}

/** What was typed in a field of several lines, as it is kept: every line break as \n, no control characters. */
export function tidyLines(typed: string): string {
  return typed
    .toWellFormed()
    .replace(LINE_BREAK, '\n')
    .replace(CONTROL_BUT_TAB_AND_BREAK, '')
    .trim()
}

/** Whether there is anything to read in a text. */
export const isVisible = (text: string): boolean => VISIBLE.test(text)

/** Whether a text has a letter or a digit of any script, and not just the blank ones. */
export const hasLetter = (text: string): boolean => LETTER_OR_DIGIT.test(text) && isVisible(text)

/** Whether a text would begin another line, as of an e-mail's header. */
export const breaksLine = (text: string): boolean => MORE_THAN_A_LINE.test(text)
