import { decodeText } from './decode.ts'
import type { BlmHead } from './head.ts'
import { COLUMNS_MAX, ROW_MAX } from './limits.ts'
import { createRowBytes } from './rowBytes.ts'

/** One row as it stands in the file. */
export interface BlmRow {
  /** Its place among the rows, from 1. */
  nth: number
  /** The line of the file on which it begins, from 1. */
  line: number
  /** In the order of the columns; there may be fewer or more, of which not all are kept. */
  fields: readonly string[]
  /** Unclosed: the file ends within it. Too large: only its beginning was kept. */
  flaw: 'unclosed' | 'tooLarge' | null
}

export interface RowReader {
  read(chunk: Uint8Array): BlmRow[]
  /** A row that was not closed, or that nothing but the end closes, and whether the file has its #END#. */
  end(): { rows: BlmRow[]; isEnded: boolean }
}

const LINE_FEED = 10
const CARRIAGE_RETURN = 13
const END = '#END#'
/** Enough to tell that there are more than columns, with what stands behind the last one's end. */
const FIELDS_KEPT = COLUMNS_MAX + 2
const isBlank = (byte: number) => byte <= 32
const breaksLine = (byte: number) => byte === LINE_FEED || byte === CARRIAGE_RETURN

/**
 * Finds the rows behind "#DATA#", a byte at a time. The signs that end fields and rows are ASCII, which
 * neither encoding uses within other signs. A row ends with both signs, or with the second alone where the
 * definition does, or where it closes the last column and its line.
 */
export function createRowReader(head: BlmHead, startLine: number): RowReader {
  const { eof, eor, columns, endsRowsWithEorAlone } = head
  const eofSign = String.fromCharCode(eof)
  const kept = createRowBytes(ROW_MAX)
  let nth = 0
  let line = startLine
  let lastByte = 0
  let isEnded = false
  // Of the row that is being read:
  let isInRow = false
  let startedOn = 0
  let fieldEnds = 0
  /** Nothing but blanks since the field began. */
  let isFieldBlank = true
  /** The last byte ends the row if a line break follows it. */
  let mayHaveEnded = false
  /** How much of #END# the row begins with; -1: it begins with something else. */
  let endMatched = 0

  function begin(): void {
    isInRow = true
    startedOn = line
    fieldEnds = 0
    isFieldBlank = true
    endMatched = 0
  }

  function close(flaw: 'unclosed' | null): BlmRow {
    const { bytes, isWhole } = kept.take()
    const isClosed = flaw === null && isWhole
    const fields = decodeText(isClosed ? bytes.subarray(0, -1) : bytes).split(eofSign, FIELDS_KEPT)
    // Behind the end of the last field there is nothing, or blanks.
    if (isClosed && isFieldBlank && !endsRowsWithEorAlone) fields.pop()
    isInRow = false
    mayHaveEnded = false
    nth += 1
    return { nth, line: startedOn, fields, flaw: flaw ?? (isWhole ? null : 'tooLarge') }
  }

  /** Whether the row ends with this byte. */
  function take(byte: number): boolean {
    if (byte === eor) {
      if (endsRowsWithEorAlone || (isFieldBlank && fieldEnds > 0)) return true
      mayHaveEnded = fieldEnds + 1 === columns.length
      isFieldBlank = false
    } else if (byte === eof) {
      fieldEnds += 1
      isFieldBlank = true
    } else if (!isBlank(byte)) {
      isFieldBlank = false
    }
    if (endMatched >= 0) endMatched = byte === END.charCodeAt(endMatched) ? endMatched + 1 : -1
    return false
  }

  function countLine(byte: number): void {
    if (byte === LINE_FEED ? lastByte !== CARRIAGE_RETURN : byte === CARRIAGE_RETURN) line += 1
    lastByte = byte
  }

  return {
    read(chunk) {
      const rows: BlmRow[] = []
      let from = 0
      for (let at = 0; at < chunk.length && !isEnded; at += 1) {
        const byte = chunk[at] ?? 0
        if (mayHaveEnded && breaksLine(byte)) {
          kept.add(chunk.subarray(from, at))
          rows.push(close(null))
        }
        mayHaveEnded = false
        if (!isInRow && !isBlank(byte) && byte !== eor) {
          begin()
          from = at
        }
        if (isInRow && take(byte)) {
          kept.add(chunk.subarray(from, at + 1))
          rows.push(close(null))
        }
        isEnded = isInRow && endMatched === END.length
        countLine(byte)
      }
      if (isInRow) kept.add(chunk.subarray(from))
      return rows
    },

    end() {
      if (isEnded || !isInRow) return { rows: [], isEnded }
      const row = close(mayHaveEnded ? null : 'unclosed')
      return { rows: [row], isEnded: /[\r\n]#END#\s*$/.test(row.fields.at(-1) ?? '') }
    },
  }
}
