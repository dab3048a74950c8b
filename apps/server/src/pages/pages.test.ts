import { storeAgent } from '@hearth/backend/testing/accounts.ts'
import { storeHome } from '@hearth/backend/testing/homes.ts'
import { UNLISTED_TITLES } from '@hearth/core/page/unlistedTitles.ts'
import { propertyDetails } from '@hearth/db/schema/property.ts'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { testApp } from '../testing/testApp.ts'
import { BROWSER, pathsOf, written } from '../testing/writtenPage.ts'

const { app, db, lines } = await testApp({ publicUrl: 'https://hearth.example' })

beforeEach(() => {
  lines.length = 0
})

const open = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  app.inject({ url, method, headers: { accept: 'text/html', 'user-agent': BROWSER, ...headers } })

test('a home comes with its head, its picture and all that its page asks', async () => {
  const id = await storeHome(db, null)
  const { body, statusCode } = await open(`/property/${id}`)
  const page = written(body)
  expect(statusCode).toBe(200)
  expect(page.title).toBe('A house by the wall, York, £400,000 · Hearth')
  expect(page.canonical).toBe(`https://hearth.example/property/${id}`)
  expect(page.meta('description')).toContain('3 bedroom house for sale in York')
  expect(page.meta('robots')).toBeUndefined()
  expect(page.meta('og:title')).toBe('A house by the wall, York, £400,000')
  expect(page.meta('og:url')).toBe(page.canonical)
  expect(page.meta('og:image')).toBe('https://hearth.example/social/art/front/one.jpg')
  expect(page.meta('twitter:card')).toBe('summary_large_image')
  expect(page.jsonLd.map((object) => object['@type'])).toEqual([
    'RealEstateListing',
    'BreadcrumbList',
  ])
  expect(body).toContain('rel="preload" as="image" fetchpriority="high" href="/art/front/one.svg"')
  expect(pathsOf(body).toSorted()).toEqual([
    'amenity.forProperty',
    'maps.config',
    'property.byId',
    'property.formattedDescription',
    'property.similar',
    'site.config',
  ])
  const [home] = page.answers.filter(({ path }) => path === 'property.byId')
  expect(home).toMatchObject({ kind: 'query', input: { id }, data: { id } })
  expect(body).toMatch(/<noscript>.*<h1>A house by the wall<\/h1>.*£400,000.*Rose Lane/s)
})

test('an uploaded picture is fetched ahead in the width that is shown', async () => {
  const id = await storeHome(db, null)
  const images = ['/files/images/0123456789abcdefghij.jpg']
  await db.drizzle.update(propertyDetails).set({ images }).where(eq(propertyDetails.propertyId, id))
  const { body } = await open(`/property/${id}`)
  expect(body).toContain('imagesrcset="/files/images/0123456789abcdefghij-480.avif 480w')
  expect(written(body).meta('og:image')).toBe(`https://hearth.example${images[0]}`)
})

test('a sold home says so and stays; one that was withdrawn is gone', async () => {
  const id = await storeHome(db, null)
  await db.sql`update properties set status = 'sold' where id = ${id}`
  const sold = await open(`/property/${id}`)
  expect(sold.statusCode).toBe(200)
  expect(written(sold.body).title).toMatch(/^Sold: A house by the wall/)
  expect(written(sold.body).meta('description')).toMatch(/^Sold: /)
  expect(sold.body).toContain('https://schema.org/SoldOut')
  await db.sql`update properties set withdrawn_at = now() where id = ${id}`
  const gone = await open(`/property/${id}`)
  expect(gone.statusCode).toBe(410)
  expect(written(gone.body).title).toBe('Property Not Found · Hearth')
  expect(gone.body).not.toContain('wall')
})

test.each(['/property/999999', '/property/abc', '/property/0', '/property/99999999999'])(
  '%s is not found, and not to be listed',
  async (url) => {
    const { statusCode, body } = await open(url)
    expect(statusCode).toBe(404)
    expect(written(body).title).toBe('Property Not Found · Hearth')
    expect(written(body).meta('robots')).toBe('noindex, follow')
    expect(written(body).canonical).toBeUndefined()
    expect(lines.filter(({ level }) => level >= 40)).toEqual([])
  },
)

test('the front door comes with its homes, and is known as a site that can be searched', async () => {
  const { body, statusCode } = await open('/')
  const page = written(body)
  expect(statusCode).toBe(200)
  expect(page.title).toBe('Hearth: discover your next home')
  expect(page.canonical).toBe('https://hearth.example/')
  expect(page.jsonLd.map((object) => object['@type'])).toEqual(['Organization', 'WebSite'])
  expect(pathsOf(body)).toEqual(expect.arrayContaining(['property.popular', 'site.config']))
})

test('a search comes with its first homes, as links where no script runs', async () => {
  const id = await storeHome(db, null)
  const { body } = await open('/properties?maxPrice=500000&type=sale')
  const page = written(body)
  expect(page.title).toBe('Homes for sale · Hearth')
  expect(page.canonical).toBe('https://hearth.example/properties?type=sale')
  expect(body).toMatch(/<link rel="alternate" type="application\/atom\+xml" href="\/feed\.atom/)
  expect(page.meta('robots')).toBe('noindex, follow')
  expect(written((await open('/properties?type=sale')).body).meta('robots')).toBeUndefined()
  expect(page.jsonLd.map((object) => object['@type'])).toEqual(['BreadcrumbList', 'ItemList'])
  const [results] = page.answers.filter(({ path }) => path === 'search.results')
  expect(results).toMatchObject({
    kind: 'infinite',
    input: { criteria: { listingType: 'sale', maxPrice: 500_000 }, sort: 'newest' },
  })
  expect(body).toContain(`<a href="/property/${id}">A house by the wall</a>`)
})

test.each(Object.entries(UNLISTED_TITLES))(
  '%s has its title and nothing else',
  async (route, title) => {
    const { body, statusCode } = await open(route.replace('$id', '1'))
    const page = written(body)
    expect(statusCode).toBe(200)
    expect(page.title).toBe(`${title} · Hearth`)
    expect(page.meta('robots')).toBe('noindex, follow')
    expect(page.canonical).toBeUndefined()
    expect(page.meta('site-origin')).toBe('https://hearth.example')
    expect(pathsOf(body)).toEqual(['site.config', 'maps.config'])
  },
)

test('a post has its head; one that nobody wrote leads to the blog', async () => {
  const post = written((await open('/blog/how-to-read-an-epc')).body)
  expect(post.title).toBe('How to read an energy performance certificate · Hearth')
  expect(post.meta('og:type')).toBe('article')
  expect(post.meta('og:image')).toBe('https://hearth.example/social/blog/how-to-read-an-epc.jpg')
  expect(post.jsonLd.map((object) => object['@type'])).toEqual(['BreadcrumbList', 'BlogPosting'])
  const none = await open('/blog/no-such-post')
  expect(none.statusCode).toBe(302)
  expect(none.headers.location).toBe('/blog')
})

test('an unknown path is a page that says so', async () => {
  const { statusCode, body } = await open('/no/such/page')
  expect(statusCode).toBe(404)
  expect(written(body).title).toBe('Page not found · Hearth')
})

test('without an address of its own, a page names the one it was asked for by', async () => {
  const { app: unnamed } = await testApp()
  const { body } = await unnamed.inject({
    url: '/terms',
    headers: { accept: 'text/html', host: 'homes.local:3000' },
  })
  expect(written(body).canonical).toBe('http://homes.local:3000/terms')
})

test('no text of a listing is markup', async () => {
  const id = await storeHome(db, null)
  const texts = fc.oneof(
    fc.constantFrom(
      '</script><script>x()</script>',
      '"><img src=x>',
      '<!--',
      '-->',
      '$&',
      '\u2028',
    ),
    // PostgreSQL keeps no half characters and no zero.
    fc.string({ unit: 'grapheme' }).map((text) => text.replaceAll('\0', '')),
  )
  await fc.assert(
    fc.asyncProperty(texts, texts, async (text, description) => {
      const title = `Home ${text}`
      await db.drizzle
        .update(propertyDetails)
        .set({ title, description })
        .where(eq(propertyDetails.propertyId, id))
      const { body } = await open(`/property/${id}`)
      const [home] = written(body).answers.filter(({ path }) => path === 'property.byId')
      expect(home?.data).toMatchObject({ title, description })
      expect(body.match(/<script/g)).toHaveLength(3)
      expect(body).not.toContain('<img')
    }),
    { numRuns: 30 },
  )
})

test('HEAD answers the same without a body', async () => {
  const id = await storeHome(db, null)
  const head = await open(`/property/${id}`, {}, 'HEAD')
  expect(head.statusCode).toBe(200)
  expect(head.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(head.body).toBe('')
  expect((await open('/property/999999', {}, 'HEAD')).statusCode).toBe(404)
})

test('homes of results are counted once where they are served, and only where somebody looks', async () => {
  const { app: counting, db: counted } = await testApp()
  const { agentId } = await storeAgent(counted, 'owner@example.com')
  await storeHome(counted, agentId)
  const look = (headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    counting.inject({
      url: '/properties?type=sale',
      method,
      headers: { accept: 'text/html', 'user-agent': BROWSER, ...headers },
    })
  const seen = await look()
  expect(pathsOf(seen.body)).toContain('search.results')
  await look({ 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' })
  await look({ 'user-agent': 'WhatsApp/2.23' })
  await look({}, 'HEAD')
  // What is fetched ahead asks by itself once somebody looks at it.
  const ahead = await look({ 'sec-purpose': 'prefetch' })
  expect(pathsOf(ahead.body)).toEqual([])
  // The page of a home is counted by itself.
  await counting.inject({ url: '/property/1', headers: { accept: '*/*', 'user-agent': BROWSER } })
  await counting.close()
  expect(await counted.sql`select impressions, page_views, saves from property_figures`).toEqual([
    { impressions: 1, page_views: 0, saves: 0 },
  ])
})
