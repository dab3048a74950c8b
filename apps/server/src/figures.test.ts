import { expect, test } from 'vitest'
import { testApp } from './testing/testApp.ts'

test('what was counted is stored when the server stops, before its database is closed', async () => {
  const { app, db } = await testApp()
  await db.sql`
    insert into properties (listing_type, property_type, beds, baths, address)
    values ('sale', 'house', 3, 1, '1 Rose Lane, York')`
  const counted = await app.inject({
    method: 'POST',
    url: '/trpc/figure.count',
    headers: { 'content-type': 'application/json', 'user-agent': 'Mozilla/5.0 Chrome/148.0.0.0' },
    payload: JSON.stringify({ propertyId: 1, kind: 'pageViews' }),
  })
  expect(counted.json()).toEqual({ result: { data: { success: true } } })
  expect(await db.sql`select from property_figures`).toHaveLength(0)

  await app.close()
  expect(await db.sql`select day::text, page_views from property_figures`).toEqual([
    { day: '2026-06-01', page_views: 1 },
  ])
})
