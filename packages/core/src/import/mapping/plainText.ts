import { Parser } from 'htmlparser2'

/** Elements that begin and end a paragraph. */
const PARAGRAPHS = new Set(
  'p div ul ol table section article header footer h1 h2 h3 h4 h5 h6'.split(' '),
)
const LINES = new Set(['br', 'tr', 'li', 'hr'])
/** Elements whose content nobody reads. */
const UNREAD = new Set([
  'script',
  'style',
  'title',
  'head',
  'iframe',
  'object',
  'noscript',
  'textarea',
])

export interface PlainText {
  text: string
  /** The names of elements whose content was left out. */
  leftOut: readonly string[]
}

/**
 * HTML as the text that a browser would show of it: paragraphs parted by blank lines, entities as what they
 * stand for. Text without HTML keeps its line breaks.
 */
export function plainText(html: string): PlainText {
  const keepsLines = !/<(br|p|div|li|h\d)\b/i.test(html)
  const leftOut = new Set<string>()
  let text = ''
  let unread = 0
  const parser = new Parser({
    onopentag(name) {
      if (UNREAD.has(name)) {
        unread += 1
        leftOut.add(name)
      }
      if (PARAGRAPHS.has(name)) text += '\n\n'
      else if (LINES.has(name)) text += '\n'
      if (name === 'li') text += '• '
      if (name === 'td' || name === 'th') text += ' '
    },
    ontext(piece) {
      if (unread === 0) text += keepsLines ? piece : piece.replace(/[^\S\u00a0]+/g, ' ')
    },
    onclosetag(name) {
      if (UNREAD.has(name)) unread -= 1
      if (PARAGRAPHS.has(name)) text += '\n\n'
    },
  })
  parser.end(html)
  return { text: tidied(text), leftOut: [...leftOut] }
}

function tidied(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
