import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { expect, test } from 'vitest'
import { testApp } from '../testing/testApp.ts'

const SITE = 'https://hearth.example'
const { app, db } = await testApp({ publicUrl: SITE })

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  isArray: (name) => name === 'entry',
})

async function read(url: string) {
  const response = await app.inject(url)
  expect(response.statusCode, url).toBe(200)
  expect(response.headers['content-type']).toBe('application/atom+xml; charset=utf-8')
  expect(XMLValidator.validate(response.body)).toBe(true)
  return { ...response, feed: parser.parse(response.body).feed }
}

await db.sql`
  insert into properties (listing_type, property_type, beds, baths, area_sqft, price, address, created_at)
  select 'sale', 'house', 3, 1, 900, 400000 + nth, nth || ' Rose Lane, York',
    '2026-05-01T00:00:00Z'::timestamptz + nth * interval '1 hour'
  from generate_series(1, 30) nth`
await db.sql`
  insert into property_details (property_id, title, price_qualifier, images) values
    (30, E'A <b>house</b> & "garden" ]]>\u0007', 'from', '{/art/front/terraced-3-1-900-7-1.svg}')`
await db.sql`update properties set price = 1000, updated_at = '2026-05-20' where id = 29`
await db.sql`
  insert into properties (listing_type, property_type, beds, baths, price, address)
  values ('rent', 'flat', 0, 1, 950, '1 Mill Lane, York')`

test('the homes of a search, the last listed first, as many as a page shows', async () => {
  const { feed } = await read('/feed.atom?type=sale')
  expect(feed).toMatchObject({
    '@xmlns': 'http://www.w3.org/2005/Atom',
    id: 'tag:hearth.example,2026:feed.atom?type=sale',
    title: 'Homes for sale · Hearth',
    // The last reduction is news too.
    updated: '2026-05-20T00:00:00.000Z',
    author: { name: 'Hearth' },
  })
  expect(feed.link).toEqual([
    { '@rel': 'self', '@type': 'application/atom+xml', '@href': `${SITE}/feed.atom?type=sale` },
    { '@rel': 'alternate', '@type': 'text/html', '@href': `${SITE}/properties?type=sale` },
  ])
  expect(feed.entry).toHaveLength(24)
  expect(new Set(feed.entry.map(({ id }: { id: string }) => id)).size).toBe(24)
  expect(feed.entry[0].id).toBe('tag:hearth.example,2026:property/30')
})

test('an entry tells title, price, address and picture, whatever a title holds', async () => {
  const { feed } = await read('/feed.atom?type=sale')
  const [first, second] = feed.entry
  const picture = `${SITE}/social/art/front/terraced-3-1-900-7-1.jpg`
  const title = 'A <b>house</b> & "garden" ]]>'
  expect(first).toMatchObject({
    title: `From £400,030 · ${title}`,
    published: '2026-05-02T06:00:00.000Z',
    updated: '2026-05-02T06:00:00.000Z',
    summary: 'From £400,030. 30 Rose Lane, York. House, 3 beds, 1 bath, 900 sq ft.',
    link: [
      { '@rel': 'alternate', '@type': 'text/html', '@href': `${SITE}/property/30` },
      { '@rel': 'enclosure', '@type': 'image/jpeg', '@href': picture },
    ],
    content: {
      '@type': 'xhtml',
      div: { a: { '@href': `${SITE}/property/30`, img: { '@src': picture, '@alt': title } } },
    },
  })
  expect(second).toMatchObject({
    title: '£1,000 · Untitled Property',
    published: '2026-05-02T05:00:00.000Z',
    updated: '2026-05-20T00:00:00.000Z',
    link: { '@rel': 'alternate', '@href': `${SITE}/property/29` },
  })
})

test('parameters that make no sense are left out, as on the page', async () => {
  const { feed } = await read('/feed.atom?type=rent&beds=many&minBeds=&beds=x&castle=1&type=rent')
  expect(feed.link[0]['@href']).toBe(`${SITE}/feed.atom?type=rent`)
  expect(feed.entry).toHaveLength(1)
  expect(feed.entry[0].title).toBe('£950 pcm · Untitled Property')
  expect(feed.entry[0].summary).toContain('Studio')
})

test('a search without homes is a feed without entries, the same every time', async () => {
  const { feed, body } = await read('/feed.atom?type=sale&minPrice=9000000')
  expect(feed.entry).toBeUndefined()
  expect(feed.updated).toBe('1970-01-01T00:00:00.000Z')
  expect((await read('/feed.atom?type=sale&minPrice=9000000')).body).toBe(body)
})

test('whoever has it already is told so, until a home changes', async () => {
  const url = '/feed.atom?type=sale&maxPrice=2000'
  const { headers } = await read(url)
  const etag = String(headers.etag)
  const modified = String(headers['last-modified'])
  const ask = (asked: Record<string, string>) => app.inject({ url, headers: asked })
  expect(headers['last-modified']).toBe('Wed, 20 May 2026 00:00:00 GMT')
  const known: Record<string, string>[] = [
    { 'if-none-match': etag },
    { 'if-none-match': `W/${etag}, "other"` },
    { 'if-modified-since': modified },
    { 'if-none-match': etag, 'if-modified-since': 'Fri, 01 May 2026 00:00:00 GMT' },
  ]
  for (const asked of known) {
    const { statusCode, body } = await ask(asked)
    expect([statusCode, body], JSON.stringify(asked)).toEqual([304, ''])
  }
  const other = { 'if-none-match': '"other"', 'if-modified-since': modified }
  expect((await ask(other)).statusCode).toBe(200)
  await db.sql`update properties set price = 900, updated_at = '2026-05-21' where id = 29`
  expect((await ask({ 'if-none-match': etag })).statusCode).toBe(200)
  expect((await ask({ 'if-modified-since': modified })).statusCode).toBe(200)
})

test('what a feed reader fetches was shown to nobody', async () => {
  const { app: counting, db: counted } = await testApp()
  await counted.sql`
    insert into properties (listing_type, property_type, beds, baths, address)
    values ('sale', 'house', 3, 1, '1 Rose Lane, York')`
  const headers = { 'user-agent': 'Mozilla/5.0 Chrome/148.0.0.0' }
  await counting.inject({ url: '/feed.atom', headers })
  await counting.close()
  expect(await counted.sql`select from property_figures`).toHaveLength(0)
})
