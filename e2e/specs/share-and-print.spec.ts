import type { PropertyDetail } from '@hearth/core/property/contract.ts'
import { answerOf } from '../src/answerInstead.ts'
import { expect, expectAccessible, test } from '../src/test.ts'

test('a home is shared by its plain address, with keys alone', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/property/1?from=elsewhere')
  const share = page.getByRole('button', { name: 'Share', exact: true })
  await share.focus()
  await page.keyboard.press('Enter')
  const copy = page.getByRole('menuitem', { name: 'Copy link' })
  await expect(copy).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Link copied')).toBeVisible()
  await expect(share).toBeFocused()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(new URL('/property/1', page.url()).href)
})

test('on paper a home is a brochure, without what is for screens', async ({ page }) => {
  const { agentPhone } = await answerOf<PropertyDetail>(page, 'property.byId', { id: 1 })
  await page.goto('/property/1')
  await expect(page.getByRole('heading', { name: 'Listed by' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(agentPhone ?? 'Phone not available')).toBeVisible()
  await expect(page.getByText(`${new URL(page.url()).host}/property/1`)).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
})

test('the browser finds no fault with the manifest, and a search has its feed', async ({
  page,
  context,
}) => {
  await page.goto('/properties?type=rent&location=York')
  const chromium = await context.newCDPSession(page)
  const { errors, data } = await chromium.send('Page.getAppManifest')
  expect({ errors, hasManifest: Boolean(data) }).toEqual({ errors: [], hasManifest: true })
  const link = page.locator('link[rel="alternate"][type="application/atom+xml"]')
  const address = '/feed.atom?type=rent&location=York'
  await expect(link).toHaveAttribute('href', address)
  await expect(page.getByRole('link', { name: 'Feed' })).toHaveAttribute('href', address)
  const feed = await page.request.get(address)
  expect(feed.headers()['content-type']).toContain('application/atom+xml')
})
