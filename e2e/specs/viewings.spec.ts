import type { Browser, Page } from '@playwright/test'
import { answerInstead } from '../src/answerInstead.ts'
import { homesOfAgent } from '../src/correspondence.ts'
import { newAccount, stranger } from '../src/signIn.ts'
import { expect, expectAccessible, test } from '../src/test.ts'
import {
  dateInWords,
  daysToCome,
  inWords,
  myViewingOf,
  myViewings,
  requestViewing,
  viewingsAgentElsewhere,
} from '../src/viewings.ts'

const NO_WISH = 'Please select at least one date and time option'
const HALF_HOURS = [
  '09:00',
  '09:30',
  '10:00',
  '10:30',
  '11:00',
  '11:30',
  '12:00',
  '12:30',
  '13:00',
  '13:30',
  '14:00',
  '14:30',
  '15:00',
  '15:30',
  '16:00',
  '16:30',
]
const [DAY = '', OTHER_DAY = '', THIRD_DAY = ''] = daysToCome(3)

const tab = (page: Page, name: 'Scheduled' | 'Completed') =>
  page.getByRole('tab', { name, exact: true })
const cards = (page: Page) => page.getByRole('tabpanel').getByRole('article')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const calendar = (page: Page) => page.getByRole('region', { name: 'Calendar' })
const slots = (page: Page) =>
  page.getByRole('dialog').getByRole('group', { name: 'Times' }).getByRole('button')

/** Chooses a day in the calendar of the dialog, in whichever month it is. */
async function chooseDay(page: Page, day: string) {
  const dialog = page.getByRole('dialog')
  const control = dialog.getByRole('button', { name: dateInWords(day), exact: true })
  while ((await control.count()) === 0)
    await dialog.getByRole('button', { name: 'Next month' }).click()
  await control.click()
  return control
}

/** A new account with one viewing, asked for at two times. */
async function withViewing(page: Page) {
  const account = await newAccount(page)
  const [home] = await homesOfAgent(page, 1)
  if (!home) throw new Error('The demo agent has no home')
  await requestViewing(page, account, home, DAY, ['10:00', '14:00'])
  return { account, home, viewing: await myViewingOf(page, home) }
}

/** The same, and the agent who answers it at another computer. */
async function withAgent(page: Page, browser: Browser, baseURL: string | undefined) {
  return { ...(await withViewing(page)), agent: await viewingsAgentElsewhere(browser, baseURL) }
}

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

test('a viewing from its request to its end, with the agent answering elsewhere', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  const account = await newAccount(page)
  const [home] = await homesOfAgent(page, 1)
  if (!home) throw new Error('The demo agent has no home')
  const agent = await viewingsAgentElsewhere(browser, baseURL)

  await page.goto(`/property/${home.id}`)
  await button(page, 'Book a Viewing').first().click()
  const request = page.getByRole('dialog', { name: 'Book a Viewing' })
  await expect(request.getByLabel('Name')).toHaveValue(account.name)
  await expect(request.getByLabel('Email')).toHaveValue(account.email)
  await request.getByLabel('Phone').fill('020 7946 0102')
  await chooseDay(page, DAY)
  await request.getByRole('button', { name: '10:00' }).click()
  await request.getByRole('button', { name: '14:00' }).click()
  await request.getByRole('button', { name: 'Request Viewing' }).click()
  await expect(page.getByText('Viewing Request Sent')).toBeVisible()

  await page.goto('/viewings')
  const card = page.getByRole('article', { name: home.title })
  await expect(card).toContainText(dateInWords(DAY))
  await expect(card.getByText('Pending', { exact: true })).toBeVisible()
  await expect(card.getByText(`Property #${home.id}`, { exact: true })).toBeVisible()
  await expect(card.getByText(/^Agent: \S+/)).toBeVisible()
  await expect(card.getByRole('link', { name: home.title })).toHaveAttribute(
    'href',
    `/property/${home.id}`,
  )
  await expect(card.getByText('You asked for 10:00 or 14:00.')).toBeVisible()
  await expect(card.getByRole('button', { name: 'Reschedule' })).toBeHidden()
  await expectAccessible(page)

  const { id } = await myViewingOf(page, home)
  await agent.accept(id, DAY, '14:00')
  await expect(card.getByText('Scheduled', { exact: true })).toBeVisible()
  await expect(card.getByText('14:00', { exact: true })).toBeVisible()

  await card.getByRole('button', { name: 'Reschedule' }).click()
  await expect(slots(page)).toHaveText(HALF_HOURS)
  await button(page, 'Send request').click()
  await expect(page.getByText(NO_WISH)).toBeVisible()
  const first = await chooseDay(page, OTHER_DAY)
  await expect(first).toHaveAttribute('aria-pressed', 'true')
  await button(page, 'Send request').click()
  await expect(page.getByText(NO_WISH)).toBeVisible()
  await chooseDay(page, THIRD_DAY)
  await slots(page).nth(15).click()
  await slots(page).nth(1).click()
  await expectAccessible(page)
  await button(page, 'Send request').click()
  await expect(page.getByText('Reschedule request sent')).toBeVisible()
  await expect(card).toBeFocused()
  await expect(card.getByText('Pending', { exact: true })).toBeVisible()
  await expect(card.getByText('Reschedule request submitted for:')).toBeVisible()
  await expect(
    card.getByRole('list', { name: 'Requested dates' }).getByRole('listitem'),
  ).toHaveText([inWords(OTHER_DAY), inWords(THIRD_DAY)])
  await expect(
    card.getByRole('list', { name: 'Requested times' }).getByRole('listitem'),
  ).toHaveText(['09:30', '16:30'])
  await expect(card.getByText(/is held until the agent answers/)).toHaveText(
    `Your agreed time, ${inWords(DAY)} at 14:00, is held until the agent answers.`,
  )
  await expect(card.getByRole('button', { name: 'Reschedule' })).toBeHidden()
  await expectAccessible(page)

  await agent.propose(id, THIRD_DAY, '11:30')
  await expect(card.getByText(`The agent proposes ${inWords(THIRD_DAY)} at 11:30.`)).toBeVisible()
  await expect(page.getByText('One viewing waits for your answer')).toBeVisible()
  await expectAccessible(page)
  await card.getByRole('button', { name: 'Accept this time' }).click()
  await expect(page.getByText('Viewing scheduled')).toBeVisible()
  await expect(card.getByText('11:30', { exact: true })).toBeVisible()
  await expect(card).toContainText(dateInWords(THIRD_DAY))

  await card.getByRole('button', { name: 'Cancel' }).click()
  await expect(button(page, 'Keep viewing')).toBeFocused()
  await expectAccessible(page)
  await button(page, 'Keep viewing').click()
  await expect(card.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await card.getByRole('button', { name: 'Cancel' }).click()
  await button(page, 'Cancel viewing').click()
  await expect(page.getByText('Viewing cancelled successfully')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No scheduled viewings yet' })).toBeVisible()
  await tab(page, 'Completed').click()
  await expect(card.getByText('Cancelled', { exact: true })).toBeVisible()
  await expect(card.getByText('You cancelled this viewing.')).toBeVisible()
  await expectAccessible(page)
  await agent.close()
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

test('a viewing that the agent declined tells why', async ({ page, browser, baseURL }) => {
  const { home, viewing, agent } = await withAgent(page, browser, baseURL)
  await page.goto('/viewings')
  await expect(page.getByRole('article', { name: home.title })).toBeVisible()
  await agent.decline(viewing.id, 'The owner has accepted an offer.')
  await expect(page.getByRole('heading', { name: 'No scheduled viewings yet' })).toBeVisible()
  await tab(page, 'Completed').click()
  const card = page.getByRole('article', { name: home.title })
  await expect(card.getByRole('blockquote')).toHaveText('The owner has accepted an offer.')
  await expectAccessible(page)
  await agent.close()
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

test.describe('from the other side of the world', () => {
  test.use({ timezoneId: 'Pacific/Auckland' })

  test('days and times are London’s; Sundays and past dates cannot be chosen', async ({
    page,
    browser,
    baseURL,
  }) => {
    const { home, viewing, agent } = await withAgent(page, browser, baseURL)
    await agent.accept(viewing.id, DAY, '14:00')
    await page.goto('/viewings')
    const card = page.getByRole('article', { name: home.title })
    await expect(card).toContainText(dateInWords(DAY))
    await expect(card.getByText('14:00', { exact: true })).toBeVisible()
    // Friday 23:30 in London, Saturday noon in Auckland.
    await page.clock.setFixedTime(new Date('2026-11-20T23:30:00Z'))
    await card.getByRole('button', { name: 'Reschedule' }).click()
    const day = (name: string) =>
      page.getByRole('dialog').getByRole('button', { name: `${name} November 2026`, exact: true })
    await expect(day('20')).toBeDisabled()
    await expect(day('21')).toBeEnabled()
    await expect(day('22')).toBeDisabled()
    await expect(
      page.getByRole('dialog').getByRole('button', { name: 'Previous month' }),
    ).toBeDisabled()
    await agent.close()
  })
})

test.describe('when something fails', () => {
  test.use({ expectedConsoleErrors: [/Failed to load resource/] })

  test('the list can be asked for again', async ({ page }) => {
    await newAccount(page)
    await answerInstead(page, 'viewing.mine', { fails: 400 })
    await page.goto('/viewings')
    await expect(page.getByText('Your viewings could not be loaded')).toBeVisible()
    await expectAccessible(page)
    await page.unrouteAll()
    await button(page, 'Try again').click()
    await expect(page.getByRole('heading', { name: 'No scheduled viewings yet' })).toBeVisible()
  })

  test('a request keeps what was chosen, also over a reload', async ({
    page,
    browser,
    baseURL,
  }) => {
    const { home, viewing, agent } = await withAgent(page, browser, baseURL)
    await agent.accept(viewing.id, DAY, '14:00')
    await page.goto('/viewings')
    const card = page.getByRole('article', { name: home.title })
    const open = () => card.getByRole('button', { name: 'Reschedule' }).click()
    await open()
    await chooseDay(page, OTHER_DAY)
    await slots(page).nth(3).click()
    await page.route(/viewing\.reschedule/, (route) => route.abort())
    await button(page, 'Send request').click()
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText('has not been sent')
    await page.reload()
    await open()
    await expect(slots(page).nth(3)).toHaveAttribute('aria-pressed', 'true')
    await page.unrouteAll()
    await button(page, 'Send request').click()
    await expect(page.getByText('Reschedule request sent')).toBeVisible()
    await expect(card.getByText('Reschedule request submitted for:')).toBeVisible()
    await expect(card.getByText(inWords(OTHER_DAY), { exact: true })).toBeVisible()
    await agent.close()
  })

  test('notes and cancelling say so and can be tried again', async ({ page }) => {
    const { home } = await withViewing(page)
    await page.goto('/viewings')
    const card = page.getByRole('article', { name: home.title })
    await page.route(/viewing\.(cancel|saveNotes)/, (route) => route.abort())
    await card.getByRole('button', { name: 'Add notes' }).click()
    await card.getByLabel('Notes').fill('A quiet street.')
    await card.getByRole('button', { name: 'Save notes' }).click()
    await expect(page.getByText('Notes not saved')).toBeVisible()
    await expect(card.getByLabel('Notes')).toHaveValue('A quiet street.')

    await card.getByRole('button', { name: 'Cancel' }).click()
    await button(page, 'Cancel viewing').click()
    await expect(page.getByText('Viewing not cancelled')).toBeVisible()
    await expect(page.getByText('Viewing cancelled successfully')).toBeHidden()
    await page.unrouteAll()
    await button(page, 'Cancel viewing').click()
    await expect(page.getByText('Viewing cancelled successfully')).toBeVisible()
  })

  test('an answer to what has changed meanwhile shows how it stands now', async ({
    page,
    browser,
    baseURL,
  }) => {
    const { home, viewing, agent } = await withAgent(page, browser, baseURL)
    await agent.propose(viewing.id, OTHER_DAY, '11:30')
    // No live connection: the page shows what was.
    await page.route(/live\.changes/, (route) => route.abort())
    await page.goto('/viewings')
    const card = page.getByRole('article', { name: home.title })
    await expect(card.getByRole('button', { name: 'Accept this time' })).toBeVisible()
    await agent.decline(viewing.id, 'The home is taken.')
    await card.getByRole('button', { name: 'Accept this time' }).click()
    await expect(page.getByText('This viewing has changed')).toBeVisible()
    await expect(
      page.getByText('This has changed in the meantime. Please look at it again.'),
    ).toBeVisible()
    await expect(page.getByRole('heading', { name: 'No scheduled viewings yet' })).toBeVisible()
    await agent.close()
  })
})
