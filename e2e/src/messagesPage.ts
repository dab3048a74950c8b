import type { Page } from '@playwright/test'
import { agentElsewhere, contact, type Home, homesOfAgent } from './correspondence.ts'
import { type Account, newAccount } from './signIn.ts'
import { test as base, expect } from './test.ts'

interface Fixtures {
  /** The demo agent, at another computer. */
  agent: Awaited<ReturnType<typeof agentElsewhere>>
  /** Somebody who is signed in and has written about the home. */
  ada: Account
  home: Home
}

/** Playwright's test with a seeker, an agent, and a home that they write about. */
export const test = base.extend<Fixtures>({
  agent: async ({ browser, baseURL }, use) => {
    const agent = await agentElsewhere(browser, baseURL)
    await use(agent)
    await agent.close()
  },
  home: async ({ page }, use) => {
    const [home] = await homesOfAgent(page, 1)
    if (home) await use(home)
  },
  ada: async ({ page, home }, use) => {
    const ada = await newAccount(page)
    await contact(page, ada, home, 'Is it still available?')
    await use(ada)
  },
})

/** What is said to be there at once. */
export const AT_ONCE = { timeout: 2_000 }

export const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768
export const list = (page: Page) => page.getByRole('navigation', { name: 'Conversations' })
export const thread = (page: Page) => page.getByRole('region', { name: 'Messages', exact: true })
export const written = (page: Page) => thread(page).getByRole('listitem')
export const field = (page: Page) => page.getByLabel('Your message')
export const addressOf = ({ id }: Home) => `/messages?property=${id}`

/** From a conversation to the list, where that is not beside it. */
export async function backToList(page: Page): Promise<void> {
  if (isPhone(page)) await page.getByRole('link', { name: 'All conversations' }).click()
  await expect(list(page)).toBeVisible()
}

/** Opens a page, and answers once it hears what changes. */
export async function openLive(page: Page, address: string): Promise<void> {
  const stream = page.waitForResponse(/live\.changes/)
  await page.goto(address)
  await stream
}
