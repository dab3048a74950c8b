import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import type { Home } from './correspondence.ts'
import { newAccount, stranger } from './signIn.ts'
import { expect } from './test.ts'

/** How the homes of a test's own agency begin; the rest of the title is of no other test. */
const TITLE = 'A cottage by the mill'

type Asking = Pick<Page, 'request'>

/** Makes whoever opens a page the agent of an agency of its own, with homes on the market. */
export async function openAgency(page: Asking, count = 1) {
  const post = async <Answer>(procedure: string, data: object): Promise<Answer> => {
    const response = await page.request.post(`/trpc/${procedure}`, { data })
    expect(response.ok(), await response.text()).toBe(true)
    return (await response.json()).result.data
  }
  await newAccount(page, { ...stranger(), name: 'Robin Finch' })
  const name = randomUUID().slice(0, 8)
  const company = { phone: '020 7946 0000', address: '1 Mill Lane, York' }
  await post('agent.openCompany', { ...company, companyName: `Finch ${name}` })
  const homes: Home[] = []
  for (let nth = 1; nth <= count; nth += 1) {
    const title = `${TITLE}, ${name}-${nth}`
    const { id } = await post<{ id: number }>('agent.properties.create', {
      ...{ title, description: 'Quiet, with a garden.', price: 350_000, beds: 2, baths: 1 },
      address: `${nth} Mill Lane, York`,
    })
    homes.push({ id, title })
  }
  const [home] = homes
  if (!home) throw new Error('An agency has a home')
  return {
    ...{ home, homes },
    accept: (id: number, date: string, time: string) =>
      post('agent.viewings.accept', { id, date, time }),
    propose: (id: number, date: string, time: string) =>
      post('agent.viewings.proposeTime', { id, date, time }),
    decline: (id: number, reason: string) => post('agent.viewings.decline', { id, reason }),
  }
}

/**
 * The same at another computer. What a test's own agent agrees to is in nobody else's diary.
 */
export async function agencyElsewhere(browser: Browser, baseURL: string | undefined, count = 1) {
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL })
  return { ...(await openAgency(context, count)), close: () => context.close() }
}
