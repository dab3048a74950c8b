import { defineConfig } from '@playwright/test'
import { findChromium } from './src/chromium.ts'

const executablePath = findChromium()
const isRoot = process.getuid?.() === 0

export default defineConfig({
  testDir: './specs',
  outputDir: './test-results',
  globalSetup: './src/globalSetup.ts',
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  workers: 2,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // A trace costs a fifth of a test's time: `--trace=retain-on-failure` asks for them.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath !== undefined && { executablePath }),
      // Chromium's sandbox does not work for root.
      args: isRoot ? ['--no-sandbox'] : [],
    },
  },
  projects: [
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    // Below 768 px alone, some things exist: their tests say @phone.
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1440, height: 900 } } },
  ],
})
