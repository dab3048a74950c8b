import { tidyLines } from '../../message/typedText.ts'
import type { RowFinding } from '../contract.ts'
import { firstCharacters } from '../firstCharacters.ts'
import { Unreadable } from '../unreadable.ts'
import { decodeText, oneCharacterAByte } from './decode.ts'
import { COLUMNS_MAX } from './limits.ts'

/** What a BLM file says about itself before its rows. */
export interface BlmHead {
  /** The byte that ends a field. */
  eof: number
  /** The byte that, behind the one that ends a field, ends a row. */
  eor: number
  /** Whether rows end with that byte alone, as the definition does. */
  endsRowsWithEorAlone: boolean
  /** The names of the columns, in upper case. A name that stood there before is left blank. */
  columns: readonly string[]
  /** How many rows the file says that it holds ("Property Count"); null where it does not say. */
  announcedRows: number | null
  /** What was read leniently. */
  notes: readonly RowFinding[]
}

const DATA = /^[ \t]*#DATA#/m
const UTF8_MARK = '\uFEFF'

/** Where the rows begin: the first byte behind "#DATA#"; -1 where there is none. */
export function findData(bytes: Uint8Array): number {
  const found = DATA.exec(oneCharacterAByte(bytes))
  return found ? found.index + found[0].length : -1
}

/** Reads everything before "#DATA#". Throws Unreadable. */
export function readHead(bytes: Uint8Array): BlmHead {
  const text = tidyLines(decodeText(bytes).replace(UTF8_MARK, ''))
  const at = text.search(/#DEFINITION#/i)
  if (at < 0) throw new Unreadable('This is no BLM file: it has no #DEFINITION#.')
  const header = text.slice(0, at)
  const definition = text.slice(at + '#DEFINITION#'.length, text.lastIndexOf('#DATA#'))
  const eof = signOf(header, 'EOF', '^')
  const eor = signOf(header, 'EOR', '~')
  if (eof === eor) throw new Unreadable('The header names the same character as EOF and EOR.')
  const names = columnsOf(definition, eof, eor)
  const { columns, notes } = withoutRepeats(names.columns)
  return {
    eof: eof.charCodeAt(0),
    eor: eor.charCodeAt(0),
    endsRowsWithEorAlone: names.endsWithEorAlone,
    columns,
    announcedRows: announcedIn(header),
    notes,
  }
}

/** "EOF : '^'", in quotes or without. */
function signOf(header: string, name: string, usual: string): string {
  const found = new RegExp(`^[ \\t]*${name}[ \\t]*:[ \\t]*(?:'(.+?)'|"(.+?)"|(\\S+))`, 'im')
  const [, ...given] = found.exec(header) ?? []
  const sign = given.find((text) => text !== undefined) ?? usual
  if (!/^[!-/:-@[-`{-~]$/.test(sign) || sign === '#') {
    throw new Unreadable(
      `The header names “${firstCharacters(sign, 20)}” as ${name}; use ^, ~ or |.`,
    )
  }
  return sign
}

function announcedIn(header: string): number | null {
  const [, count] = /^[ \t]*Property Count[ \t]*:[ \t]*(\d{1,7})[ \t]*$/im.exec(header) ?? []
  return count === undefined ? null : Number(count)
}

function columnsOf(definition: string, eof: string, eor: string) {
  const end = definition.lastIndexOf(eor)
  const list = (end < 0 ? definition : definition.slice(0, end)).trim()
  const names = list.split(eof).map((name) => name.trim().toUpperCase())
  // The last name ends with EOF as well, which makes one more of nothing.
  const endsWithEof = names.at(-1) === ''
  const columns = endsWithEof ? names.slice(0, -1) : names
  if (columns.every((name) => name === '')) {
    throw new Unreadable('The definition names no columns.')
  }
  if (columns.length > COLUMNS_MAX) {
    throw new Unreadable(`The definition names more than ${COLUMNS_MAX} columns.`)
  }
  if (!columns.includes('AGENT_REF')) {
    throw new Unreadable(
      'The definition has no column AGENT_REF, by which listings are recognised.',
    )
  }
  return { columns, endsWithEorAlone: end >= 0 && !endsWithEof }
}

function withoutRepeats(names: readonly string[]) {
  const seen = new Set<string>()
  const notes: RowFinding[] = []
  const columns = names.map((name) => {
    if (name !== '' && seen.has(name)) {
      const message = 'The definition names this column twice: the first one counts.'
      notes.push({ severity: 'note', column: name, message })
      return ''
    }
    seen.add(name)
    return name
  })
  return { columns, notes }
}
