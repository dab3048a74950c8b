import { randomUUID } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'
import { MEASURING_VARIABLE, POSTHOG_VARIABLE } from './globalSetup.ts'
import type { Sent } from './postHog.ts'
import { test as base, expect } from './test.ts'

/** An event as PostHog was told of it. */
interface Told {
  event: string
  properties: Record<string, unknown>
}

interface Fixtures {
  /** By what the fake PostHog knows the browser of a test. */
  person: string
  told: PostHog
}

interface PostHog {
  /** All that was sent by this browser so far. */
  all(): Promise<Sent[]>
  /** The events among it. */
  events(): Promise<Told[]>
  /** Those of a kind, once there are any. */
  await(event: string, count?: number): Promise<Told[]>
}

/** A browser that a person could have: the library leaves those out that a program drives. */
const AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

/** Playwright's test against the Hearth that measures, in the browser of a person. */
export const test = base.extend<Fixtures>({
  baseURL: async ({ baseURL }, use) => use(process.env[MEASURING_VARIABLE] ?? baseURL),
  // biome-ignore lint/correctness/noEmptyPattern: how Playwright is told that a fixture needs no other.
  person: async ({}, use) => use(randomUUID()),
  userAgent: async ({ person }, use) => use(`${AGENT} ${person}`),
  context: async ({ context }, use) => {
    await context.addInitScript(() => {
      Object.defineProperty(navigator, 'webdriver', { get: () => false })
      Object.defineProperty(navigator, 'userAgentData', { get: () => undefined })
    })
    await use(context)
  },
  told: async ({ person, request }, use) => {
    const all = async () => {
      const response = await request.get(`${process.env[POSTHOG_VARIABLE]}/sent/${person}`)
      return (await response.json()) as Sent[]
    }
    const events = async () => (await all()).flatMap(eventsIn)
    await use({
      all,
      events,
      async await(event, count = 1) {
        const those = async () => (await events()).filter((each) => each.event === event)
        await expect.poll(async () => (await those()).length, { message: event }).toBe(count)
        return those()
      },
    })
  },
})

/** Several at a time come as a batch. */
function eventsIn({ path, body }: Sent): Told[] {
  return path.startsWith('/flags') ? [] : (JSON.parse(body) as { batch: Told[] }).batch
}

/** How far one has scrolled: what the router keeps of each page, sooner or later. */
const SCROLLED = 'tsr-scroll-restoration-v1_3'

/** All that PostHog's library keeps in a browser, its cookies as well, as text. */
export const keptByPostHog = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const stored = [...Object.entries(localStorage), ...Object.entries(sessionStorage)]
    const ofPostHog = stored.filter(([name]) => name.includes('ph_'))
    return JSON.stringify([document.cookie, ...ofPostHog])
  })

/** The names of all that a browser holds: cookies and what is stored. */
export async function heldBy(context: BrowserContext, page: Page): Promise<string[]> {
  const cookies = await context.cookies()
  const stored = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ])
  return [...cookies.map(({ name }) => name), ...stored].filter((name) => name !== SCROLLED)
}
