import { expect, expectAccessible, test } from '../src/test.ts'

test.use({ expectedConsoleErrors: [/status of 404/] })

for (const path of ['/nowhere', '/properties/old/link', '/blog-of-someone']) {
  test(`${path} is not found`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404')
    await expect(page.getByText("Oops! We couldn't find this page")).toBeVisible()
    await expect(page).toHaveTitle('Page not found · Hearth')
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Return to Home' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Discover your next home')
  })
}
