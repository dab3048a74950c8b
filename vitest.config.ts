import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

// Half an hour off, with summer time, and on the far side of midnight: code that takes the machine's
// zone for London's, or London's for UTC, is found out.
process.env.TZ = 'America/St_Johns'

export default defineConfig({
  // By itself it leaves one processor to others: half of a small machine.
  test: { projects: ['packages/*', 'apps/*', 'scripts'], maxWorkers: availableParallelism() },
})
