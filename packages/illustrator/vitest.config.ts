import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { name: 'illustrator', setupFiles: ['../../scripts/testing/quietConsole.ts'] },
})
