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
const LINK = /^\[([^\]\n]+)\]\((\S+)\)$/
const OWN_PATH = /^\/(?!\/)/
const WEB_ADDRESS = /^https?:\/\/\S/

/**
 * Reads the file of an issue: the subject in its first line, then pieces with blank lines between them. A
 * piece is a paragraph unless it begins with "## " (a heading), "- " in every line (a list), "> " (a
 * quotation), or is a [label](address) alone. Throws an Error that says what to mend.
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

/** The pieces of an issue's body. Throws an Error for a link that leads nowhere. */
export function readBlocks(body: string): IssueBlock[] {
  return body
    .split(/\n\s*\n/)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
    .map(readBlock)
}

function readBlock(piece: string): IssueBlock {
  const lines = piece.split('\n')
  const [, label, url] = LINK.exec(piece) ?? []
  if (label !== undefined && url !== undefined) return linkTo(label, url)
  if (lines.length === 1 && piece.startsWith('## ')) {
    return { type: 'heading', text: piece.slice(3).trim() }
  }
  if (lines.every((line) => line.startsWith('- '))) {
    return { type: 'bullets', items: lines.map((line) => line.slice(2).trim()) }
  }
  if (lines.every((line) => line.startsWith('>'))) {
    return { type: 'quote', text: lines.map((line) => line.replace(/^> ?/, '')).join('\n') }
  }
  return { type: 'paragraph', text: piece }
}

function linkTo(label: string, url: string): IssueBlock {
  if (OWN_PATH.test(url) || WEB_ADDRESS.test(url)) return { type: 'link', label, url }
  throw new Error(
    `The link "${label}" leads to "${url}": begin it with https:// or, for a page of Hearth, with a slash.`,
  )
}
