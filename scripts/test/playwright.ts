import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureChromium } from './browser.ts'
import type { Counts, Suite } from './suite.ts'

/** The part of Playwright's JSON report that is read here. */
interface Report {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: unknown[]
}

export const BROWSER: Suite = {
  name: 'browser',
  title: 'Browser tests',
  async run(tools) {
    const { root, scratch, supervisor } = tools
    const chromium = await ensureChromium(tools)
    const report = join(scratch, 'playwright.json')
    const e2e = join(root, 'e2e')
    const { code } = await supervisor.run({
      name: 'Playwright',
      command: process.execPath,
      args: [
        join(e2e, 'node_modules', '@playwright', 'test', 'cli.js'),
        'test',
        '--reporter=list,json',
      ],
      cwd: e2e,
      env: { ...process.env, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      output: 'shown',
    })
    return countsOf(JSON.parse(readFileSync(report, 'utf8')), code === 0)
  },
}

/** A test that passed only when it was tried again has failed. */
export function countsOf({ stats, errors }: Report, isOk: boolean): Counts {
  const failed = stats.unexpected + stats.flaky + errors.length
  return {
    passed: stats.expected,
    failed: Math.max(failed, isOk ? 0 : 1),
    skipped: stats.skipped,
  }
}
