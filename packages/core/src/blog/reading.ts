import type { Block, Line } from './blocks.ts'

/** Words a minute, at ease. */
const PACE = 220

/** The words of a line, without what they look like. */
export function plainText(line: Line): string {
  if (typeof line === 'string') return line
  return line.map(wordsOf).join('')
}

function wordsOf(part: Exclude<Line, string>[number]): string {
  if (typeof part === 'string') return part
  if ('em' in part) return part.em
  return 'strong' in part ? part.strong : part.link
}

function textsOf(block: Block): string[] {
  switch (block.kind) {
    case 'heading':
      return [block.text]
    case 'paragraph':
    case 'quote':
      return [plainText(block.line)]
    case 'callout':
      return [block.title, plainText(block.line)]
    case 'list':
      return block.items.map(plainText)
    case 'table':
      return [block.caption, ...block.head, ...block.rows.flat().map(plainText)]
    case 'search':
      return [...(block.example.earlier ?? []), block.example.sentence]
  }
}

/** How many words there are to read. */
export function countWords(blocks: readonly Block[]): number {
  return blocks.flatMap(textsOf).join(' ').split(/\s+/).filter(Boolean).length
}

/** Whole minutes that reading takes, at least one. */
export function readingMinutes(blocks: readonly Block[]): number {
  return Math.max(1, Math.round(countWords(blocks) / PACE))
}
