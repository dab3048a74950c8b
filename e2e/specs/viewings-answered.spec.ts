import { RESCHEDULE_SLOTS } from '@hearth/core/viewing/contract.ts'
import { agencyElsewhere } from '../src/agency.ts'
import { button, tab } from '../src/controls.ts'
import { newAccount } from '../src/signIn.ts'
import { expect, expectAccessible, test } from '../src/test.ts'
import { dateInWords, inWords, myViewingOf } from '../src/viewings.ts'
import { chooseDay, DAY, OTHER_DAY, slots, THIRD_DAY, withAgent } from '../src/viewingsPage.ts'

const NO_WISH = 'Please select at least one date and time option'

test('a viewing from its request to its end, with the agent answering elsewhere', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  const account = await newAccount(page)
  const agent = await agencyElsewhere(browser, baseURL)
  const { home } = agent

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
  await expect(slots(page)).toHaveText([...RESCHEDULE_SLOTS])
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
