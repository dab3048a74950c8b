import type { RowFinding } from '@hearth/core/import/contract.ts'
import type { Survey } from './survey.ts'

export interface Wholeness {
  /** Whether a listing that the file lacks may be taken off the market for it. */
  mayWithdraw: boolean
  /** What is to be said of the file as a whole. */
  findings: RowFinding[]
}

/**
 * Whether a file is all that it was meant to be. One that was cut off, is shorter than it says, has rows that
 * nobody can tell apart or none at all takes nothing off the market.
 */
export function wholenessOf(
  { head, rows, isEnded, areAllNamed }: Survey,
  withdrawsMissing: boolean,
): Wholeness {
  const { announcedRows } = head
  const isAsAnnounced = announcedRows === rows
  const isCutOff = !isEnded && !isAsAnnounced
  const isShort = announcedRows !== null && rows < announcedRows
  const mayWithdraw = !isCutOff && !isShort && areAllNamed && rows > 0
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
        ? say('note', `The header announces ${announcedRows} listings, and there are ${rows}.`)
        : null,
      withdrawsMissing && !areAllNamed ? say('note', 'Some rows have no reference.') : null,
      withdrawsMissing && rows === 0 ? say('note', 'The file has no rows.') : null,
    ].filter((finding) => finding !== null),
  }
}
