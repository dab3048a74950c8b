import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import { ADDRESS_VARIABLE } from './globalSetup.ts'

export { expect }

interface Fixtures {
  /** Messages in the browser's console that a test provokes knowingly, such as a failing request. */
  expectedConsoleErrors: RegExp[]
  /** Fails a test in which the page complained, although everything looked right. */
  quietConsole: undefined
}

/** Playwright's test against the Hearth of this run, with a page that may not complain. */
export const test = base.extend<Fixtures>({
  baseURL: async ({ baseURL }, use) => use(process.env[ADDRESS_VARIABLE] ?? baseURL),

  expectedConsoleErrors: [[], { option: true }],

  quietConsole: [
    async ({ page, expectedConsoleErrors }, use) => {
      const complaints: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') {
          complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`)
        }
      })
      page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`))
      await use(undefined)
      // A request that still goes through a test's own route when the test is over is nobody's business.
      if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' })
      const unexpected = complaints.filter(
        (complaint) => !expectedConsoleErrors.some((expected) => expected.test(complaint)),
      )
      expect(unexpected, 'the console of the browser').toEqual([])
    },
    { auto: true },
  ],
})

const RULES = [
  ...['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  // What no success criterion asks for in so many words, and people need all the same.
  'best-practice',
]

/** Fails when axe finds anything at all on the page. */
export const expectAccessible = (page: Page) =>
  expectNothingFound(page, (axe) => axe.withTags(RULES))

/** The part of it that another colour scheme can change. */
export const expectReadable = (page: Page) =>
  expectNothingFound(page, (axe) => axe.withRules(['color-contrast', 'link-in-text-block']))

async function expectNothingFound(page: Page, by: (axe: AxeBuilder) => AxeBuilder): Promise<void> {
  await page.evaluate(untilNothingMoves)
  const { violations } = await by(quickAxe(page)).analyze()
  const found = violations.map(({ id, help, nodes }) => ({
    ...{ id, help },
    where: nodes.map(({ html }) => html).slice(0, 5),
  }))
  expect(found, `axe on ${new URL(page.url()).pathname}`).toEqual([])
}

/**
 * The same findings in a third of the time: no page is opened to put the findings of foreign frames together, of
 * which Hearth has none, and of what is right nothing is described.
 */
const quickAxe = (page: Page) =>
  new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] })

/** What still fades in has not its colours yet. What never stops, as the shimmer of loading, is not waited for. */
async function untilNothingMoves(): Promise<void> {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  // What was asked for by the last press begins to move two frames later.
  await nextFrame()
  await nextFrame()
  await nextFrame()
  const moving = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
  // One that is cut short is over as well.
  await Promise.allSettled(moving.map(({ finished }) => finished))
}
