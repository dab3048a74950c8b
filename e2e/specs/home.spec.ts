import type { Page } from '@playwright/test'
import { askAnew } from '../src/askAnew.ts'
import { expect, expectAccessible, test } from '../src/test.ts'

const QUERY = '2 bed flat to rent in Clapham under £1,800 a month'
const FIRST_EXAMPLE = 'A 3-bed house to rent in Wandsworth with a garden, near a tube station'

const box = (page: Page) =>
  page.getByRole('textbox', { name: 'Describe the home you are looking for' })
const send = (page: Page) => page.getByRole('button', { name: 'Search', exact: true })
const typed = (page: Page) => page.getByTestId('typed-example')

/** Counts what the page asks the server to interpret, and lets it through. */
function countInterpretations(page: Page) {
  const counted = { requests: 0 }
  page.on('request', (request) => {
    if (request.url().includes('search.interpret')) counted.requests++
  })
  return counted
}

/** Lets the server's reading of the words wait until the returned function is called. */
async function holdInterpretation(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/search\.interpret/, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

test('shows the hero, and is accessible', async ({ page }) => {
  await page.goto('/')
  const hero = page.getByRole('region', { name: 'Discover your next home' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Discover your next home')
  const viewport = page.viewportSize()?.height ?? 0
  expect((await hero.boundingBox())?.height).toBeCloseTo(viewport * 0.85, 0)
  await expect(page.getByRole('heading', { name: 'Homes people are looking at' })).toBeVisible()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expectAccessible(page)
})

test('types examples that a screen reader does not read out', async ({ page }) => {
  await page.goto('/')
  await expect(box(page)).toHaveAttribute('rows', '2')
  await expect(typed(page)).toHaveAttribute('aria-hidden', 'true')
  await expect(typed(page)).toHaveText(/^A 3-bed/)
  await expect(typed(page)).toHaveText(FIRST_EXAMPLE)
  await expect(typed(page)).toHaveText(/^A 1-bed flat/)
  await box(page).fill('a')
  await expect(typed(page)).toHaveCount(0)
})

test('an example stands still for people who prefer that', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await expect(typed(page)).toHaveText(FIRST_EXAMPLE)
  await page.waitForTimeout(4000)
  await expect(typed(page)).toHaveText(FIRST_EXAMPLE)
})

test('Enter sends and goes on with the criteria in the address', async ({ page }) => {
  await page.goto('/')
  await box(page).fill(QUERY)
  await box(page).press('Enter')
  await expect(page).toHaveURL(/\/search-loading\?/)
  const params = new URL(page.url()).searchParams
  expect(Object.fromEntries(params)).toMatchObject({
    type: 'rent',
    location: 'Clapham',
    beds: '2',
    maxPrice: '1800',
  })
  expect(params.has('baths')).toBe(false)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test('Shift and Enter begins a new line, and nothing is not sent', async ({ page }) => {
  const counted = countInterpretations(page)
  await page.goto('/')
  await box(page).press('Enter')
  await box(page).fill('   ')
  await send(page).click()
  await box(page).fill('one')
  await box(page).press('Shift+Enter')
  await box(page).pressSequentially('two')
  await expect(box(page)).toHaveValue('one\ntwo')
  expect(counted.requests).toBe(0)
  await expect(page).toHaveURL('/')
})

test('the send button is disabled while the words are read', async ({ page }) => {
  const answer = await holdInterpretation(page)
  const counted = countInterpretations(page)
  await page.goto('/')
  await box(page).fill(QUERY)
  await send(page).click()
  await expect(page.getByRole('button', { name: 'Searching' })).toBeDisabled()
  await box(page).press('Enter')
  expect(counted.requests).toBe(1)
  answer()
  await expect(page).toHaveURL(/\/search-loading\?/)
})

test('an example to try is filled in and sent', async ({ page }) => {
  const answer = await holdInterpretation(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'pet-friendly flat in Leith' }).click()
  await expect(box(page)).toHaveValue('pet-friendly flat in Leith')
  answer()
  await expect(page).toHaveURL(/\/search-loading\?type=sale&location=Leith&.*features=pets/)
})

test('the toggle says whether to buy or to rent', async ({ page }) => {
  await page.goto('/')
  await page.getByText('Rent', { exact: true }).last().click()
  await box(page).fill('3 beds in York')
  await box(page).press('Enter')
  await expect(page).toHaveURL(/type=rent/)
})

test('words that are not about a home get an answer, and the page stays', async ({ page }) => {
  await page.goto('/')
  await box(page).fill('what is the weather like')
  await box(page).press('Enter')
  await expect(page.getByRole('status')).not.toBeEmpty()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test.describe('when the server fails', () => {
  test.use({ expectedConsoleErrors: [/status of 500/] })

  const failure = JSON.stringify([
    {
      error: {
        message: 'Internal server error',
        code: -32603,
        data: { code: 'INTERNAL_SERVER_ERROR', httpStatus: 500, path: 'search.interpret' },
      },
    },
  ])

  test('says so twice, and keeps what was typed', async ({ page }) => {
    await page.route(/search\.interpret/, (route) =>
      route.fulfill({ status: 500, contentType: 'application/json', body: failure }),
    )
    await page.goto('/')
    await box(page).fill(QUERY)
    await box(page).press('Enter')
    await expect(page.getByRole('alert')).toHaveText('Internal server error')
    await expect(page.getByRole('status')).toHaveText(
      "I'm sorry, I encountered an error: Internal server error. Please try again with a different query.",
    )
    await expect(box(page)).toHaveValue(QUERY)
    await expect(send(page)).toBeEnabled()
    await expectAccessible(page)
  })

  const UNREADABLE = 'The server gave an answer that could not be read.'
  for (const [what, body] of [
    ['another shape', '[{"result":{"data":{"criteria":null}}}]'],
    ['a page', '<!doctype html><title>Bad gateway</title>'],
  ]) {
    test(`an answer that is ${what} is told in plain words`, async ({ page }) => {
      await page.route(/search\.interpret/, (route) => route.fulfill({ body }))
      await page.goto('/')
      await box(page).fill(QUERY)
      await box(page).press('Enter')
      await expect(page.getByRole('alert')).toHaveText(UNREADABLE)
      await expect(page.getByRole('status')).toHaveText(
        "I'm sorry, I encountered an error: The server gave an answer that could not be read. Please try again with a different query.",
      )
    })
  }

  test('homes and places that cannot be loaded are told', async ({ page }) => {
    await askAnew(page, 'property.popular')
    await page.route(/property\.popular/, (route) => route.fulfill({ status: 500, body: '' }))
    await page.goto('/')
    await expect(page.getByText('Error loading properties')).toBeVisible()
    await expect(page.getByText('Please try again later').first()).toBeVisible()
  })
})

test('what was typed is there again for whoever comes back', async ({ page }) => {
  await page.goto('/')
  await page.getByText('Rent', { exact: true }).last().click()
  await box(page).fill('3 beds in York')
  await box(page).press('Enter')
  await expect(page).toHaveURL(/\/search-loading\?/)
  await page.goBack()
  await expect(box(page)).toHaveValue('3 beds in York')
  await expect(page.getByRole('radio', { name: 'Rent' })).toBeChecked()
})

test('leads to a home and to all homes', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('article').first().getByRole('link').click()
  await expect(page).toHaveURL(/\/property\/\d+$/)
  await page.goBack()
  await page.getByRole('link', { name: 'See all' }).click()
  await expect(page).toHaveURL(/\/properties/)
})

// A place where no test lists homes of its own.
test('a place leads to its homes, as many as it says', async ({ page }) => {
  await page.goto('/')
  const places = page.getByRole('region', { name: 'Where homes are waiting' })
  const [sale = 0, rent = 0] = await Promise.all(
    ['for sale', 'to rent'].map(async (wanted) => {
      const text = await places.getByRole('link', { name: `${wanted} in Bristol` }).textContent()
      return Number.parseInt(text ?? '', 10)
    }),
  )
  await expect(places.getByText(`${sale + rent} homes`)).toBeVisible()

  await places.getByRole('link', { name: 'for sale in Bristol' }).click()
  await expect(page).toHaveURL(/\/properties\?type=sale&location=Bristol$/)
  await expect(page.getByText(`${sale} homes for sale in Bristol`).first()).toBeVisible()
  await page.goBack()
  await places.getByRole('link', { name: 'to rent in Bristol' }).click()
  await expect(page.getByText(`${rent} homes to rent in Bristol`).first()).toBeVisible()
})
