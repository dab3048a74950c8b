import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { seconds } from '../bootstrap/progress.mjs'
import { onStopWish } from '../supervisor/stopSignals.ts'
import { createSupervisor } from '../supervisor/supervisor.ts'
import { CHECKS } from './checks.ts'
import { BROWSER } from './playwright.ts'
import { type Counts, FAILED, type Suite, sum, type Tools, tally } from './suite.ts'
import { UNIT } from './vitest.ts'

const SUITES: readonly Suite[] = [...CHECKS, UNIT, BROWSER]

const supervisor = createSupervisor({ stopDeadlineMs: 5000, onCrash: () => undefined })
const scratch = mkdtempSync(join(tmpdir(), 'hearth-test-'))
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }))
onStopWish(
  (exitCode) => void supervisor.stop().then(() => process.exit(exitCode)),
  () => supervisor.hurry(),
)

const tools: Tools = { root: resolve(import.meta.dirname, '..', '..'), scratch, supervisor }
const lines: string[] = []
const counts: Counts[] = []
for (const suite of chosen(process.argv.slice(2))) {
  console.log(`\n— ${suite.title}`)
  const began = performance.now()
  const result = await runSuite(suite)
  counts.push(result)
  lines.push(
    `${result.failed > 0 ? '✗' : '✓'} ${suite.title}: ${tally(result)}  ${seconds(performance.now() - began)}`,
  )
}

const total = sum(counts)
console.log(`\n${lines.join('\n')}\n\n${tally(total)}`)
process.exit(total.failed > 0 ? 1 : 0)

/** All suites, or those that are named: `npm test -- lint unit`. */
function chosen(names: string[]): readonly Suite[] {
  const unknown = names.filter((name) => !SUITES.some((suite) => suite.name === name))
  if (unknown.length > 0) {
    const known = SUITES.map(({ name }) => name).join(', ')
    console.error(`There is no suite ${unknown.join(', ')}. There are: ${known}.`)
    process.exit(2)
  }
  return names.length === 0 ? SUITES : SUITES.filter(({ name }) => names.includes(name))
}

/** What keeps a suite from running at all is its failure, and no reason to leave out the others. */
async function runSuite(suite: Suite): Promise<Counts> {
  try {
    return await suite.run(tools)
  } catch (error) {
    console.log(error instanceof Error ? error.message : error)
    return FAILED
  }
}
