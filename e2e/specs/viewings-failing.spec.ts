import type { Browser, Page } from '@playwright/test'
import { answerInstead } from '../src/answerInstead.ts'
import { button } from '../src/controls.ts'
import { newAccount, stranger } from '../src/signIn.ts'
import { expect, expectAccessible, test } from '../src/test.ts'
import { inWords, requestViewing } from '../src/viewings.ts'
import { chooseDay, DAY, OTHER_DAY, slots, withAgent, withViewing } from '../src/viewingsPage.ts'

/** A time that the agent proposes, on a page that does not hear what becomes of it meanwhile. */
async function withStaleProposal(page: Page, browser: Browser, baseURL: string | undefined) {
  const { home, viewing, agent } = await withAgent(page, browser, baseURL)
  await agent.propose(viewing.id, OTHER_DAY, '11:30')
  // No live connection: the page shows what was.
  await page.route(/live\.changes/, (route) => route.abort())
  await page.goto('/viewings')
  const card = page.getByRole('article', { name: home.title })
  const accept = card.getByRole('button', { name: 'Accept this time' })
  await expect(accept).toBeVisible()
  return { home, viewing, agent, card, accept }
}

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
    const { viewing, agent, accept } = await withStaleProposal(page, browser, baseURL)
    await agent.decline(viewing.id, 'The home is taken.')
    await accept.click()
    await expect(page.getByText('This viewing has changed')).toBeVisible()
    await expect(
      page.getByText('This has changed in the meantime. Please look at it again.'),
    ).toBeVisible()
    await expect(page.getByRole('heading', { name: 'No scheduled viewings yet' })).toBeVisible()
    await agent.close()
  })

  test('a proposal that the agent gave to somebody else is said to be taken, and others can be asked for', async ({
    page,
    browser,
    baseURL,
  }) => {
    const { home, agent, card, accept } = await withStaleProposal(page, browser, baseURL)
    const guest = await browser.newContext({ baseURL: baseURL ?? '' })
    const other = await requestViewing(guest, stranger(), home, OTHER_DAY, ['11:00'])
    await guest.close()
    await agent.accept(other, OTHER_DAY, '11:00')
    await accept.click()
    await expect(page.getByText('Proposal not accepted')).toBeVisible()
    await expect(
      page.getByText(
        'The agent has another viewing at that time by now. Please ask for other times.',
      ),
    ).toBeVisible()
    await card.getByRole('button', { name: 'Ask for other times' }).click()
    await expect(page.getByRole('dialog', { name: 'Ask for other times' })).toBeVisible()
    await agent.close()
  })
})
