import type { Browser, Page } from '@playwright/test'
import { openAgency } from '../src/agency.ts'
import { answerInstead } from '../src/answerInstead.ts'
import { button, tab } from '../src/controls.ts'
import { contact, type Home } from '../src/correspondence.ts'
import { AT_ONCE, openLive } from '../src/messagesPage.ts'
import { type Account, newAccount, stranger } from '../src/signIn.ts'
import { expect, expectAccessible, test } from '../src/test.ts'

const TAB = '/agent/dashboard?tab=messages'
const conversations = (page: Page) => page.getByRole('list', { name: 'Conversations' })
const entries = (page: Page) => conversations(page).getByRole('article')
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Reply to Message' })
const bubbles = (page: Page) => dialog(page).getByRole('listitem')
const reply = (page: Page) => dialog(page).getByLabel('Your reply')
const send = (page: Page) => dialog(page).getByRole('button', { name: 'Send' })
const search = (page: Page) => page.getByLabel('Search messages')

/** People at another computer: one with an account, and guests. */
async function seekers(browser: Browser, baseURL: string | undefined) {
  const options = baseURL === undefined ? {} : { baseURL }
  const [elsewhere, guests] = [await browser.newContext(options), await browser.newContext(options)]
  const guest = (name: string): Account => ({ ...stranger(), name })
  return {
    member: () => newAccount(elsewhere),
    page: () => elsewhere.newPage(),
    asMember: (who: Account, home: Home, text: string) => contact(elsewhere, who, home, text),
    asGuest: (who: Account, home: Home, text: string) => contact(guests, who, home, text),
    guest,
    close: async () => {
      await elsewhere.close()
      await guests.close()
    },
  }
}

test('messages arrive, are found, and are answered while both sides look on', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  const { homes } = await openAgency(page, 2)
  const [first, second] = homes as [Home, Home]
  const people = await seekers(browser, baseURL)
  const ada = await people.member()
  const gwen = people.guest('Gwen Guest')

  await openLive(page, TAB)
  await expect(page.getByRole('heading', { name: 'No messages yet' })).toBeVisible()
  await expectAccessible(page)

  await people.asMember(ada, first, 'Is the garden south facing?')
  await expect(entries(page)).toHaveCount(1, AT_ONCE)
  await people.asGuest(gwen, second, 'Any parking?')
  await expect(entries(page).first()).toContainText('Any parking?', AT_ONCE)
  await expect(entries(page).first()).toContainText('1 unread')
  await expect(tab(page, 'Messages (2)')).toBeVisible()
  await expect(page.getByText('2 conversations')).toBeVisible()
  const account = page.getByRole('button', { name: 'account of Robin Finch 2 unread messages' })
  await expect(account).toBeVisible()
  await expectAccessible(page)

  // Found by each kind of word; the address keeps what is looked for.
  for (const [words, found] of [
    ['gwen guest', 'Any parking?'],
    [gwen.email, 'Any parking?'],
    [first.title, 'Is the garden south facing?'],
    ['south garden', 'Is the garden south facing?'],
  ] as const) {
    await search(page).fill(words)
    await expect(page.getByText('1 conversation', { exact: true })).toBeVisible()
    await expect(entries(page)).toContainText(found)
  }
  await expect(page).toHaveURL(/q=south/)
  await page.reload()
  await expect(search(page)).toHaveValue('south garden')
  await expect(entries(page)).toHaveCount(1)
  await search(page).fill('a castle')
  await expect(page.getByRole('heading', { name: 'Nothing found for “a castle”' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Show all messages' }).click()
  await expect(search(page)).toHaveValue('')
  await page.getByRole('link', { name: second.title }).click()
  await expect(entries(page)).toHaveCount(1)
  await button(page, 'Show messages about all homes').click()
  await expect(entries(page)).toHaveCount(2)

  // Ada looks on at the other computer while she is answered.
  const theirs = await people.page()
  await openLive(theirs, `/messages?property=${first.id}`)
  await button(page, 'Reply to Ada Byron').click()
  await expect(bubbles(page)).toHaveCount(1)
  await expectAccessible(page)
  await reply(page).fill('   ')
  await expect(send(page)).toBeDisabled()
  await reply(page).fill('It is, all day long.')
  await send(page).click()
  await expect(page.getByText('Reply sent successfully')).toBeVisible()
  await expect(bubbles(page).nth(1)).toContainText('It is, all day long.')
  await expect(reply(page)).toHaveValue('')
  const thread = theirs.getByRole('region', { name: 'Messages', exact: true })
  await expect(thread.getByRole('listitem').nth(1)).toContainText('It is, all day long.', AT_ONCE)
  await theirs.getByLabel('Your message').fill('May I see it?')
  await theirs.getByRole('button', { name: 'Send' }).click()
  await expect(bubbles(page).nth(2)).toContainText('May I see it?', AT_ONCE)

  // What was seen is read, and nothing else is.
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(button(page, 'Reply to Ada Byron')).toBeFocused()
  await expect(entries(page).first()).not.toContainText('unread')
  await page.getByText('Unread only').click()
  await expect(entries(page)).toHaveCount(1)
  await expect(entries(page)).toContainText('Any parking?')
  await people.close()
})

test.describe('a reply that cannot be sent', () => {
  test.use({ expectedConsoleErrors: [/Failed to load resource/] })

  test('stays as it was typed, in each conversation, until it is stored', async ({
    page,
    browser,
    baseURL,
  }) => {
    const { home } = await openAgency(page)
    const people = await seekers(browser, baseURL)
    const [gwen, hugh] = [people.guest('Gwen Guest'), people.guest('Hugh Guest')]
    await people.asGuest(gwen, home, 'Any parking?')
    await people.asGuest(hugh, home, 'How old is the boiler?')
    await answerInstead(page, 'agent.messages.reply', { fails: 500 })

    await page.goto(TAB)
    await button(page, 'Reply to Gwen Guest').click()
    await expect(dialog(page).getByText('Your reply goes to Gwen Guest by email.')).toBeVisible()
    await reply(page).fill('Two spaces.')
    await send(page).click()
    await expect(page.getByText('Failed to send reply. Please try again.')).toBeVisible()
    await expect(dialog(page).getByText('This has not been sent.')).toBeVisible()
    await expect(reply(page)).toHaveValue('Two spaces.')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await button(page, 'Reply to Hugh Guest').click()
    await expect(reply(page)).toHaveValue('')
    await page.reload()
    await button(page, 'Reply to Gwen Guest').click()
    await expect(reply(page)).toHaveValue('Two spaces.')

    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await send(page).click()
    await expect(page.getByText('Reply sent successfully')).toBeVisible()
    await expect(bubbles(page)).toHaveCount(2)
    await people.close()
  })

  test('a list that cannot be loaded says so, and tries again', async ({ page }) => {
    await openAgency(page)
    await answerInstead(page, 'agent.messages.list', { fails: 500 })
    await page.goto(TAB)
    const alert = page.getByText('Failed to fetch dashboard data. Please try again.')
    await expect(alert).toBeVisible()
    await expectAccessible(page)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await button(page, 'Try again').click()
    await expect(page.getByRole('heading', { name: 'No messages yet' })).toBeVisible()
  })
})
