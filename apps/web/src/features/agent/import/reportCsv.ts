import type { ImportRow } from '@hearth/core/import/contract.ts'
import { OUTCOME_WORDS } from './importWords.ts'

const HEAD = ['Row', 'Line', 'Reference', 'Outcome', 'Kind', 'Column', 'Message']
/** What a spreadsheet would take for a formula. */
const FORMULA = /^[=+\-@\t\r]/

/** The report as CSV (RFC 4180): a line for each finding, and one for a row without any. */
export function reportCsv(rows: readonly ImportRow[]): string {
  const lines = rows.flatMap(({ row, line, agentRef, outcome, findings }) => {
    const start = [
      String(row),
      line === null ? '' : String(line),
      agentRef ?? '',
      OUTCOME_WORDS[outcome],
    ]
    if (findings.length === 0) return [[...start, '', '', '']]
    return findings.map(({ severity, column, message }) => [
      ...start,
      severity,
      column ?? '',
      message,
    ])
  })
  // The mark tells spreadsheets that it is UTF-8.
  return `\uFEFF${[HEAD, ...lines].map((cells) => cells.map(cell).join(',')).join('\r\n')}\r\n`
}

function cell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
