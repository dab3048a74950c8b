import { fileURLToPath } from 'node:url'
import { databaseTests } from '@hearth/db/testing/vitest.ts'
import { defineConfig } from 'vitest/config'

const setup = fileURLToPath(new URL('./src/testing/setup.ts', import.meta.url))

export default defineConfig({
  test: {
    name: 'server',
    ...databaseTests,
    setupFiles: [...databaseTests.setupFiles, setup],
  },
})
