import type { Page } from '@playwright/test'
import { askAnew } from '../src/askAnew.ts'
import { expect, expectAccessible, test } from '../src/test.ts'

const main = (page: Page) => page.getByRole('main')

test('the blog lists four posts, the newest first, and each leads to its text', async ({
  page,
}) => {
  await page.goto('/blog')
  await expect(page).toHaveTitle('Blog · Hearth')
  const posts = main(page).getByRole('article')
  await expect(posts).toHaveCount(4)
  const first = posts.first()
  await expect(first.getByRole('heading', { level: 2 })).toHaveText(
    'What the Renters’ Rights Act changed on 1 May 2026',
  )
  await expect(first.getByText('12 June 2026')).toBeVisible()
  await expect(first.getByText('Priya Nair')).toBeVisible()
  await expect(first.getByText(/^No more fixed terms, no more section 21/)).toBeVisible()
  await expect(main(page).getByRole('region', { name: 'A letter from Hearth' })).toBeVisible()
  await expectAccessible(page)

  await first.getByRole('link', { name: /^Read More/ }).click()
  await expect(page).toHaveURL('/blog/renters-rights-act-what-changed')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'What the Renters’ Rights Act changed on 1 May 2026',
  )
  await expect(main(page).getByText(/\d min read/)).toBeVisible()
  await expect(page.getByRole('img', { name: /^A terrace in the morning/ })).toBeVisible()
  const table = page.getByRole('table', { name: 'Grounds that you are likeliest to meet' })
  await expect(table.getByRole('cell', { name: 'Four months' }).first()).toBeVisible()
  const related = page.getByRole('region', { name: 'Related posts' })
  await expect(related.getByRole('article')).toHaveCount(2)
  await expectAccessible(page)

  await related.getByRole('link', { name: /How to read an energy/ }).click()
  await expect(page).toHaveURL('/blog/how-to-read-an-epc')
  await page.getByRole('link', { name: 'Back to the blog' }).click()
  await expect(page).toHaveURL('/blog')
})

test('a sentence in the post about searching starts its search', async ({ page }) => {
  await page.goto('/blog/search-by-describing')
  await main(page)
    .getByRole('link', { name: /quiet street, 20 minutes from the university/ })
    .click()
  await expect(page).toHaveURL(/\/properties\?type=sale/)
  await expect(main(page).getByText(/York/).first()).toBeVisible()
  await expect(
    main(page)
      .getByText(/quiet street/)
      .first(),
  ).toBeVisible()
})

test('an unknown post leads to the blog', async ({ page }) => {
  await page.goto('/blog/of-yesterday')
  await expect(page).toHaveURL('/blog')
  await expect(main(page).getByRole('article')).toHaveCount(4)
})

const LEGAL = {
  '/terms': 'Terms of Service',
  '/privacy': 'Privacy Policy',
  '/cookies': 'Cookie Policy',
}

test('the legal pages are texts with their date', async ({ page }) => {
  for (const [path, name] of Object.entries(LEGAL)) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(page).toHaveTitle(`${name} · Hearth`)
    await expect(main(page).getByText('Last updated June 2024', { exact: true })).toBeVisible()
    await expect(main(page).getByRole('status')).toHaveCount(0)
  }
  await expectAccessible(page)
})

test('the foot of every page leads to the sources of the data', async ({ page }) => {
  await page.goto('/terms')
  const legal = page.getByRole('contentinfo').getByRole('navigation', { name: 'Legal' })
  await legal.getByRole('link', { name: 'Data Sources' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Where our data comes from')
  await expect(main(page).getByRole('link', { name: 'GeoNames' })).toBeVisible()
  await expect(main(page).getByRole('link', { name: 'CC BY 4.0' })).toBeVisible()
  await expectAccessible(page)
})

test.describe('without an answer of the server', () => {
  test.use({ expectedConsoleErrors: [/status of 503/] })
  test('a legal text still stands, and its missing part can be asked for again', async ({
    page,
  }) => {
    await askAnew(page, 'site.config')
    let isDown = true
    await page.route('**/trpc/**site.config**', (route) =>
      isDown ? route.fulfill({ status: 503, body: '' }) : route.continue(),
    )
    await page.goto('/privacy')
    await expect(main(page).getByText('This part could not be loaded').first()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Your rights' })).toBeVisible()
    isDown = false
    await main(page).getByRole('button', { name: 'Try again' }).first().click()
    await expect(main(page).getByText(/^This website is run by/)).toBeVisible()
  })
})
