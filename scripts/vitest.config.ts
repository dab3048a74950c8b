import { defineConfig } from 'vitest/config'

// Its tests start processes, which takes its time on a busy machine.
export default defineConfig({
  test: { name: 'scripts', testTimeout: 30_000, setupFiles: ['./testing/quietConsole.ts'] },
})
