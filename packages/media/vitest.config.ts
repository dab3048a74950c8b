import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { name: 'media', setupFiles: ['../../scripts/testing/quietConsole.ts'] },
})
