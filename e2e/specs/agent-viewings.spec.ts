import type { Browser, Page } from '@playwright/test'
import { openAgency } from '../src/agency.ts'
import { answerInstead, answerOf } from '../src/answerInstead.ts'
import { button } from '../src/controls.ts'
import type { Home } from '../src/correspondence.ts'
import { newAccount, stranger } from '../src/signIn.ts'
import { expect, expectAccessible, test } from '../src/test.ts'
import { dateInWords, inWords, requestViewing } from '../src/viewings.ts'
import { chooseDay, DAY, OTHER_DAY } from '../src/viewingsPage.ts'

const TAB = '/agent/dashboard?tab=viewings'
const calendar = (page: Page) => page.getByRole('region', { name: 'Calendar View' })
const card = (page: Page, home: Home) => page.getByRole('article', { name: home.title })
const empty = (page: Page) => page.getByRole('heading', { name: 'No pending viewing requests' })

/** People at other computers, who ask to view homes. */
async function seekers(browser: Browser, baseURL: string | undefined) {
  const elsewhere = await browser.newContext(baseURL === undefined ? {} : { baseURL })
  return {
    ask: (home: Home, times: string[], name = 'Ada Byron', day = DAY) =>
      requestViewing(elsewhere, { ...stranger(), name }, home, day, times),
    close: () => elsewhere.close(),
  }
}

/** Chooses a day in the calendar, in whichever month it is. */
async function showDay(page: Page, day: string) {
  const control = calendar(page).getByRole('button', { name: new RegExp(`^${dateInWords(day)}`) })
  while ((await control.count()) === 0)
    await calendar(page).getByRole('button', { name: 'Next month' }).click()
  await control.click()
  return control
}

test('requests arrive on the dashboard and are accepted, declined or answered with another time', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  const { homes } = await openAgency(page, 3)
  const [first, second, third] = homes as [Home, Home, Home]
  const people = await seekers(browser, baseURL)
  await page.goto(TAB)
  await expect(page.getByRole('heading', { name: 'Pending Requests' })).toBeVisible()
  await expect(empty(page)).toBeVisible()
  await expect(calendar(page).getByText('No viewings on this day.')).toBeVisible()
  await expectAccessible(page)

  await people.ask(first, ['10:00', '14:00'])
  const request = card(page, first)
  await expect(request).toContainText('Ada Byron')
  await expect(request.getByText('Pending', { exact: true })).toBeVisible()
  await expect(request.getByText(inWords(DAY))).toBeVisible()
  await expect(request.getByRole('radio', { name: `${inWords(DAY)} at 10:00` })).toBeChecked()
  await expectAccessible(page)
  await request.getByRole('button', { name: 'Accept' }).click()
  await expect(page.getByText('Viewing request accepted')).toBeVisible()
  await expect(empty(page)).toBeVisible()

  const day = await showDay(page, DAY)
  await expect(day).toHaveAccessibleName(`${dateInWords(DAY)}, 1 viewing`)
  await expect(day).toHaveCSS('font-weight', '700')
  const booking = calendar(page).getByRole('listitem').getByRole('button')
  await expect(booking).toContainText(/10:00.*Ada Byron · Confirmed/)
  await booking.press('Enter')
  const details = page.getByRole('dialog', { name: 'Viewing Details' })
  await expect(details.getByText(`${inWords(DAY)} at 10:00`)).toBeVisible()
  await expect(details.getByRole('link', { name: /@example\.com/ })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(booking).toBeFocused()

  // A time at which the agent is elsewhere cannot be chosen; the next one is.
  await people.ask(second, ['10:00', '14:00'], 'Bo Ash')
  const rival = card(page, second)
  await expect(rival.getByRole('radio', { name: `${inWords(DAY)} at 10:00, taken` })).toBeDisabled()
  await expect(rival.getByRole('radio', { name: `${inWords(DAY)} at 14:00` })).toBeChecked()
  await rival.getByRole('button', { name: 'Decline' }).click()
  const decline = page.getByRole('dialog', { name: 'Decline Viewing Request' })
  await decline.getByRole('button', { name: 'Decline request' }).click()
  await expect(decline.getByText('Enter a reason for declining.')).toBeVisible()
  await expect(decline.getByLabel('Reason')).toBeFocused()
  await decline.getByLabel('Reason').fill('The home is under offer.')
  await expectAccessible(page)
  await decline.getByRole('button', { name: 'Decline request' }).click()
  await expect(page.getByText('Viewing request declined')).toBeVisible()
  await expect(rival).toBeHidden()
  // What was pressed is gone with its card: the keyboard goes on at the list.
  await expect(page.locator('[tabindex="-1"]:focus').getByText('No pending')).toBeVisible()

  await people.ask(third, ['11:00'], 'Cy Elm')
  await card(page, third).getByRole('button', { name: 'Propose Time' }).click()
  const propose = page.getByRole('dialog', { name: 'Propose Alternative Times' })
  await expect(propose.getByRole('radio')).toHaveCount(6)
  await expect(propose.getByRole('radio').first()).toBeDisabled()
  await expect(propose.getByText('taken')).toBeVisible()
  await expect(propose.getByRole('button', { name: 'Propose Time' })).toBeDisabled()
  await propose.getByLabel(`${inWords(DAY)} at 16:00`).check()
  await expectAccessible(page)
  await propose.getByLabel('Another day and time').check()
  await chooseDay(page, OTHER_DAY)
  await propose.getByRole('button', { name: '12:30' }).click()
  // The times come out from behind the foot of the dialog by scrolling.
  const last = propose.getByRole('button', { name: '16:30' })
  await last.evaluate((time) => time.scrollIntoView({ block: 'end' }))
  await expectAccessible(page)
  await propose.getByRole('button', { name: 'Propose Time' }).click()
  await expect(page.getByText('Alternative time proposed')).toBeVisible()
  await expect(empty(page)).toBeVisible()
  await showDay(page, OTHER_DAY)
  await expect(calendar(page).getByText('Cy Elm · Time proposed')).toBeVisible()
  await people.close()
})

test('the page of requests: found, written about, confirmed and rejected', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  const { homes } = await openAgency(page, 2)
  const [first, second] = homes as [Home, Home]
  const people = await seekers(browser, baseURL)
  await page.goto('/agent/viewings')
  await expect(page).toHaveTitle('Viewing Requests · Hearth')
  await expect(page.getByRole('heading', { name: 'No viewing requests yet' })).toBeVisible()
  await expectAccessible(page)

  const elsewhere = await browser.newContext(baseURL === undefined ? {} : { baseURL })
  const ada = await newAccount(elsewhere)
  const id = await requestViewing(elsewhere, ada, first, DAY, ['10:00'])
  await people.ask(second, ['15:00'], 'Bo Ash')
  await expect(card(page, first)).toContainText(ada.name)
  await expect(card(page, second)).toContainText('Bo Ash')
  await expectAccessible(page)

  const box = card(page, first).getByLabel('Send Message')
  const send = card(page, first).getByRole('button', { name: 'Send Message' })
  await box.fill('   ')
  await send.click()
  await expect(box).toHaveValue('   ')
  await box.fill('Shall we meet at the gate?')
  await page.reload()
  await expect(box).toHaveValue('Shall we meet at the gate?')
  await send.click()
  await expect(page.getByText('Message sent')).toBeVisible()
  await expect(box).toHaveValue('')
  const thread = { propertyId: first.id, email: ada.email }
  const { messages } = await answerOf<{ messages: { text: string }[] }>(
    page,
    'agent.messages.thread',
    thread,
  )
  expect(messages.map(({ text }) => text)).toEqual(['Shall we meet at the gate?'])

  await page.getByRole('searchbox', { name: 'Search viewings' }).fill('bo ash')
  await expect(card(page, first)).toBeHidden()
  await card(page, second).getByRole('button', { name: 'Reject' }).click()
  const dialog = page.getByRole('dialog', { name: 'Decline Viewing Request' })
  await dialog.getByLabel('Reason').fill('The home is under offer.')
  await dialog.getByRole('button', { name: 'Decline request' }).click()
  await expect(page.getByText('Viewing request declined')).toBeVisible()
  await expect(card(page, second).getByText('Cancelled', { exact: true })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search viewings' }).fill('nobody of that name')
  await expect(page.getByText('Nothing found for “nobody of that name”')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search viewings' }).fill('')

  await card(page, first).getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('Viewing request accepted')).toBeVisible()
  await page.getByRole('link', { name: 'Confirmed' }).click()
  // A pointer that rests on a toast keeps it, over what is pressed next.
  await page.mouse.move(0, 0)
  await expect(page).toHaveURL('/agent/viewings?part=agreed')
  await expect(card(page, first).getByText(`${inWords(DAY)} at 10:00`)).toBeVisible()
  await expect(card(page, second)).toBeHidden()
  await expectAccessible(page)

  // A wish for another time is answered the same, and the agreed one is held until then.
  const wish = { id, dates: [OTHER_DAY], times: ['09:30', '16:30'] }
  await elsewhere.request.post('/trpc/viewing.reschedule', { data: wish })
  await page.getByRole('link', { name: 'To answer' }).click()
  await expect(card(page, first).getByText('Rescheduling', { exact: true })).toBeVisible()
  await expect(
    card(page, first).getByText(
      `The agreed time, ${inWords(DAY)} at 10:00, is held until you answer.`,
    ),
  ).toBeVisible()
  await card(page, first)
    .getByRole('radio', { name: `${inWords(OTHER_DAY)} at 16:30` })
    .check()
  await expectAccessible(page)
  await card(page, first).getByRole('button', { name: 'Confirm' }).click()
  await expect(empty(page)).toBeVisible()
  const viewing = await answerOf<{ startsAt: string }>(page, 'agent.viewings.byId', { id })
  expect(viewing.startsAt.slice(0, 10)).toBe(OTHER_DAY)
  await elsewhere.close()
  await people.close()
})

test.describe('when something fails', () => {
  test.use({ expectedConsoleErrors: [/Failed to load resource/] })

  test('a time that was taken meanwhile: the alternatives are offered at once', async ({
    page,
    browser,
    baseURL,
  }) => {
    test.slow()
    const { homes, accept } = await openAgency(page, 2)
    const [first, second] = homes as [Home, Home]
    const people = await seekers(browser, baseURL)
    const rival = await people.ask(first, ['10:00'])
    await people.ask(second, ['10:00'], 'Bo Ash')
    // No live connection: the page shows what was.
    await page.route(/live\.changes/, (route) => route.abort())
    await page.goto(TAB)
    await expect(card(page, second)).toBeVisible()
    await accept(rival, DAY, '10:00')
    await card(page, second).getByRole('button', { name: 'Accept' }).click()
    await expect(page.getByText('Failed to accept viewing request')).toBeVisible()
    const propose = page.getByRole('dialog', { name: 'Propose Alternative Times' })
    await expect(propose.getByText('That time is taken')).toBeVisible()
    await expect(propose.getByLabel(`${inWords(DAY)} at 10:00`)).toBeDisabled()
    await propose.getByLabel(`${inWords(DAY)} at 14:00`).check()
    await expectAccessible(page)

    await page.route(/viewings\.proposeTime/, (route) => route.abort())
    await propose.getByRole('button', { name: 'Propose Time' }).click()
    await expect(page.getByText('Failed to propose new time')).toBeVisible()
    await expect(propose.getByLabel(`${inWords(DAY)} at 14:00`)).toBeChecked()
    await page.unroute(/viewings\.proposeTime/)
    await propose.getByRole('button', { name: 'Propose Time' }).click()
    await expect(page.getByText('Alternative time proposed')).toBeVisible()
    await people.close()
  })

  test('what was typed stays, and the lists can be asked for again', async ({
    page,
    browser,
    baseURL,
  }) => {
    test.slow()
    const { home } = await openAgency(page)
    const people = await seekers(browser, baseURL)
    await people.ask(home, ['10:00'])
    await answerInstead(page, 'agent.viewings.list', { fails: 400 })
    await page.goto(TAB)
    await expect(page.getByText('Failed to fetch dashboard data. Please try again.')).toBeVisible()
    await page.goto('/agent/viewings')
    await expect(page.getByText('The viewings could not be loaded')).toBeVisible()
    await expectAccessible(page)
    await page.unrouteAll()
    await button(page, 'Try again').click()
    const request = card(page, home)
    await page.route(/viewings\.(accept|decline)|messages\.reply/, (route) => route.abort())
    await request.getByRole('button', { name: 'Confirm' }).click()
    await expect(request.getByRole('alert')).toContainText('Failed to accept viewing request')
    await expectAccessible(page)
    await request.getByLabel('Send Message').fill('See you there.')
    await request.getByRole('button', { name: 'Send Message' }).click()
    await expect(request.getByText('This has not been sent')).toBeVisible()
    await expect(request.getByLabel('Send Message')).toHaveValue('See you there.')
    await request.getByRole('button', { name: 'Reject' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Reason').fill('Under offer.')
    await dialog.getByRole('button', { name: 'Decline request' }).click()
    await expect(dialog.getByRole('alert')).toContainText('Failed to decline viewing request')
    await expectAccessible(page)
    await expect(dialog.getByLabel('Reason')).toHaveValue('Under offer.')
    await page.unrouteAll()
    await dialog.getByRole('button', { name: 'Decline request' }).click()
    await expect(page.getByText('Viewing request declined')).toBeVisible()
    await people.close()
  })
})
