import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../src/test.ts'

const WELCOME =
  'Hi there! I can help you find your perfect property. What are you looking for today?'

/** The conversation: on a phone a sheet that has to be opened, elsewhere a panel. */
async function openChat(page: Page, isMobile: boolean) {
  if (!isMobile) return page.getByRole('complementary', { name: 'Search by conversation' })
  await page.getByRole('button', { name: 'Say what to change' }).click()
  return page.getByRole('dialog', { name: 'Search with natural language' })
}

test('a follow-up changes what it says and keeps the rest', async ({ page, isMobile }) => {
  await page.goto('/properties?type=rent&location=Clapham&beds=2')
  const chat = await openChat(page, isMobile)
  await expect(chat.getByText('Search with natural language')).toBeVisible()
  await expect(chat.getByText(WELCOME)).toBeVisible()

  const field = chat.getByLabel('Describe what you are looking for')
  await field.fill('make it 3 beds')
  await field.press('Enter')
  await expect(page).toHaveURL((url) => url.searchParams.get('beds') === '3')
  expect(new URL(page.url()).searchParams.get('location')).toBe('Clapham')
  expect(new URL(page.url()).searchParams.get('type')).toBe('rent')
  await expect(field).toHaveValue('')
  await expect(chat.getByText(/at least 3 bedrooms/)).toBeVisible()
  await expectAccessible(page)
})

test('what cannot be searched is shown and can be dismissed', async ({ page, isMobile }) => {
  await page.goto('/properties?type=rent&location=Clapham')
  const chat = await openChat(page, isMobile)
  const field = chat.getByLabel('Describe what you are looking for')
  await field.fill('quiet street, and a balcony if possible')
  await field.press('Enter')
  await expect(page).toHaveURL((url) => url.searchParams.get('features') === 'balcony')
  if (isMobile) await page.keyboard.press('Escape')
  await expect(page.getByText(/^Not applied: .*quiet/)).toBeVisible()
  await page.getByRole('button', { name: /^Remove “.*quiet/ }).click()
  await expect(page.getByText(/^Not applied/)).toHaveCount(0)
  await expect(page).toHaveURL((url) => !url.searchParams.has('notApplied'))
})

test('blank text is ignored, and so is a second one while the first is read', async ({
  page,
  isMobile,
}) => {
  let asked = 0
  let letGo: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(/\/trpc\/[^?]*search\.interpret/, async (route) => {
    asked++
    await held
    await route.continue()
  })
  await page.goto('/properties?type=rent&location=Clapham')
  const chat = await openChat(page, isMobile)
  const field = chat.getByLabel('Describe what you are looking for')
  await expect(chat.getByRole('button', { name: 'Send' })).toBeDisabled()
  await field.fill('   ')
  await field.press('Enter')
  expect(asked).toBe(0)

  await field.fill('2 beds')
  await field.press('Enter')
  await field.press('Enter')
  await expect(chat.getByText('Hearth is reading your message')).toBeAttached()
  letGo()
  await expect(page).toHaveURL((url) => url.searchParams.get('beds') === '2')
  expect(asked).toBe(1)
})

test('the conversation survives a reload until it is cleared', async ({ page, isMobile }) => {
  await page.goto('/properties?type=rent&location=Clapham')
  let chat = await openChat(page, isMobile)
  const field = chat.getByLabel('Describe what you are looking for')
  await field.fill('2 beds')
  await field.press('Enter')
  await expect(page).toHaveURL((url) => url.searchParams.get('beds') === '2')

  await page.reload()
  chat = await openChat(page, isMobile)
  await expect(chat.getByText('You: 2 beds')).toBeVisible()
  await chat.getByRole('button', { name: 'Clear the conversation' }).click()
  await expect(chat.getByText('You: 2 beds')).toHaveCount(0)
  await expect(chat.getByText(WELCOME)).toBeVisible()
})

test('a wish tells the words it came from, until it is changed by hand', async ({
  page,
  isMobile,
}) => {
  await page.goto('/')
  await page
    .getByRole('textbox', { name: 'Describe the home you are looking for' })
    .fill('2 bed flat to rent in Clapham near the tube')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'See them now' }).click()
  const tube = page.getByRole('button', { name: /^Tube within/ })
  await expect(tube).toHaveAccessibleDescription('You said “near the tube”')

  const chat = await openChat(page, isMobile)
  await chat.getByLabel('Describe what you are looking for').fill('make it 3 beds')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL((url) => url.searchParams.get('beds') === '3')
  await page.reload()
  await expect(tube).toHaveAccessibleDescription('You said “near the tube”')
  await page.getByRole('button', { name: '3+ beds', exact: true }).click()
  const editor = page.getByRole('dialog')
  await expect(editor.getByText(/^You said “.*3 beds”$/)).toBeVisible()
  await expectAccessible(page)
  await editor.getByLabel('At least').selectOption('1 bed')
  await editor.getByRole('button', { name: 'Apply' }).click()
  const beds = page.getByRole('button', { name: '1+ bed', exact: true })
  await expect(beds).toHaveAccessibleDescription('')
  await expect(tube).toHaveAccessibleDescription('You said “near the tube”')
})

test('the sheet leads back to the homes, or to what can be given up', { tag: '@phone' }, async ({
  page,
  isMobile,
}) => {
  await page.goto('/properties?type=rent&location=Clapham')
  const chat = await openChat(page, isMobile)
  const field = chat.getByLabel('Describe what you are looking for')
  await field.fill('2 beds')
  await field.press('Enter')
  const back = chat.getByRole('button', { name: /^See / })
  await expect(back).toHaveText(/^See \d+ homes? to rent in Clapham$/)
  const [above, below] = [
    await back.boundingBox(),
    await field.locator('xpath=ancestor::form').boundingBox(),
  ]
  expect((below?.y ?? 0) - ((above?.y ?? 0) + (above?.height ?? 0))).toBeGreaterThanOrEqual(8)

  await field.fill('under £5 a month')
  await field.press('Enter')
  await expect(back).toHaveText('See what to relax')
  await back.click()
  await expect(page.getByRole('heading', { name: 'No properties found' })).toBeVisible()
})

test.describe('when the server fails', () => {
  test('an answer that cannot be read is a failure too', async ({ page, isMobile }) => {
    await page.route(/\/trpc\/[^?]*search\.interpret/, (route) =>
      route.fulfill({ json: [{ result: { data: { criteria: null } } }] }),
    )
    await page.goto('/properties?type=rent&location=Clapham')
    const chat = await openChat(page, isMobile)
    const field = chat.getByLabel('Describe what you are looking for')
    await field.fill('with a garden')
    await field.press('Enter')
    await expect(page.getByText('Search Error', { exact: true })).toBeVisible()
    await expect(chat.getByText(/Sorry, I couldn't process your search request/)).toBeVisible()
    await expect(field).toHaveValue('with a garden')
  })

  test.use({ expectedConsoleErrors: [/Failed to load resource/] })

  test('says so and keeps what was typed', async ({ page, isMobile }) => {
    await page.route(/\/trpc\/[^?]*search\.interpret/, (route) => route.abort())
    await page.goto('/properties?type=rent&location=Clapham')
    const address = page.url()
    const chat = await openChat(page, isMobile)
    const field = chat.getByLabel('Describe what you are looking for')
    await field.fill('with a garden')
    await field.press('Enter')

    await expect(page.getByText('Search Error', { exact: true })).toBeVisible()
    await expect(
      page.getByText(
        "Sorry, I couldn't process your search request. Please try again or refine your query.",
      ),
    ).toBeVisible()
    await expect(
      chat.getByText(
        "Sorry, I couldn't process your search request. Please try again or be more specific about what you're looking for.",
      ),
    ).toBeVisible()
    await expect(field).toHaveValue('with a garden')
    expect(page.url()).toBe(address)

    await field.press('Enter')
    await expect(chat.getByText('You: with a garden')).toHaveCount(1)
    await page.unrouteAll()
    await field.press('Enter')
    await expect(page).toHaveURL((url) => url.searchParams.get('features') === 'garden')
    await expect(chat.getByText('You: with a garden')).toHaveCount(1)
    await expect(chat.getByText(/^(Hearth: )?Sorry/)).toHaveCount(0)
  })
})
