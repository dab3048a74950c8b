/** Characters from which a text without a blank line is too long for one paragraph. */
const LONG = 500
/** A paragraph ends with the sentence that reaches this many characters, if enough is left for another. */
const ENOUGH = 250
const FEWEST_LEFT = 100

/** Words after whose full stop a sentence usually goes on. */
const ABBREVIATIONS = new Set(
  'mr mrs ms dr prof rev st rd ave no nos approx est max min incl inc ft sq yrs tel ext ref vs e.g i.e a.m p.m'.split(
    ' ',
  ),
)
const SENTENCE_END = /[.!?]["')\]’”]*\s+(?=["'(‘“£]?[\p{Lu}\d])|\n\s*(?=\S)/gu
const BULLET = /^\s*[-*•–·]/

/**
 * The paragraphs of a description. A blank line begins a new one (S1 section 2); a long text without any
 * is parted at sentence ends. Nothing but white space between paragraphs is ever left out.
 */
export function paragraphsOf(text: string): string[] {
  const paragraphs = text
    .split(/\r?\n[^\S\n]*\r?\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
  const [only, ...more] = paragraphs
  return only !== undefined && more.length === 0 && only.length >= LONG
    ? partedAtSentences(only)
    : paragraphs
}

function partedAtSentences(text: string): string[] {
  const paragraphs: string[] = []
  let start = 0
  for (const end of sentenceEnds(text)) {
    if (end - start < ENOUGH || text.length - end < FEWEST_LEFT) continue
    paragraphs.push(text.slice(start, end).trim())
    start = end
  }
  return [...paragraphs, text.slice(start).trim()]
}

/** Where a paragraph may end: behind each sentence or line, but never inside a list. */
function sentenceEnds(text: string): number[] {
  return [...text.matchAll(SENTENCE_END)]
    .filter(({ 0: end, index }) => !endsShort(text.slice(0, index), end))
    .map(({ 0: end, index }) => index + end.length)
    .filter((end) => !BULLET.test(text.slice(end)))
}

/** Whether the full stop behind these words belongs to "St. Mary", "J. Smith" or "1. Kitchen". */
function endsShort(before: string, end: string): boolean {
  if (!end.startsWith('.')) return false
  const word = /[^\s("'‘“]*$/.exec(before)?.[0] ?? ''
  return /^(\p{L}|\d{1,2})$/u.test(word) || ABBREVIATIONS.has(word.toLowerCase())
}
