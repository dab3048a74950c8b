import { answerInstead } from '../src/answerInstead.ts'
import { tab } from '../src/controls.ts'
import { homesOfAgent } from '../src/correspondence.ts'
import { newAccount, stranger } from '../src/signIn.ts'
import { expect, expectAccessible, test } from '../src/test.ts'
import { dateInWords, inWords, myViewings, requestViewing } from '../src/viewings.ts'
import { calendar, cards, DAY, OTHER_DAY, withViewing } from '../src/viewingsPage.ts'

test('with nothing asked for yet, the page says so in both tabs and leads home', async ({
  page,
}) => {
  await newAccount(page)
  await page.goto('/viewings')
  await expect(page).toHaveTitle('Your Viewings · Hearth')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Viewings')
  await expect(tab(page, 'Scheduled')).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('heading', { name: 'No scheduled viewings yet' })).toBeVisible()
  await expect(page.getByText('No viewings on this day.')).toBeVisible()
  await expectAccessible(page)
  await tab(page, 'Scheduled').press('ArrowRight')
  await expect(page.getByRole('heading', { name: 'No completed viewings yet' })).toBeVisible()
  await page.getByRole('link', { name: 'Schedule a Viewing' }).click()
  await expect(page).toHaveURL('/')
})

test('the calendar has days of viewings in bold and lists those of a day', async ({ page }) => {
  const account = await newAccount(page)
  const homes = await homesOfAgent(page, 3)
  const days = [DAY, DAY, OTHER_DAY]
  for (const [nth, home] of homes.entries()) {
    await requestViewing(page, account, home, days[nth] ?? DAY, ['10:00'])
  }
  await page.goto('/viewings')
  const of = (name: string | RegExp) => calendar(page).getByRole('button', { name })
  const two = of(`${dateInWords(DAY)}, 2 viewings`)
  await expect(two).toHaveAttribute('aria-pressed', 'true')
  await expect(two).toHaveCSS('font-weight', '700')
  await expect(calendar(page).getByRole('heading', { level: 2 })).toHaveText(inWords(DAY))
  await expect(calendar(page).getByRole('listitem')).toHaveCount(2)

  await two.focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  const chosen = calendar(page).locator('[aria-pressed="true"]')
  await expect(chosen).not.toHaveText(String(Number(DAY.slice(8))))
  const one = of(`${dateInWords(OTHER_DAY)}, 1 viewing`)
  if ((await one.count()) === 0) await of('Next month').click()
  await one.click()
  const booking = calendar(page).getByRole('listitem').getByRole('button')
  await expect(booking).toHaveCount(1)
  await expect(booking).toContainText('Pending')
  await tab(page, 'Completed').click()
  await booking.click()
  await expect(cards(page).nth(2)).toBeFocused()
  await expect(cards(page).nth(2)).toContainText(homes[2]?.title ?? '')

  await of('Previous month').click()
  await calendar(page).getByRole('button', { name: /^1 / }).first().click()
  await expect(page.getByText('No viewings on this day.')).toBeVisible()
})

test('notes are written in place, and stay', async ({ page }) => {
  const { home } = await withViewing(page)
  await page.goto('/viewings')
  const card = page.getByRole('article', { name: home.title })
  await card.getByRole('button', { name: 'Add notes' }).click()
  const notes = card.getByLabel('Notes')
  await expect(notes).toBeFocused()
  await notes.fill('Ask about the boiler.')
  await expectAccessible(page)
  await page.reload()
  await expect(notes).toHaveValue('Ask about the boiler.')
  await card.getByRole('button', { name: 'Save notes' }).click()
  await expect(page.getByText('Notes saved successfully')).toBeVisible()
  await expect(notes).toBeHidden()
  await expect(card.getByRole('button', { name: 'Edit notes' })).toBeFocused()
  await page.reload()
  await expect(card.getByText('Ask about the boiler.')).toBeVisible()

  await card.getByRole('button', { name: 'Edit notes' }).click()
  await notes.fill('x'.repeat(2001))
  await card.getByRole('button', { name: 'Save notes' }).click()
  await expect(card.getByText('Your notes can have at most 2,000 characters.')).toBeVisible()
  await card.getByRole('button', { name: 'Discard' }).click()
  await expect(card.getByText('Ask about the boiler.')).toBeVisible()
})

test('what was over, and a home that is no longer listed', async ({ page }) => {
  const { home } = await withViewing(page)
  const [viewing] = await myViewings(page)
  if (!viewing) throw new Error('There is no viewing')
  const property = { ...viewing.property, isListed: false, image: null }
  const startsAt = '2026-07-01T09:30:00.000Z'
  const over = { status: 'completed', date: '2026-07-01', times: ['10:30'], startsAt, actions: [] }
  await answerInstead(page, 'viewing.mine', { data: [{ ...viewing, ...over, property }] })
  await page.goto('/viewings')
  await tab(page, 'Completed').click()
  const card = page.getByRole('article', { name: home.title })
  await expect(card).toContainText('1 July 2026')
  await expect(card.getByText('10:30', { exact: true })).toBeVisible()
  await expect(card.getByText('No longer listed')).toBeVisible()
  await expect(card.getByRole('link')).toBeHidden()
  await expect(card.getByRole('button')).toHaveText('Add notes')
})

test('a proposal whose time has passed can be answered with other times', async ({ page }) => {
  const { home, viewing } = await withViewing(page)
  const lapsed = { waitsFor: 'seeker', date: '2026-07-01', times: ['10:30'] }
  const actions = ['reschedule', 'cancel']
  await answerInstead(page, 'viewing.mine', { data: [{ ...viewing, ...lapsed, actions }] })
  await page.goto('/viewings')
  const card = page.getByRole('article', { name: home.title })
  await expect(
    card.getByText('The agent proposed Wednesday 1 July 2026 at 10:30, which has passed.'),
  ).toBeVisible()
  await expect(card.getByRole('button')).toHaveText(['Ask for other times', 'Cancel', 'Add notes'])
  await card.getByRole('button', { name: 'Ask for other times' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Ask for other times' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(card.getByRole('button', { name: 'Ask for other times' })).toBeFocused()
})

test('what the clock alone changes shows within a minute', async ({ page }) => {
  const { home, viewing } = await withViewing(page)
  const proposed = { waitsFor: 'seeker', isRescheduled: true, date: '2026-07-01', times: ['10:30'] }
  const standing = (actions: string[]) =>
    answerInstead(page, 'viewing.mine', { data: [{ ...viewing, ...proposed, actions }] })
  await standing(['acceptProposal', 'reschedule', 'cancel'])
  await page.clock.install()
  await page.goto('/viewings')
  const card = page.getByRole('article', { name: home.title })
  await expect(card.getByRole('button', { name: 'Accept this time' })).toBeVisible()
  await standing(['reschedule', 'cancel'])
  await page.clock.fastForward(60_000)
  await expect(card.getByText('which has passed')).toBeVisible()
  await expect(card.getByRole('button', { name: 'Accept this time' })).toBeHidden()
})

test('what a guest asked for is there once the address is confirmed', async ({
  page,
  browser,
  baseURL,
}) => {
  const guest = await browser.newContext({ baseURL: baseURL ?? '' })
  const ada = stranger()
  const [home] = await homesOfAgent(page, 1)
  if (!home) throw new Error('The demo agent has no home')
  await requestViewing(guest, ada, home, DAY, ['10:00'])
  await guest.close()
  await newAccount(page, ada)
  await page.goto('/viewings')
  await expect(page.getByRole('article', { name: home.title })).toBeVisible()
})
