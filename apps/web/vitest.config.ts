import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [react()],
  test: {
    name: 'web',
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['../../scripts/testing/quietConsole.ts', './src/testing/setup.ts'],
    // A jsdom for each of a hundred files took ten times as long as the tests; setup.ts cleans up after each.
    // A module that another file has loaded cannot be mocked as a whole: spy on what it uses.
    isolate: false,
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
})
