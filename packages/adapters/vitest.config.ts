import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { name: 'adapters', setupFiles: ['../../scripts/testing/quietConsole.ts'] },
})
