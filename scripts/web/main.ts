// node scripts/web/main.ts: builds the web app if its sources have changed, and says nothing else.
import { resolve } from 'node:path'
import { onStopWish } from '../supervisor/stopSignals.ts'
import { createSupervisor } from '../supervisor/supervisor.ts'
import { buildWeb } from './build.ts'

const supervisor = createSupervisor({ stopDeadlineMs: 2000, onCrash: () => undefined })
onStopWish(
  (exitCode) => void supervisor.stop().then(() => process.exit(exitCode)),
  () => supervisor.hurry(),
)

try {
  await buildWeb(resolve(import.meta.dirname, '..', '..'), supervisor)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
