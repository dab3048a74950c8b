import { databaseTests } from '@hearth/db/testing/vitest.ts'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'worker',
    ...databaseTests,
    // Queues on a database that is dropped go on asking for it: they may not outlive their file. And files
    // that share their modules wait for each other, of which one here takes more than a minute.
    isolate: true,
  },
})
