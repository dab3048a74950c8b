import { setTimeout as pause } from 'node:timers/promises'
import { storeAgent } from '@hearth/backend/testing/accounts.ts'
import { storeHome } from '@hearth/backend/testing/homes.ts'
import type { FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { testApp } from '../testing/testApp.ts'
import { BROWSER, pathsOf, written } from '../testing/writtenPage.ts'

const openOn = (app: FastifyInstance, url: string) =>
  app.inject({ url, headers: { accept: 'text/html', 'user-agent': BROWSER } })

/** That robots come again, and neither list nor keep what a page is while its data is missing. */
function expectBare(page: Awaited<ReturnType<typeof openOn>>, title: string) {
  const { statusCode, headers, body } = page
  expect(statusCode).toBe(503)
  expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  expect(headers['cache-control']).toBe('no-store')
  expect(written(body)).toMatchObject({ title, canonical: undefined, jsonLd: [] })
  expect(written(body).meta('robots')).toBe('noindex, follow')
}

test('without its database a page comes bare, under its own name, and is not listed or kept', async () => {
  const { app, db, lines } = await testApp()
  await db.sql.end()
  const front = await openOn(app, '/')
  expect([200, 503]).toContain(front.statusCode)
  expect(written(front.body).title).toBe('Hearth: discover your next home')
  for (const [url, title] of [
    ['/properties?type=rent&beds=2', '2+ bed homes to rent · Hearth'],
    ['/property/1', 'Property · Hearth'],
  ] as const) {
    const page = await openOn(app, url)
    expectBare(page, title)
    expect(pathsOf(page.body)).toEqual(['site.config', 'maps.config'])
  }
  expect(lines.filter(({ msg }) => msg === 'a page is served without its data')).toHaveLength(2)
})

test('a page does not wait long for a slow database, and then counts no home as shown', async () => {
  const { app, db, lines } = await testApp()
  const { agentId } = await storeAgent(db, 'owner@example.com')
  const id = await storeHome(db, agentId)
  const lock = Promise.withResolvers<void>()
  const answered = Promise.withResolvers<void>()
  const holding = db.sql.begin(async (sql) => {
    await sql`lock table property_details in access exclusive mode`
    lock.resolve()
    await answered.promise
  })
  await lock.promise
  // The table is let go only once the pages are there.
  const [home, results] = await Promise.all([
    openOn(app, `/property/${id}`),
    openOn(app, '/properties?type=sale'),
  ])
  answered.resolve()
  expectBare(home, 'Property · Hearth')
  expectBare(results, 'Homes for sale · Hearth')
  expect(lines.some(({ msg }) => String(msg).includes('without its data'))).toBe(true)
  await holding
  // The page asks by itself, and the search that nobody waited for has its answer too.
  const input = { criteria: { listingType: 'sale' }, sort: 'newest' }
  const url = `/trpc/search.results?input=${encodeURIComponent(JSON.stringify(input))}`
  expect((await openOn(app, url)).statusCode).toBe(200)
  await pause(300)
  await app.close()
  expect(await db.sql`select impressions from property_figures`).toEqual([{ impressions: 1 }])
})
