import { expect, test } from 'vitest'
import { reportCsv } from './reportCsv.ts'

test('a line for each finding, quoted where it is needed, and nothing that a spreadsheet runs', () => {
  const message = 'Say “this”, or "that".'
  const csv = reportCsv([
    { row: 1, line: 9, agentRef: '=1+1', outcome: 'created', findings: [] },
    {
      ...{ row: 2, line: null, agentRef: null, outcome: 'refused' },
      findings: [
        { severity: 'fault', column: 'PRICE', message },
        { severity: 'note', column: null, message: 'Short' },
      ],
    },
  ])
  expect(csv.split('\r\n')).toEqual([
    '\uFEFFRow,Line,Reference,Outcome,Kind,Column,Message',
    "1,9,'=1+1,New,,,",
    '2,,,Refused,fault,PRICE,"Say “this”, or ""that""."',
    '2,,,Refused,note,,Short',
    '',
  ])
})
