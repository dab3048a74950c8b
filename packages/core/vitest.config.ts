import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'core',
    setupFiles: ['../../scripts/testing/quietConsole.ts'],
    // What is pure keeps nothing that one file could leave for the next.
    isolate: false,
  },
})
