import { type Agency, demoAgencies } from '@hearth/db/demo/agencies.ts'
import type { Browser, Page } from '@playwright/test'
import { answerOf } from './answerInstead.ts'
import { type Account, AGENT, signInAs } from './signIn.ts'
import { expect } from './test.ts'

type Asking = Pick<Page, 'request'>

/** A home as the tests speak of it. */
export interface Home {
  id: number
  title: string
}

/** The company that the demo agent answers for: the first of the market. */
export function companyOfAgent(): Agency {
  const [first] = demoAgencies()
  if (!first) throw new Error('The demo market has no agencies')
  return first
}

/** Homes that the demo agent answers for. */
export async function homesOfAgent(page: Asking, count: number): Promise<Home[]> {
  const { companyName, town } = companyOfAgent()
  const criteria = { listingType: 'sale', location: town }
  const { items } = await answerOf<{ items: Home[] }>(page as Page, 'search.results', {
    criteria,
    limit: 48,
  })
  const found: Home[] = []
  for (const { id, title } of items) {
    if (found.length === count) break
    const home = await answerOf<{ agentCompany: string }>(page as Page, 'property.byId', { id })
    if (home.agentCompany === companyName) found.push({ id, title })
  }
  expect(found, `homes of ${companyName}`).toHaveLength(count)
  return found
}

async function post({ request }: Asking, procedure: string, data: unknown): Promise<void> {
  const response = await request.post(`/trpc/${procedure}`, { data })
  expect(response.ok(), await response.text()).toBe(true)
}

/** Writes to the agent of a home for the first time, as the dialog on its page does. */
export const contact = (page: Asking, { name, email }: Account, home: Home, message: string) =>
  post(page, 'message.contact', {
    ...{ propertyId: home.id, name, email, message },
    phone: '020 7946 0102',
  })

/** The demo agent, at another computer: answers somebody about a home. */
export async function agentElsewhere(browser: Browser, baseURL: string | undefined) {
  const elsewhere = await browser.newContext(baseURL === undefined ? {} : { baseURL })
  await signInAs(elsewhere, AGENT)
  return {
    reply: ({ email }: Account, home: Home, text: string) =>
      post(elsewhere, 'agent.messages.reply', { propertyId: home.id, email, text }),
    close: () => elsewhere.close(),
  }
}
