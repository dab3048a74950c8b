import type { RowFinding } from '@hearth/core/import/contract.ts'
import type { Survey } from './survey.ts'

export interface Wholeness {
  /** Whether a listing that the file lacks may be taken off the market for it. */
  mayWithdraw: boolean
  /** What is to be said of the file as a whole. */
  findings: RowFinding[]
}

/**
 * Whether a file is all that it was meant to be. One that was cut off, is shorter than it says, has damaged
 * rows, rows that nobody can tell apart or none at all takes nothing off the market.
 */
export function wholenessOf(
  { head, rows, closedRows, isEnded, areAllNamed, areAllInShape }: Survey,
  withdrawsMissing: boolean,
): Wholeness {
  const { announcedRows } = head
  const isAsAnnounced = announcedRows === closedRows
  const isCutOff = !isEnded && !isAsAnnounced
  const isShort = announcedRows !== null && closedRows < announcedRows
  const mayWithdraw = !isCutOff && !isShort && areAllNamed && areAllInShape && rows > 0
  const then = withdrawsMissing && !mayWithdraw ? ' Nothing was taken off the market for it.' : ''
  const say = (severity: RowFinding['severity'], message: string): RowFinding => ({
    ...{ severity, column: null },
    message: `${message}${then}`,
  })
  return {
    mayWithdraw,
    findings: [
      isCutOff ? say('fault', 'The file ends without #END#: it may have been cut off.') : null,
      isShort && !isCutOff
        ? say(
            'note',
            `The header announces ${announcedRows} listings, and there are ${closedRows}.`,
          )
        : null,
      withdrawsMissing && !areAllNamed ? say('note', 'Some rows have no reference.') : null,
      withdrawsMissing && !areAllInShape
        ? say('note', 'Some rows are not whole, or have more or fewer fields than the definition.')
        : null,
      withdrawsMissing && rows === 0 ? say('note', 'The file has no rows.') : null,
    ].filter((finding) => finding !== null),
  }
}
