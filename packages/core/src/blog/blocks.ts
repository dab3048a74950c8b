import type { SearchCriteria } from '../search/contract.ts'

/** A stretch of a line: plain words, words that weigh more, or a link. */
export type Inline =
  | string
  | { em: string }
  | { strong: string }
  /** `href` is an address of Hearth's own ("/properties") or a whole one of somebody else's. */
  | { link: string; href: string }

/** One line, or one paragraph. */
export type Line = string | readonly Inline[]

/** A sentence to search by, and what Hearth makes of it. A test reads each with the interpreter. */
export interface SearchExample {
  sentence: string
  /** What was said before it in the same conversation, oldest first. */
  earlier?: readonly string[]
  criteria: SearchCriteria
  /** Its words that nothing can be searched by. */
  notApplied?: readonly string[]
}

/** A part of a post, as it stands on the page. */
export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; line: Line }
  | { kind: 'list'; isNumbered?: boolean; items: readonly Line[] }
  | { kind: 'quote'; line: Line }
  | { kind: 'table'; caption: string; head: readonly string[]; rows: readonly (readonly Line[])[] }
  /** Something to take away, set apart from the text. */
  | { kind: 'callout'; title: string; line: Line }
  | { kind: 'search'; example: SearchExample }

export const heading = (text: string): Block => ({ kind: 'heading', text })
export const paragraph = (...line: Inline[]): Block => ({ kind: 'paragraph', line })
export const list = (...items: Line[]): Block => ({ kind: 'list', items })
export const steps = (...items: Line[]): Block => ({ kind: 'list', isNumbered: true, items })
export const quote = (...line: Inline[]): Block => ({ kind: 'quote', line })
export const callout = (title: string, ...line: Inline[]): Block => ({
  kind: 'callout',
  title,
  line,
})
export const search = (example: SearchExample): Block => ({ kind: 'search', example })
export const em = (words: string): Inline => ({ em: words })
export const strong = (words: string): Inline => ({ strong: words })
export const link = (words: string, href: string): Inline => ({ link: words, href })
