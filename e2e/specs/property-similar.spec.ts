import type { PropertyCard } from '@hearth/core/property/contract.ts'
import type { Page } from '@playwright/test'
import { answerInstead, answerOf } from '../src/answerInstead.ts'
import { expect, expectAccessible, test } from '../src/test.ts'

const region = (page: Page) => page.getByRole('region', { name: 'Similar Properties' }).first()

test('six homes in a row of two, three or four, turned by buttons and keys', async ({ page }) => {
  const homes = await answerOf<PropertyCard[]>(page, 'property.popular', { count: 6 })
  await answerInstead(page, 'property.similar', { data: homes })
  for (const [width, inRow] of [
    [390, 2],
    [820, 3],
    [1440, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/property/1')
    const cards = region(page).getByRole('article')
    await expect(cards).toHaveCount(6)
    await cards.first().scrollIntoViewIfNeeded()
    await expect(cards.nth(inRow - 1)).toBeInViewport({ ratio: 0.9 })
    await expect(cards.nth(inRow)).not.toBeInViewport({ ratio: 0.2 })
    await region(page).getByRole('button', { name: 'Next similar properties' }).click()
    await expect(cards.nth(inRow)).toBeInViewport({ ratio: 0.9 })
    await page.keyboard.press('ArrowLeft')
    await expect(cards.first()).toBeInViewport({ ratio: 0.9 })
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(overflow).toBeLessThanOrEqual(width)
  }
  await expectAccessible(page)
})

test('from one home to the next, the page starts at its top', async ({ page }) => {
  const homes = await answerOf<PropertyCard[]>(page, 'property.popular', { count: 6 })
  const [next] = homes.filter(({ id }) => id !== 1)
  await answerInstead(page, 'property.similar', { data: [next] })
  await page.goto('/property/1')
  await region(page).getByRole('link').click()
  await expect(page).toHaveURL(`/property/${next?.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(next?.title ?? '')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page).toHaveTitle(/· Hearth$/)
})

test('none is said', async ({ page }) => {
  await answerInstead(page, 'property.similar', { data: [] })
  await page.goto('/property/1')
  await expect(page.getByText('No similar properties found.')).toBeVisible()
})

test.describe('when they cannot be had', () => {
  test.use({ expectedConsoleErrors: [/Failed to load resource/] })

  test('the same is said', async ({ page }) => {
    await answerInstead(page, 'property.similar', { fails: 400 })
    await page.goto('/property/1')
    await expect(page.getByText('No similar properties found.')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

test('the homes of the market have others like them', async ({ page }) => {
  await page.goto('/property/1')
  await expect(region(page).getByRole('article')).toHaveCount(6)
  await expect(region(page).getByRole('link', { name: /./ }).first()).toBeVisible()
})
