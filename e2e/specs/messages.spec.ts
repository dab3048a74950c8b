import { button } from '../src/controls.ts'
import { companyOfAgent, contact, type Home, homesOfAgent } from '../src/correspondence.ts'
import { addressOf, field, isPhone, list, test, thread, written } from '../src/messagesPage.ts'
import { linkFor, newAccount, stranger } from '../src/signIn.ts'
import { expect, expectAccessible } from '../src/test.ts'

test('with no messages the page says so and leads to homes', async ({ page }) => {
  await page.goto('/messages')
  await expect(page).toHaveURL('/auth?from=/messages')
  await newAccount(page)
  await page.goto('/messages')
  await expect(page).toHaveTitle('Messages · Hearth')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Messages')
  await expect(
    page.getByText("You haven't sent any messages to agents yet.", { exact: true }),
  ).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Browse Properties', exact: true }).click()
  await expect(page).toHaveURL('/properties')
})

test('one conversation for each home, the newest first and read first', async ({ page, agent }) => {
  const ada = await newAccount(page)
  const [first, second] = (await homesOfAgent(page, 2)) as [Home, Home]
  await contact(page, ada, first, 'Is it still available?')
  await contact(page, ada, second, 'May I bring a dog?')
  await agent.reply(ada, second, 'A small one.')
  await agent.reply(ada, second, 'Or two.')

  await page.goto('/messages')
  const entries = list(page).getByRole('link')
  await expect(entries).toHaveCount(2)
  await expect(entries.nth(0)).toContainText(second.title)
  await expect(entries.nth(0)).toContainText('3 messages')
  await expect(entries.nth(1)).toContainText(first.title)
  await expect(entries.nth(1)).toContainText('1 message')
  await expect(entries.nth(1)).not.toContainText('messages')
  await expect(entries.nth(1)).toContainText('You: Is it still available?')
  await expect(entries.locator('img')).toHaveCount(2)
  if (isPhone(page)) {
    await expect(entries.nth(0)).toContainText('2 unread')
    await expectAccessible(page)
    await entries.nth(0).click()
  }

  await expect(page).toHaveURL(addressOf(second))
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(second.title)
  await expect(written(page)).toHaveText([
    /^You\d\d:\d\dMay I bring a dog\?$/,
    new RegExp(`^${companyOfAgent().companyName}\\d\\d:\\d\\dA small one\\.$`),
    /Or two\.$/,
  ])
  await expect(thread(page).getByRole('heading', { name: 'Today' })).toBeVisible()
  await expect(page.getByRole('link', { name: companyOfAgent().email })).toHaveAttribute(
    'href',
    `mailto:${companyOfAgent().email}`,
  )
  await expect(page.getByRole('link', { name: 'View Property', exact: true })).toHaveAttribute(
    'href',
    `/property/${second.id}`,
  )
  const pane = await page.locator('section', { has: thread(page) }).boundingBox()
  expect(pane?.height).toBe(600)
  const [own, theirs] = await Promise.all([0, 1].map((nth) => written(page).nth(nth).boundingBox()))
  expect(own?.x).toBeGreaterThan(theirs?.x ?? Number.POSITIVE_INFINITY)
  await expectAccessible(page)
})

test('an address of another home selects nothing', async ({ page, ada: _, home }) => {
  await page.goto('/messages?property=999999')
  await expect(list(page)).toContainText(home.title)
  const hint = page.getByText('Select a property to view messages', { exact: true })
  await expect(hint).toBeVisible({ visible: !isPhone(page) })
  await expectAccessible(page)
})

test('list and conversation take turns on a phone, and the keyboard goes along @phone', async ({
  page,
  ada: _,
  home,
}) => {
  await page.goto('/messages')
  const entry = list(page).getByRole('link')
  await entry.press('Enter')
  const back = page.getByRole('link', { name: 'All conversations' })
  await expect(back).toBeFocused()
  await expect(list(page)).toBeHidden()
  await expect(page.getByRole('heading', { name: home.title })).toBeVisible()
  await back.press('Enter')
  await expect(page).toHaveURL('/messages')
  await expect(entry).toBeFocused()
  await expect(field(page)).toBeHidden()
})

test('Enter sends and Shift with Enter begins a line; on glass Enter begins a line', async ({
  page,
  ada: _,
  home,
}) => {
  await page.goto(addressOf(home))
  await expect(button(page, 'Send')).toBeDisabled()
  await field(page).fill('  \n ')
  await expect(button(page, 'Send')).toBeDisabled()
  await field(page).fill('')
  await field(page).pressSequentially('One')
  const hint = page.getByText('Enter sends, Shift + Enter begins a new line')
  if (isPhone(page)) {
    await expect(hint).toBeHidden()
    await field(page).press('Enter')
    await field(page).pressSequentially('Two')
    await button(page, 'Send').click()
  } else {
    await expect(hint).toBeVisible()
    await field(page).press('Shift+Enter')
    await field(page).pressSequentially('Two')
    await field(page).press('Enter')
  }
  await expect(written(page)).toHaveCount(2)
  await expect(written(page).nth(1)).toContainText('One\nTwo', { useInnerText: true })
  await expect(field(page)).toHaveValue('')
  await expect(field(page)).toBeFocused()
  await page.reload()
  await expect(written(page)).toHaveCount(2)
})

test('a guest who confirms the address finds what was written before', async ({ page, home }) => {
  const guest = stranger()
  await contact(page, guest, home, 'I wrote this as a guest.')
  await page.request.post('/trpc/account.signUp', { data: guest })
  await page.goto(await linkFor(page, guest.email, 'account.confirm'))
  await page.getByLabel('Password', { exact: true }).fill(guest.password)
  await button(page, 'Confirm email address').click()
  await expect(page.getByText('Sign in successful')).toBeVisible()
  await page.goto(addressOf(home))
  await expect(written(page)).toHaveText(/^You\d\d:\d\dI wrote this as a guest\.$/)
})
