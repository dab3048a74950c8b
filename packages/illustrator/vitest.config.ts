import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { name: 'illustrator', setupFiles: ['../../scripts/test/quietConsole.ts'] },
})
