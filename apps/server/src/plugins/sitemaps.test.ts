import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { expect, test } from 'vitest'
import { testApp } from '../testing/testApp.ts'

const SITE = 'https://hearth.example'
const { app, db, lines } = await testApp({ publicUrl: SITE, homesPerFile: 3 })

const parser = new XMLParser({ isArray: (name) => name === 'url' || name === 'sitemap' })

async function open(url: string) {
  const response = await app.inject(url)
  expect(response.statusCode, url).toBe(200)
  expect(response.headers['content-type']).toBe('application/xml; charset=utf-8')
  expect(XMLValidator.validate(response.body)).toBe(true)
  return parser.parse(response.body)
}

/** Homes with the ids from 1, each changed an hour after the one before. */
await db.sql`
  insert into properties (listing_type, property_type, beds, baths, address, updated_at)
  select 'sale', 'house', 3, 1, nth || ' Rose Lane, York',
    '2026-05-01T00:00:00Z'::timestamptz + nth * interval '1 hour'
  from generate_series(1, 7) nth`
await db.sql`
  insert into property_details (property_id, title, images) values
    (1, 'A house', '{/art/front/terraced-3-1-900-7-1.svg,/art/living/terraced-3-1-900-7-1.svg}'),
    (2, 'A & B <house>', '{"https://pictures.example/a.jpg?w=1&h=2"}')`
await db.sql`update properties set status = 'sold', updated_at = '2026-05-20' where id = 2`
await db.sql`
  update properties set withdrawn_at = now(), updated_at = '2026-05-30' where id in (3, 4, 5, 6)`

test('the index names the pages and every file with homes, and when these last changed', async () => {
  const { sitemapindex } = await open('/sitemap.xml')
  expect(sitemapindex.sitemap).toEqual([
    { loc: `${SITE}/sitemaps/pages.xml` },
    { loc: `${SITE}/sitemaps/homes-1.xml`, lastmod: '2026-05-20T00:00:00.000Z' },
    { loc: `${SITE}/sitemaps/homes-3.xml`, lastmod: '2026-05-01T07:00:00.000Z' },
  ])
})

test('a file names its homes with their first picture, those sold too and none withdrawn', async () => {
  const { urlset } = await open('/sitemaps/homes-1.xml')
  expect(urlset.url).toEqual([
    {
      loc: `${SITE}/property/1`,
      lastmod: '2026-05-01T01:00:00.000Z',
      'image:image': { 'image:loc': `${SITE}/art/front/terraced-3-1-900-7-1.svg` },
    },
    {
      loc: `${SITE}/property/2`,
      lastmod: '2026-05-20T00:00:00.000Z',
      'image:image': { 'image:loc': 'https://pictures.example/a.jpg?w=1&h=2' },
    },
  ])
})

test('a home that is listed moves no other to another file', async () => {
  const before = (await app.inject('/sitemaps/homes-1.xml')).body
  await db.sql`
    insert into properties (listing_type, property_type, beds, baths, address)
    values ('rent', 'flat', 1, 1, '8 Rose Lane, York')`
  expect((await app.inject('/sitemaps/homes-1.xml')).body).toBe(before)
  const { urlset } = await open('/sitemaps/homes-3.xml')
  expect(urlset.url.map(({ loc }: { loc: string }) => loc)).toEqual([
    `${SITE}/property/7`,
    `${SITE}/property/8`,
  ])
})

test('the pages are those of core, at their whole address', async () => {
  const { urlset } = await open('/sitemaps/pages.xml')
  const found = urlset.url.map(({ loc }: { loc: string }) => loc)
  expect(found.slice(0, 3)).toEqual([
    `${SITE}/`,
    `${SITE}/properties?type=sale`,
    `${SITE}/properties?type=rent`,
  ])
  expect(found).toContain(`${SITE}/blog`)
  expect(found).toContain(`${SITE}/privacy`)
})

test('without PUBLIC_URL addresses begin with the host that one came by', async () => {
  const { app: unset } = await testApp()
  const headers = { host: 'localhost:3000' }
  const { body } = await unset.inject({ url: '/sitemap.xml', headers })
  expect(body).toContain('<loc>http://localhost:3000/sitemaps/pages.xml</loc>')
})

test('a robot that takes it compressed gets it compressed', async () => {
  const headers = { 'accept-encoding': 'gzip' }
  const response = await app.inject({ url: '/sitemaps/homes-1.xml', headers })
  expect(response.headers['content-encoding']).toBe('gzip')
})

test.each([
  '/sitemaps/homes-2.xml',
  '/sitemaps/homes-0.xml',
  '/sitemaps/homes-999999.xml',
  '/sitemaps/homes-1.xml.gz',
  '/sitemaps/homes--1.xml',
  '/sitemaps/',
  '/sitemaps',
])('%s is not there', async (url) => {
  expect((await app.inject(url)).statusCode).toBe(404)
  expect(lines.filter(({ level }) => level >= 40)).toEqual([])
})
