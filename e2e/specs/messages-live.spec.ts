import { button } from '../src/controls.ts'
import { companyOfAgent } from '../src/correspondence.ts'
import {
  AT_ONCE,
  addressOf,
  isPhone,
  list,
  openLive,
  test,
  thread,
  written,
} from '../src/messagesPage.ts'
import { expect, expectAccessible } from '../src/test.ts'

test('a message of the agent appears without a reload, within two seconds', async ({
  page,
  agent,
  ada,
  home,
}) => {
  await openLive(page, addressOf(home))
  await expect(written(page)).toHaveCount(1)
  await agent.reply(ada, home, 'Yes, it is.')
  await expect(written(page).nth(1)).toContainText('Yes, it is.', AT_ONCE)
  const { companyName } = companyOfAgent()
  await expect(page.getByText(`New message from ${companyName}: Yes, it is.`)).toBeAttached()
  // It was seen: nothing is unread.
  await expect(page).toHaveTitle('Messages · Hearth')
  await expect(page.getByText('1 unread')).toHaveCount(0)
})

test('what is unread is counted on every page until it is seen', async ({
  page,
  agent,
  ada,
  home,
}) => {
  await openLive(page, '/saved-properties')
  await expect(page).toHaveTitle('Saved Properties · Hearth')
  await agent.reply(ada, home, 'Yes.')
  await expect(page).toHaveTitle('(1) Saved Properties · Hearth', AT_ONCE)
  await agent.reply(ada, home, 'Do come and see it.')
  await expect(page).toHaveTitle('(2) Saved Properties · Hearth', AT_ONCE)
  const account = page.getByRole('button', { name: 'account of Ada Byron 2 unread messages' })
  await expect(account).toContainText('2')
  await expectAccessible(page)
  if (isPhone(page)) {
    await button(page, 'Menu').click()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Messages 2 unread messages' }).click()
    await list(page).getByRole('link').click()
  } else {
    await account.press('Enter')
    await expectAccessible(page)
    const room = page.getByRole('menuitem', { name: 'Messages 2 unread messages' })
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Home')
    await expect(room).toBeFocused()
    await page.keyboard.press('Enter')
  }
  await expect(written(page)).toHaveCount(3)
  await expect(page).toHaveTitle('Messages · Hearth')
  await expect(page.getByRole('button', { name: 'account of Ada Byron' })).not.toContainText('2')
})

test('a tab that nobody looks at marks nothing as read', async ({ page, agent, ada, home }) => {
  await openLive(page, addressOf(home))
  await expect(written(page)).toHaveCount(1)
  const look = (state: 'hidden' | 'visible') =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }, state)
  await look('hidden')
  await agent.reply(ada, home, 'Behind your back.')
  await expect(written(page)).toHaveCount(2)
  await expect(page).toHaveTitle('(1) Messages · Hearth')
  await look('visible')
  await expect(page).toHaveTitle('Messages · Hearth')
})

test('nothing is missing after a lost connection', async ({ page, context, agent, ada, home }) => {
  await openLive(page, addressOf(home))
  await expect(written(page)).toHaveCount(1)
  await context.setOffline(true)
  await agent.reply(ada, home, 'While you were away.')
  await agent.reply(ada, home, 'And once more.')
  await expect(written(page)).toHaveCount(1)
  await context.setOffline(false)
  await expect(written(page).nth(1)).toContainText('While you were away.')
  await expect(written(page).nth(2)).toContainText('And once more.')
  await agent.reply(ada, home, 'Are you there?')
  await expect(written(page).nth(3)).toContainText('Are you there?', AT_ONCE)
})

test('tabs share one stream, and closing the one that has it hands over', async ({
  page,
  context,
  agent,
  ada,
  home,
}) => {
  const streams: string[] = []
  context.on('request', (request) => {
    if (request.url().includes('live.changes')) streams.push(request.url())
  })
  await openLive(page, '/saved-properties')
  const other = await context.newPage()
  await other.goto(addressOf(home))
  await expect(written(other)).toHaveCount(1)
  await agent.reply(ada, home, 'To both.')
  await expect(written(other).nth(1)).toContainText('To both.', AT_ONCE)
  expect(streams).toHaveLength(1)

  await Promise.all([other.waitForResponse(/live\.changes/), page.close()])
  await agent.reply(ada, home, 'To the one that is left.')
  await expect(written(other).nth(2)).toContainText('To the one that is left.', AT_ONCE)
  expect(streams).toHaveLength(2)
})

test('earlier messages come when they are wanted, and the eye stays where it is', async ({
  page,
  agent,
  ada,
  home,
}) => {
  for (let nth = 1; nth <= 60; nth += 1) await agent.reply(ada, home, `Answer ${nth}.`)
  await openLive(page, addressOf(home))
  await expect(written(page)).toHaveCount(50)
  await expect(written(page).last()).toBeInViewport()

  const earlier = button(page, 'Show earlier messages')
  await earlier.focus()
  const oldest = written(page).filter({ hasText: 'Answer 11.' })
  await thread(page).evaluate((element) => element.scrollTo(0, 0))
  const before = await oldest.boundingBox()
  await earlier.press('Enter')
  await expect(written(page)).toHaveCount(61)
  await expect(earlier).toBeHidden()
  await expect(thread(page)).toBeFocused()
  const after = await oldest.boundingBox()
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(2)

  await agent.reply(ada, home, 'The newest.')
  const jump = button(page, 'New message')
  await expect(jump).toBeVisible(AT_ONCE)
  await expect(written(page).last()).not.toBeInViewport()
  await expect(page).toHaveTitle('(1) Messages · Hearth')
  await expectAccessible(page)
  await jump.click()
  await expect(written(page).last()).toContainText('The newest.')
  await expect(written(page).last()).toBeInViewport()
  await expect(jump).toBeHidden()
  await expect(page).toHaveTitle('Messages · Hearth')
})
