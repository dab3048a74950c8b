import type { Page } from '@playwright/test'
import { answerInstead } from '../src/answerInstead.ts'
import { askAnew } from '../src/askAnew.ts'
import { expect, expectAccessible, test } from '../src/test.ts'

const panel = (page: Page) => page.getByRole('heading', { name: 'Property Location' })
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

test('without a map service, where a home is is told in words', async ({ page }) => {
  await page.goto('/property/3')
  await expect(page.getByRole('heading', { name: 'Location', exact: true })).toBeVisible()
  await expect(panel(page)).toBeVisible()
  await expect(page.getByText(/^Latitude -?\d+\.\d+, longitude -?\d+\.\d+$/)).toBeVisible()
  const link = page.getByRole('link', { name: 'View in Google Maps' })
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('href', /query=-?\d+\.\d+%2C-?\d+\.\d+$/)
  await expectAccessible(page)
})

test.describe('with a key for Google Maps', () => {
  test.use({
    // The policy of a server without a key forbids the picture; a test can only stand in for both.
    bypassCSP: true,
    expectedConsoleErrors: [/Failed to load resource/],
  })

  test('a picture opens the maps at the home', async ({ page }) => {
    await answerInstead(page, 'maps.config', { data: { apiKey: 'a-key', styleUrl: null } })
    let asked = ''
    await page.route(/maps\.googleapis\.com/, (route) => {
      asked = route.request().url()
      return route.fulfill({ contentType: 'image/png', body: PNG })
    })
    await page.goto('/property/3')
    const map = page.getByRole('link', { name: /^Map of where this home is/ })
    await map.scrollIntoViewIfNeeded()
    await expect(map).toHaveAttribute('href', /google\.com\/maps\/search/)
    await expect.poll(() => asked).toContain('zoom=15')
    expect(asked).toContain('size=600x400')
    expect(asked).toContain('markers=')
    expect((await map.boundingBox())?.height).toBeCloseTo(298, 0)
  })

  test('a picture that does not come is replaced by words', async ({ page }) => {
    await answerInstead(page, 'maps.config', { data: { apiKey: 'a-key', styleUrl: null } })
    await page.route(/maps\.googleapis\.com/, (route) => route.abort())
    await page.goto('/property/3')
    await expect(panel(page)).toBeVisible()
  })
})

test.describe('with a MapLibre style', () => {
  test.use({
    bypassCSP: true,
    expectedConsoleErrors: [/Failed to load resource|\[hearth\] the map|WebGL|GPU|GL Driver/],
  })

  test('a style that cannot be loaded is replaced by words', async ({ page }) => {
    const styleUrl = 'https://tiles.example/style.json'
    await answerInstead(page, 'maps.config', { data: { apiKey: null, styleUrl } })
    await page.route(/tiles\.example/, (route) => route.abort())
    await page.goto('/property/3')
    await expect(panel(page)).toBeVisible()
  })

  test('an interactive map is drawn, or words where a browser cannot', async ({ page }) => {
    const styleUrl = 'https://tiles.example/style.json'
    await answerInstead(page, 'maps.config', { data: { apiKey: null, styleUrl } })
    const background = {
      id: 'ground',
      type: 'background',
      paint: { 'background-color': '#e3ece2' },
    }
    await page.route(/tiles\.example/, (route) =>
      route.fulfill({ json: { version: 8, sources: {}, layers: [background] } }),
    )
    await page.goto('/property/3')
    const map = page.getByRole('region', { name: 'Map' })
    await expect(map.or(panel(page)).first()).toBeVisible()
    await expect(page.getByRole('link', { name: 'View in Google Maps' })).toBeVisible()
  })
})

test('a home without a position is not shown at another one', async ({ page }, { project }) => {
  test.skip(project.name === 'phone', 'pointing is tested where there is a pointer')
  let second = 0
  await askAnew(page, 'search.results')
  await page.route(/search\.results/, async (route) => {
    const response = await route.fetch()
    const batch = await response.json()
    for (const { result } of [batch].flat()) {
      const card = result?.data?.items?.[1]
      if (!card) continue
      Object.assign(card, { lat: null, lng: null })
      second = card.id
    }
    await route.fulfill({ response, json: batch })
  })
  await page.goto('/properties?type=rent')
  const block = page.getByRole('region', { name: 'Map of the home that is pointed at' })
  await expect(block.getByText(/^Latitude/)).toBeVisible()
  await page.locator(`[data-property-id="${second}"]`).hover()
  await expect(block.getByText('Location on the map not specified')).toBeVisible()
  await expect(block.getByText(/^Latitude/)).toBeHidden()
  await expect(block.getByRole('link')).toHaveCount(0)
})

test('on a low screen the map is one click away', async ({ page }, { project }) => {
  test.skip(project.name === 'phone', 'phones always have the button')
  await page.setViewportSize({ width: 1280, height: 640 })
  await page.goto('/properties?type=rent')
  await page.getByRole('button', { name: 'Map', exact: true }).click()
  await expect(panel(page)).toBeVisible()
})

test('beside results, the home that is pointed at is on the map', async ({ page }, { project }) => {
  await page.goto('/properties?type=rent')
  const articles = page.getByRole('article')
  await expect(articles.first()).toBeVisible()
  if (project.name === 'phone') {
    await expect(panel(page)).toBeHidden()
    await page.getByRole('button', { name: 'Map', exact: true }).click()
  }
  await expect(panel(page)).toBeVisible()
  const block = page.getByRole('region', { name: 'Map of the home that is pointed at' })
  expect((await block.boundingBox())?.height).toBe(400)
  const before = await block.textContent()
  if (project.name === 'phone') await articles.nth(3).getByRole('link').focus()
  else await articles.nth(3).hover()
  await expect(block).not.toHaveText(before ?? '')
  await expectAccessible(page)
})
