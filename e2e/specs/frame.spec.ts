import type { Page } from '@playwright/test'
import { BUYER, signInAs } from '../src/signIn.ts'
import { expect, expectAccessible, test } from '../src/test.ts'

const bar = (page: Page) => page.getByRole('banner')
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

test('the top bar is transparent over home until it is scrolled by more than 20 px', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(bar(page)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await page.evaluate(() => window.scrollTo(0, 20))
  await expect(bar(page)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await page.evaluate(() => window.scrollTo(0, 21))
  await expect(bar(page)).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await page.goto('/saved-properties')
  await expect(bar(page)).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
})

test('the navigation leads where it says', async ({ page }) => {
  await page.goto('/terms')
  const open = async () => {
    if (isPhone(page)) await page.getByRole('button', { name: 'Menu', exact: true }).click()
    return page.getByRole('navigation', { name: isPhone(page) ? 'Menu' : 'Main' })
  }
  await (await open()).getByRole('link', { name: 'Buy' }).click()
  await expect(page).toHaveURL('/properties?type=sale')
  await (await open()).getByRole('link', { name: 'Rent' }).click()
  await expect(page).toHaveURL('/properties?type=rent')
  await (await open()).getByRole('link', { name: 'Saved' }).click()
  await expect(page).toHaveURL('/saved-properties')
  await (await open()).getByRole('link', { name: 'Blog' }).click()
  await expect(page).toHaveURL('/blog')
  await bar(page).getByRole('link', { name: 'Hearth, home' }).click()
  await expect(page).toHaveURL('/')
})

test('the menu of a phone is a dialog that closes', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/saved-properties')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const menu = page.getByRole('dialog')
  await expect(menu.getByRole('link', { name: 'Sign in' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
})

test('the footer has its groups, and the networks lead nowhere', async ({ page }) => {
  await page.goto('/saved-properties')
  const footer = page.getByRole('contentinfo')
  for (const [group, paths] of [
    ['My Account', ['/saved-searches', '/saved-properties', '/viewings', '/messages', '/auth']],
    ['Legal', ['/terms', '/privacy', '/cookies', '/data']],
  ] as const) {
    const links = footer.getByRole('navigation', { name: group }).getByRole('link')
    await expect(links).toHaveCount(paths.length)
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
      paths,
    )
  }
  await expect(footer.getByRole('navigation', { name: 'Navigation' })).toBeVisible()
  await expect(footer.getByText(/© 2024/)).toBeVisible()
  const networks = footer.getByRole('region', { name: 'Connect' }).getByRole('button')
  await expect(networks).toHaveCount(3)
  await networks.first().click()
  await expect(page).toHaveURL('/saved-properties')
})

test('the footer leads members to their account, and not to signing in', async ({ page }) => {
  await signInAs(page, BUYER)
  await page.goto('/')
  const links = page
    .getByRole('contentinfo')
    .getByRole('navigation', { name: 'My Account' })
    .getByRole('link')
  await expect(links.last()).toHaveText('Your account')
  await expect(links).toHaveCount(5)
  await links.last().click()
  await expect(page).toHaveURL('/account')
})

test('a new page starts at its top, and Back restores where one was', async ({ page }) => {
  await page.goto('/')
  const last = page.getByRole('article').last()
  await last.scrollIntoViewIfNeeded()
  const before = await scrolled(page)
  expect(before).toBeGreaterThan(300)
  await last.getByRole('link').click()
  await expect(page).toHaveURL(/\/property\//)
  // The address changes first, and the page as soon as it can be drawn.
  await expect.poll(() => scrolled(page)).toBe(0)
  await page.goBack()
  await expect(last).toBeVisible()
  await expect.poll(() => scrolled(page)).toBe(before)
})

test('a changed search parameter scrolls nothing', async ({ page }) => {
  await page.goto('/properties?type=sale')
  await expect(page.getByRole('article').first()).toBeVisible()
  // No further: the toggle must not go under the top bar.
  await page.evaluate(() => window.scrollTo(0, 24))
  await page.getByText('To Rent', { exact: true }).first().click()
  await expect(page).toHaveURL(/type=rent/)
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(await scrolled(page)).toBe(24)
})

test('the keyboard can skip the menu, and starts at the content of a new page', async ({
  page,
}) => {
  await page.goto('/terms')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click()
  await expect(page).toHaveURL('/privacy')
  await expect(page.getByRole('main')).toBeFocused()
})

test('the dark look is chosen by the system, or by hand, and stays', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/saved-properties')
  const root = page.locator('html')
  await expect(root).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await expectAccessible(page)
  const choose = async (name: string) => {
    if (isPhone(page)) await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await page.getByRole('button', { name: /^Colours: / }).click()
    await page.getByRole('menuitemradio', { name }).click()
  }
  await choose('Light')
  await expect(root).toHaveAttribute('data-mantine-color-scheme', 'light')
  await page.reload()
  await expect(root).toHaveAttribute('data-mantine-color-scheme', 'light')
  await choose('System')
  await expect(root).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(root).toHaveAttribute('data-mantine-color-scheme', 'light')
})
