import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { openAgency } from './agency.ts'
import { answerOf } from './answerInstead.ts'
import { contact, type Home } from './correspondence.ts'
import { type Account, newAccount, stranger } from './signIn.ts'
import { expect } from './test.ts'
import { daysToCome, requestViewing } from './viewings.ts'

/** For each route, as the router writes it, the addresses that show what there is on it. */
type Visits = Record<string, readonly string[]>

/** Who visits which route. HOME and EMAIL stand for the numbers of a home and an e-mail. */
export const VISITS = {
  visitor: {
    '/': ['/'],
    '/properties': [
      '/properties?type=sale&beds=3&notApplied=low%20crime',
      '/properties?type=sale&location=Nowhere-at-all',
    ],
    '/property/$id': ['/property/HOME', '/property/999999999'],
    '/search-loading': ['/search-loading?type=sale&beds=3'],
    '/auth': ['/auth', '/auth?reset=true'],
    '/unsubscribe': ['/unsubscribe?token=unknown'],
    '/blog/': ['/blog'],
    '/blog/$id': ['/blog/how-to-read-an-epc'],
    '/data': ['/data'],
    '/newsletter/confirm': ['/newsletter/confirm?token=unknown'],
    '/newsletter/unsubscribe': ['/newsletter/unsubscribe?token=unknown'],
    '/terms': ['/terms'],
    '/privacy': ['/privacy'],
    '/cookies': ['/cookies', '/nothing-is-here'],
    '/mailbox': ['/mailbox'],
    '/mailbox/$id': ['/mailbox/EMAIL'],
    '/agent/login': ['/agent/login'],
    '/agent/register': ['/agent/register'],
  },
  buyer: {
    '/account': ['/account'],
    '/saved-properties': ['/saved-properties'],
    '/saved-searches': ['/saved-searches'],
    '/viewings': ['/viewings'],
    '/messages': ['/messages', '/messages?property=HOME'],
  },
  agent: {
    '/agent/dashboard': [
      '/agent/dashboard',
      '/agent/dashboard?tab=viewings',
      '/agent/dashboard?tab=messages',
    ],
    '/agent/viewings': ['/agent/viewings'],
    '/agent/import': ['/agent/import'],
    '/agent/properties/new': ['/agent/properties/new'],
    '/agent/properties/$id/edit': ['/agent/properties/HOME/edit'],
    '/agent/properties/$id/figures': ['/agent/properties/HOME/figures'],
  },
} satisfies Record<string, Visits>

export type Visitor = keyof typeof VISITS

/** Every route of the web app, as its router writes them: "/property/$id". */
export function everyRoute(): string[] {
  const tree = join(import.meta.dirname, '..', '..', 'apps', 'web', 'src', 'routeTree.gen.ts')
  const found = readFileSync(tree, 'utf8').matchAll(/fullPath: '([^']+)'/g)
  return [...new Set([...found].map(([, path = '']) => path))]
}

/** Makes whoever opens the page this visitor, with something in every room, and says where to go. */
export async function addressesFor(page: Page, visitor: Visitor): Promise<string[]> {
  const home = visitor === 'agent' ? (await openAgency(page, 2)).home : await anyHome(page)
  const asking = visitor === 'buyer' ? await newAccount(page) : stranger()
  await askAbout(page, asking, home)
  if (visitor === 'buyer') await keepSomething(page, home)
  const email = visitor === 'visitor' ? await anyEmail(page) : 0
  return Object.values<readonly string[]>(VISITS[visitor])
    .flat()
    .map((address) => address.replace('HOME', String(home.id)).replace('EMAIL', String(email)))
}

/** Opens an address, and answers when nothing on its page is loading any more. */
export async function openWhole(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  const loading = page.locator('.mantine-Skeleton-root[data-visible], [aria-label="Loading"]')
  await expect(loading).toHaveCount(0)
}

async function anyHome(page: Page): Promise<Home> {
  const criteria = { listingType: 'sale', location: 'Jesmond', beds: 3 }
  const { items } = await answerOf<{ items: Home[] }>(page, 'search.results', { criteria })
  const [home] = items
  if (!home) throw new Error('There is no home')
  return home
}

async function askAbout(page: Page, who: Account, home: Home): Promise<void> {
  await contact(page, who, home, 'Does the mill still turn?')
  const [day = ''] = daysToCome(1)
  await requestViewing(page, who, home, day, ['10:00', '14:00'])
}

async function keepSomething(page: Page, { id }: Home): Promise<void> {
  const search = {
    ...{ name: 'Family houses in Jesmond', alertFrequency: 'daily' },
    criteria: { listingType: 'sale', location: 'Jesmond', beds: 3, maxPrice: 600_000 },
  }
  for (const [procedure, data] of [
    ['saved.toggleProperty', { propertyId: id, saved: true }],
    ['saved.saveSearch', search],
  ] as const) {
    const response = await page.request.post(`/trpc/${procedure}`, { data })
    expect(response.ok(), await response.text()).toBe(true)
  }
}

async function anyEmail(page: Page): Promise<number> {
  const sent = async () => (await answerOf<{ id: number }[]>(page, 'mail.mailbox', null))[0]?.id
  await expect.poll(sent, { message: 'an e-mail in the mailbox' }).toBeDefined()
  return (await sent()) ?? 0
}
