import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Counts, Suite } from './suite.ts'

/** The part of Vitest's JSON report that is read here. */
interface Report {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
}

export const UNIT: Suite = {
  name: 'unit',
  title: 'Unit and integration tests',
  async run({ root, scratch, supervisor }) {
    const report = join(scratch, 'vitest.json')
    const { code } = await supervisor.run({
      name: 'Vitest',
      command: process.execPath,
      args: [
        join(root, 'node_modules', 'vitest', 'vitest.mjs'),
        'run',
        // A machine that is busy with other things is no reason to fail.
        '--testTimeout=60000',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ],
      cwd: root,
      output: 'shown',
    })
    return countsOf(JSON.parse(readFileSync(report, 'utf8')), code === 0)
  },
}

/** A run that failed although no test did, such as a file that cannot be loaded, is one failure. */
export function countsOf(report: Report, isOk: boolean): Counts {
  return {
    passed: report.numPassedTests,
    failed: Math.max(report.numFailedTests, isOk ? 0 : 1),
    skipped: report.numPendingTests + report.numTodoTests,
  }
}
