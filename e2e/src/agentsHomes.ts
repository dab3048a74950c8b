import { demoAgencies } from '@hearth/db/demo/agencies.ts'
import type { Page } from '@playwright/test'
import { answerOf } from './answerInstead.ts'
import { expect } from './test.ts'

/** A home as the tests speak of it. */
export interface Home {
  id: number
  title: string
}

/** Homes that can be viewed, of the company that the demo agent answers for: the first of the market. */
export async function agentsHomes(page: Page, count: number): Promise<Home[]> {
  const [company] = demoAgencies()
  if (!company) throw new Error('The demo market has no agencies')
  const { items } = await answerOf<{ items: Home[] }>(page, 'search.results', {
    criteria: { listingType: 'sale', location: company.town },
    limit: 48,
  })
  const found: Home[] = []
  for (const { id, title } of items) {
    if (found.length === count) break
    const home = await answerOf<{ agentCompany: string }>(page, 'property.byId', { id })
    if (home.agentCompany === company.companyName) found.push({ id, title })
  }
  expect(found, `homes of ${company.companyName}`).toHaveLength(count)
  return found
}
