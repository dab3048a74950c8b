import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { name: 'config', setupFiles: ['../../scripts/testing/quietConsole.ts'] },
})
