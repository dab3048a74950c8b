import type { PropertyCard, PropertyDetail } from '@hearth/core/property/contract.ts'
import type { APIRequestContext } from '@playwright/test'
import { openAgency } from '../src/agency.ts'
import { answerOf } from '../src/answerInstead.ts'
import { expect, test } from '../src/test.ts'

/** A page as it is served, without running scripts. */
async function served(request: APIRequestContext, path: string) {
  const response = await request.get(path, { headers: { accept: 'text/html' } })
  const html = await response.text()
  const text = (pattern: RegExp) => pattern.exec(html)?.[1]?.replaceAll('&amp;', '&')
  const types = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = '']): string => JSON.parse(json)['@type'],
  )
  const meta = (name: string) =>
    text(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`))
  return {
    status: response.status(),
    html,
    title: text(/<title>(.*?)<\/title>/s),
    description: meta('description'),
    canonical: text(/<link rel="canonical" href="([^"]*)"/),
    picture: meta('og:image'),
    card: meta('twitter:card'),
    types,
    answers: text(/id="first-answers">(.*?)<\/script>/s) ?? '',
  }
}

test('what is served says what it is before any script runs', async ({ page, baseURL }) => {
  const home = await served(page.request, '/')
  expect(home).toMatchObject({
    status: 200,
    title: 'Hearth: discover your next home',
    canonical: `${baseURL}/`,
    types: ['Organization', 'WebSite'],
  })
  expect(home.answers).toContain('"site.config"')

  const results = await served(page.request, '/properties?location=leeds&type=rent')
  expect(results).toMatchObject({
    title: 'Homes to rent in Leeds · Hearth',
    canonical: `${baseURL}/properties?type=rent&location=Leeds`,
    card: 'summary_large_image',
    types: ['BreadcrumbList', 'ItemList'],
  })
  expect(results.description).toContain('on the market')
  expect(results.html).toMatch(/<li><a href="\/property\/\d+">/)

  const property = await answerOf<PropertyDetail>(page, 'property.byId', { id: 1 })
  const listing = await served(page.request, '/property/1')
  expect(listing.title).toContain(property.title.split(',')[0])
  expect(listing.title).toMatch(/£[\d,]+( pcm)? · Hearth$/)
  expect(listing).toMatchObject({
    canonical: `${baseURL}/property/1`,
    types: ['RealEstateListing', 'BreadcrumbList'],
  })
  expect(listing.answers).toContain('"property.byId"')
  expect(listing.picture).toMatch(/\/social\/art\/front\/[\w-]+\.jpg$/)

  const post = await served(page.request, '/blog/how-to-read-an-epc')
  expect(post).toMatchObject({
    title: 'How to read an energy performance certificate · Hearth',
    types: ['BreadcrumbList', 'BlogPosting'],
  })
})

test('pages are drawn from what came with them', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/trpc/')) asked.push(...pathname.slice('/trpc/'.length).split(','))
  })
  await page.goto('/property/1')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Similar Properties' })).toBeVisible()
  await page.goto('/properties?type=rent')
  await expect(page.getByRole('article').first()).toBeVisible()
  for (const known of ['property.byId', 'search.results', 'site.config', 'maps.config']) {
    expect(asked).not.toContain(known)
  }
})

test('every page is called the same, whether it is opened or come to', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'What a page is called has nothing to do with the size of a screen.')
  test.setTimeout(60_000)
  const { home } = await openAgency(page)
  const [first] = await answerOf<PropertyCard[]>(page, 'property.popular', { count: 1 })
  const paths = [
    ...['/properties?type=rent&location=York&beds=2', `/property/${first?.id}`, '/blog'],
    ...['/blog/search-by-describing', '/terms', '/privacy', '/cookies', '/data', '/account'],
    ...['/saved-properties', '/saved-searches', '/viewings', '/messages', '/mailbox'],
    ...['/agent/dashboard', '/agent/import', '/agent/viewings', '/agent/properties/new'],
    ...[`/agent/properties/${home.id}/edit`, `/agent/properties/${home.id}/figures`],
    ...['/newsletter/confirm', '/nowhere', '/'],
  ]
  await page.goto('/auth')
  for (const path of paths) {
    const { title = '', canonical } = await served(page.request, path)
    await page.evaluate((to) => window.history.pushState({}, '', to), path)
    await expect(page, path).toHaveTitle(title.replaceAll('&#39;', "'"))
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(canonical ? 1 : 0)
    if (canonical) {
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', canonical)
    }
  }
})
