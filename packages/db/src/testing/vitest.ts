import { fileURLToPath } from 'node:url'

/**
 * The part of a package's Vitest configuration that its tests need to get a real database:
 * `export default defineConfig({ test: { ...databaseTests } })`.
 */
export const databaseTests = {
  globalSetup: [fileURLToPath(new URL('./globalSetup.ts', import.meta.url))],
  setupFiles: [
    fileURLToPath(new URL('../../../../scripts/testing/quietConsole.ts', import.meta.url)),
  ],
  // A zone with an offset of 13:45 and its own summer time: nothing may depend on where it runs.
  env: { TZ: 'Pacific/Chatham' },
  // Loading the modules anew for each file took a quarter of the time. What a file leaves behind is
  // there for the next, and a module that another has loaded cannot be mocked as a whole: spy on it.
  isolate: false,
  // A busy machine may take seconds to clone a database.
  testTimeout: 20_000,
  hookTimeout: 30_000,
}
