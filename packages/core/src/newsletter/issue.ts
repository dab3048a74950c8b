import { tidyLine, tidyLines } from '../message/typedText.ts'

/** A piece of an issue, in the order in which it is read. */
export type IssueBlock =
  | { type: 'paragraph'; text: string }
  | { type: 'heading'; text: string }
  | { type: 'bullets'; items: readonly string[] }
  | { type: 'quote'; text: string }
  /** A path of Hearth's own, or an address with http or https. */
  | { type: 'link'; label: string; url: string }

/** One newsletter, as its file says it. */
export interface Issue {
  subject: string
  /** Everything below the subject, with its lines as they were. */
  body: string
  blocks: readonly IssueBlock[]
}

const SUBJECT_MAX = 150
const LINK_ALONE = /^\[([^\]]+)\]\((\S+)\)$/
const LINK_WITHIN = /\[[^\]]+\]\(\S+?\)/
const OWN_PATH = /^\/(?!\/)/
const WEB_ADDRESS = /^https?:\/\/\S/

/**
 * Reads the file of an issue: the subject in its first line, then pieces with blank lines between them. A
 * piece is a paragraph unless its lines begin with "## " (a heading), "- " (a list) or "> " (a quotation), or
 * it is a [label](address) alone. Throws an Error that says what to mend.
 */
export function readIssue(file: string): Issue {
  const [first = '', ...rest] = file.replace(/^\ufeff/, '').split(/\r\n?|\n/)
  const subject = tidyLine(first.replace(/^#\s+|^subject:\s*/i, ''))
  const body = tidyLines(rest.join('\n'))
  if (subject === '') throw new Error('The first line of the file is the subject, and it is empty.')
  if (subject.length > SUBJECT_MAX) {
    throw new Error(`The subject has ${subject.length} characters: ${SUBJECT_MAX} is the most.`)
  }
  if (body === '') throw new Error('There is nothing to read below the subject.')
  return { subject, body, blocks: readBlocks(body) }
}

/** The pieces of an issue's body. Throws an Error for a link that leads nowhere or stands within a text. */
export function readBlocks(body: string): IssueBlock[] {
  return body.split(/\n[^\S\n]*\n/).flatMap((piece) => sectionsOf(piece).map(readBlock))
}

type Kind = 'heading' | 'bullet' | 'quote' | 'text'

/** Lines of one kind that stand together; an indented line goes on with the one before. */
interface Section {
  kind: Kind
  lines: string[]
}

function kindOf(line: string): Kind {
  if (line.startsWith('## ')) return 'heading'
  if (line.startsWith('- ')) return 'bullet'
  return line.startsWith('>') ? 'quote' : 'text'
}

function sectionsOf(piece: string): Section[] {
  const sections: Section[] = []
  for (const line of piece.split('\n').filter((each) => each.trim() !== '')) {
    const last = sections.at(-1)
    const kind = kindOf(line)
    const goesOn = last?.kind === 'bullet' && /^\s/.test(line)
    if (last && (goesOn || (kind === last.kind && kind !== 'heading'))) last.lines.push(line)
    else sections.push({ kind, lines: [line] })
  }
  return sections
}

const joined = (lines: readonly string[]) => lines.map((line) => line.trim()).join(' ')

function readBlock({ kind, lines }: Section): IssueBlock {
  if (kind === 'heading') return { type: 'heading', text: joined(lines).slice(3).trim() }
  if (kind === 'bullet') return { type: 'bullets', items: itemsOf(lines) }
  if (kind === 'quote') {
    return { type: 'quote', text: lines.map((line) => line.replace(/^> ?/, '')).join('\n') }
  }
  const text = joined(lines)
  const [, label, url] = LINK_ALONE.exec(text) ?? []
  if (label !== undefined && url !== undefined) return linkTo(label, url)
  const [within] = LINK_WITHIN.exec(text) ?? []
  if (within === undefined) return { type: 'paragraph', text }
  throw new Error(`A link stands alone, with blank lines around it: ${within}`)
}

/** The items of a list, each with the lines that go on with it. */
function itemsOf(lines: readonly string[]): string[] {
  return lines
    .join('\n')
    .split(/^- /m)
    .map((item) => joined(item.split('\n')).trim())
    .filter((item) => item !== '')
}

function linkTo(label: string, url: string): IssueBlock {
  if (OWN_PATH.test(url) || WEB_ADDRESS.test(url)) return { type: 'link', label, url }
  throw new Error(
    `The link "${label}" leads to "${url}": begin it with https:// or, for a page of Hearth, with a slash.`,
  )
}
