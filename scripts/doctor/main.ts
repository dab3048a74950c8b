// pnpm run doctor: says of the configuration and of each outside system whether it works, and what to do if not.
import { resolve } from 'node:path'
import { readEnvironment } from '../start/environment.ts'
import { oneLine } from '../start/failure.ts'
import { checksOf } from './checks.ts'
import { examine } from './examine.ts'
import { exitCodeOf, reportLines } from './report.ts'

try {
  const config = readEnvironment(resolve(import.meta.dirname, '..', '..'))
  const findings = await examine(checksOf(config))
  for (const line of reportLines(findings)) console.log(line)
  process.exit(exitCodeOf(findings))
} catch (error) {
  // A configuration that cannot be read names every variable that is wrong.
  console.error(`✗ Configuration  ${oneLine(error)}`)
  process.exit(1)
}
