import { askAnew } from '../src/askAnew.ts'
import { expect, expectAccessible, test } from '../src/test.ts'

/** Where no test lists homes of its own, which have no pictures and come first. */
const PICTURED = '/properties?type=rent&location=Bristol'

test('the toggle rewrites the type and keeps all else', async ({ page }) => {
  await page.goto('/properties?type=sale&location=Bristol&beds=2&sort=priceAsc')
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.getByText('To Rent', { exact: true }).click()
  await expect(page).toHaveURL((url) => url.searchParams.get('type') === 'rent')
  const params = new URL(page.url()).searchParams
  expect(Object.fromEntries(params)).toEqual({
    type: 'rent',
    location: 'Bristol',
    beds: '2',
    sort: 'priceAsc',
  })
  await expect(page.getByText(/homes? to rent in Bristol$/).first()).toBeVisible()
})

test('a rent does not limit homes for sale, and that is told', async ({ page }) => {
  await page.goto('/properties?type=rent&location=Clapham&maxPrice=1800')
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.getByText('For Sale', { exact: true }).click()
  await expect(
    page.getByText("Price limit removed: £1,800 pcm doesn't apply to homes for sale"),
  ).toBeVisible()
  await expect(page).toHaveURL(/\/properties\?type=sale&location=Clapham$/)
  await expect(page.getByText(/^\d+ homes? for sale in Clapham$/).first()).toBeVisible()
})

test('a range the wrong way round is turned', async ({ page }) => {
  await page.goto('/properties?type=rent&beds=3&maxBeds=1')
  await expect(page.getByRole('button', { name: '1–3 beds', exact: true })).toBeVisible()
  await expect(page).toHaveURL(/\?type=rent&beds=1&maxBeds=3$/)
})

test('prices are sorted, and the order is in the address', async ({ page }) => {
  await page.goto('/properties?type=rent')
  await page.getByLabel('Sort homes by').selectOption('Price low to high')
  await expect(page).toHaveURL(/sort=priceAsc/)
  await expect
    .poll(async () => {
      const texts = await page
        .getByRole('article')
        .getByText(/^£[\d,]+ pcm/)
        .allInnerTexts()
      const prices = texts.map((text) => Number(text.replace(/ pcm.*/s, '').replace(/[£,]/g, '')))
      return prices.length > 5 && prices.every((price, i) => price >= (prices[i - 1] ?? 0))
    })
    .toBe(true)
})

test('homes can be sorted by distance only around a place', async ({ page }) => {
  await page.goto('/properties?type=rent&location=Clapham')
  const sort = page.getByLabel('Sort homes by')
  await expect(sort.getByRole('option', { name: 'Nearest' })).toBeAttached()
  await page.getByRole('button', { name: 'Remove Clapham' }).click()
  await expect(sort.getByRole('option', { name: 'Nearest' })).toHaveCount(0)
})

test('parameters that make no sense are told and the rest kept', async ({ page }) => {
  await page.goto('/properties?type=castle&location=Leeds&beds=two&maxPrice=-4&utm_source=x')
  await expect(page.getByText(/homes? for sale in Leeds$/).first()).toBeVisible()
  for (const unread of ['type=castle', 'beds=two', 'maxPrice=-4']) {
    await expect(page.getByText(`Not applied: ${unread}`)).toBeVisible()
    await expect(page).not.toHaveURL(new RegExp(`[?&]${unread}`))
    await page.getByRole('button', { name: `Remove “${unread}”` }).click()
    await expect(page.getByText(`Not applied: ${unread}`)).toHaveCount(0)
  }
  await page.getByText('To Rent', { exact: true }).click()
  await expect(page).toHaveURL(/\/properties\?type=rent&location=Leeds$/)
})

test('six skeletons hold the place of the homes', async ({ page }) => {
  let letGo: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await askAnew(page, 'search.results')
  await page.route(/\/trpc\/[^?]*search\.results/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/properties?type=rent')
  await expect(page.getByTestId('skeleton-card')).toHaveCount(6)
  letGo()
  await expect(page.getByTestId('skeleton-card')).toHaveCount(0)
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('nothing found: which place was understood, and what to give up', async ({ page }) => {
  await page.goto('/properties?type=rent&location=Clapham&beds=2&maxPrice=5')
  await expect(page.getByRole('heading', { name: 'No properties found' })).toBeVisible()
  await expect(
    page.getByText("Try describing what you're looking for in the chat above"),
  ).toBeVisible()
  await expect(page.getByText(/We (looked in|took “Clapham” to be) Clapham/)).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: /Without “Up to £5 pcm”/ }).click()
  await expect(page).toHaveURL((url) => !url.searchParams.has('maxPrice'))
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('what to give up is called as its chip calls it', async ({ page }) => {
  await page.goto('/properties?type=rent&location=Clapham&beds=1&maxBeds=2&minPrice=4&maxPrice=5')
  const offers = page.getByRole('heading', { name: 'Or ask for a little less' }).locator('..')
  await expect(offers.getByRole('button', { name: /^Without “£4–£5 pcm”/ })).toBeVisible()
  for (const text of await offers.getByRole('button').allInnerTexts()) {
    expect(text).not.toMatch(/maxBeds|minPrice|maxPrice|radius|listingType/)
  }
})

test('a further page comes by the button too', async ({ page }) => {
  await page.goto('/properties')
  await expect(page.getByRole('article')).toHaveCount(24)
  await page.getByRole('button', { name: 'Show more homes' }).click()
  await expect.poll(() => page.getByRole('article').count()).toBeGreaterThan(24)
  const links = await page
    .getByRole('article')
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(new Set(links).size).toBe(links.length)
})

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 900 }, hasTouch: false, isMobile: false })

  test('cards side by side are as high as each other, and their feet are level', async ({
    page,
  }) => {
    await page.goto('/properties?type=sale')
    await expect(page.getByRole('article')).toHaveCount(24)
    const cards = await page.getByRole('article').evaluateAll((all) =>
      all.map((card) => {
        const foot = [...card.querySelectorAll('h3 ~ ul')].at(-1)
        return {
          top: Math.round(card.getBoundingClientRect().top),
          height: Math.round(card.getBoundingClientRect().height),
          foot: Math.round(foot?.getBoundingClientRect().bottom ?? 0),
          priceHeight: card.querySelector('p')?.getBoundingClientRect().height,
        }
      }),
    )
    expect(new Set(cards.map((card) => card.priceHeight)).size).toBe(1)
    const rows = Object.values(Object.groupBy(cards, ({ top }) => top))
    expect(rows.length).toBe(8)
    for (const row of rows) {
      expect(new Set(row?.map(({ height }) => height)).size).toBe(1)
      expect(new Set(row?.map(({ foot }) => foot)).size).toBe(1)
    }
  })
})

test.describe('with a mouse', () => {
  test.use({ viewport: { width: 1440, height: 900 }, hasTouch: false, isMobile: false })

  test('the arrows turn the pictures and the rest of the card leads to the home', async ({
    page,
  }) => {
    await page.goto(PICTURED)
    const card = page.getByRole('article').first()
    await card.hover()
    await card.getByRole('button', { name: /^Next picture of/ }).click()
    await expect(card.getByRole('img').first()).toHaveAttribute('alt', /^Picture 2 of/)
    expect(new URL(page.url()).pathname).toBe('/properties')

    const box = await card.boundingBox()
    if (!box) throw new Error('the card is not on the page')
    await card.click({ position: { x: box.width / 2, y: box.height * 0.2 } })
    await expect(page).toHaveURL(/\/property\/\d+$/)
  })
})

test.describe('without a mouse', () => {
  test('the arrow keys turn the pictures of the card in focus', async ({ page }) => {
    await page.goto(PICTURED)
    const card = page.getByRole('article').first()
    const picture = card.getByRole('img').first()
    await expect(picture).toHaveAttribute('alt', /^Picture 1 of/)
    await card.getByRole('link').focus()
    await page.keyboard.press('ArrowRight')
    await expect(picture).toHaveAttribute('alt', /^Picture 2 of/)
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    const last = await picture.getAttribute('alt')
    expect(last).toMatch(/^Picture (\d+) of \1$/)
  })
})

test.describe('when the server fails', () => {
  test.use({ expectedConsoleErrors: [/Failed to load resource/] })

  test('says so, and loads when asked again', async ({ page }) => {
    await askAnew(page, 'search.results')
    await page.route(/\/trpc\/[^?]*search\.results/, (route) => route.abort())
    await page.goto('/properties?type=rent')
    await expect(page.getByText('Error loading properties')).toBeVisible()
    await expect(page.getByText('Please try again later')).toBeVisible()
    await expectAccessible(page)

    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('article').first()).toBeVisible()
  })

  test('an answer that cannot be read is told too', async ({ page }) => {
    await askAnew(page, 'search.results')
    await page.route(/\/trpc\/[^?]*search\.results/, (route) =>
      route.fulfill({ json: [{ result: { data: { items: null } } }] }),
    )
    await page.goto('/properties?type=rent')
    await expect(page.getByText('Error loading properties')).toBeVisible({ timeout: 10_000 })
  })

  test('a picture that does not load becomes a placeholder', async ({ page }) => {
    await page.route(/\/art\/(?!placeholder)/, (route) => route.abort())
    await page.goto(PICTURED)
    await expect(page.getByRole('article').first().getByRole('img').first()).toHaveAttribute(
      'src',
      /\/art\/placeholder\//,
    )
  })
})
