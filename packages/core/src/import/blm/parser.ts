import { inThousands } from '../../number/inThousands.ts'
import { Unreadable } from '../unreadable.ts'
import { type BlmHead, findData, readHead } from './head.ts'
import { HEAD_MAX, ROWS_MAX } from './limits.ts'
import { type BlmRow, createRowReader, type RowReader } from './rowReader.ts'

export interface BlmParser {
  /** Takes the next bytes of the file, however it is cut, and gives the rows that end in them. */
  feed(chunk: Uint8Array): BlmRow[]
  /** Says that nothing more comes; gives what is left, and whether the file has its #END#. */
  end(): { rows: BlmRow[]; isEnded: boolean }
  /** Null until "#DATA#" has come. */
  readonly head: BlmHead | null
}

/**
 * Reads a BLM file (Rightmove's format, version 3) as it arrives, with no more of it in memory than one row.
 * Faults of single rows are left to whoever maps them. Throws Unreadable when the whole makes no sense.
 */
export function createBlmParser(): BlmParser {
  let start: Uint8Array = new Uint8Array()
  let head: BlmHead | null = null
  let reader: RowReader | null = null

  function open(chunk: Uint8Array): BlmRow[] {
    start = joined(start, chunk)
    assertText(start)
    const at = findData(start.subarray(0, HEAD_MAX))
    if (at < 0) {
      if (start.length >= HEAD_MAX) throw withoutData()
      return []
    }
    head = readHead(start.subarray(0, at))
    reader = createRowReader(head, 1 + lineBreaksIn(start.subarray(0, at)))
    const rest = start.subarray(at)
    start = new Uint8Array()
    return reader.read(rest)
  }

  return {
    get head() {
      return head
    },
    feed(chunk) {
      const rows = reader ? reader.read(chunk) : open(chunk)
      if ((rows.at(-1)?.nth ?? 0) > ROWS_MAX) {
        const most = inThousands(ROWS_MAX)
        throw new Unreadable(`The file has more than ${most} rows. Hand it over in parts.`)
      }
      return rows
    },
    end() {
      if (!reader) throw start.length === 0 ? new Unreadable('The file is empty.') : withoutData()
      return reader.end()
    },
  }
}

/** UTF-16 would be read as text with a NUL behind every sign. */
function assertText(start: Uint8Array): void {
  const [first, second] = start
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) {
    throw new Unreadable('The file is in UTF-16. Save it as UTF-8 or Windows-1252.')
  }
}

const withoutData = () =>
  new Unreadable('This is no BLM file: it has no #DATA#, behind which its rows would stand.')

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  const both = new Uint8Array(one.length + other.length)
  both.set(one)
  both.set(other, one.length)
  return both
}

/** Of CR LF, LF and CR alike. */
function lineBreaksIn(bytes: Uint8Array): number {
  return bytes.reduce((count, byte, at) => {
    const breaks = byte === 10 ? bytes[at - 1] !== 13 : byte === 13
    return breaks ? count + 1 : count
  }, 0)
}
