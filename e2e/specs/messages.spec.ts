import type { Page } from '@playwright/test'
import { answerInstead } from '../src/answerInstead.ts'
import {
  agentElsewhere,
  companyOfAgent,
  contact,
  type Home,
  homesOfAgent,
} from '../src/correspondence.ts'
import { type Account, linkFor, newAccount, signInAs, stranger } from '../src/signIn.ts'
import { test as base, expect, expectAccessible } from '../src/test.ts'

interface Fixtures {
  /** The demo agent, at another computer. */
  agent: Awaited<ReturnType<typeof agentElsewhere>>
  /** Somebody who is signed in and has written about the home. */
  ada: Account
  home: Home
}

const test = base.extend<Fixtures>({
  agent: async ({ browser, baseURL }, use) => {
    const agent = await agentElsewhere(browser, baseURL)
    await use(agent)
    await agent.close()
  },
  home: async ({ page }, use) => {
    const [home] = await homesOfAgent(page, 1)
    if (home) await use(home)
  },
  ada: async ({ page, home }, use) => {
    const ada = await newAccount(page)
    await contact(page, ada, home, 'Is it still available?')
    await use(ada)
  },
})

const AT_ONCE = { timeout: 2_000 }
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768
const list = (page: Page) => page.getByRole('navigation', { name: 'Conversations' })
const thread = (page: Page) => page.getByRole('region', { name: 'Messages', exact: true })
const written = (page: Page) => thread(page).getByRole('listitem')
const field = (page: Page) => page.getByLabel('Your message')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const addressOf = ({ id }: Home) => `/messages?property=${id}`

/** Answers once the page hears what changes. */
async function openLive(page: Page, address: string): Promise<void> {
  const stream = page.waitForResponse(/live\.changes/)
  await page.goto(address)
  await stream
}

test.describe('with no messages', () => {
  test('the page says so and leads to homes', async ({ page }) => {
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

test('a guest who confirms the address finds what was written before', async ({ page, home }) => {
  const guest = stranger()
  await contact(page, guest, home, 'I wrote this as a guest.')
  await page.request.post('/trpc/account.signUp', { data: guest })
  await page.goto(await linkFor(page, guest.email, 'account.confirm'))
  await button(page, 'Confirm email address').click()
  await expect(page.getByText('Email address confirmed')).toBeVisible()
  await signInAs(page, guest)
  await page.goto(addressOf(home))
  await expect(written(page)).toHaveText(/^You\d\d:\d\dI wrote this as a guest\.$/)
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

test.describe('when something fails', () => {
  test.use({ expectedConsoleErrors: [/Failed to load resource/] })

  test('what was typed stays, also over a reload, and is sent by trying again', async ({
    page,
    ada: _,
    home,
  }) => {
    await page.goto(addressOf(home))
    await page.route(/message\.send/, (route) => route.abort())
    await field(page).fill('May I see it on Tuesday?')
    await button(page, 'Send').click()
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('This has not been sent.')
    await expect(alert).toContainText('What you typed is still here.')
    await expect(written(page)).toHaveCount(1)
    await expect(field(page)).toHaveValue('May I see it on Tuesday?')
    await expectAccessible(page)
    await page.reload()
    await expect(field(page)).toHaveValue('May I see it on Tuesday?')
    await button(page, 'Send').click()
    await expect(alert).toBeVisible()
    await page.unrouteAll()
    await button(page, 'Try again').click()
    await expect(written(page)).toHaveCount(2)
    await expect(alert).toBeHidden()
    await expect(field(page)).toHaveValue('')
  })

  test('what was stored although the answer was lost is not stored twice', async ({
    page,
    ada: _,
    home,
  }) => {
    await page.goto(addressOf(home))
    await page.route(/message\.send/, async (route) => {
      await route.fetch()
      await route.abort()
    })
    await field(page).fill('Only once, please.')
    await button(page, 'Send').click()
    await expect(page.getByRole('alert')).toBeVisible()
    await page.unrouteAll()
    await button(page, 'Try again').click()
    await expect(field(page)).toHaveValue('')
    await page.reload()
    await expect(written(page)).toHaveCount(2)
  })

  test('what is stored after one has looked elsewhere is not offered again', async ({
    page,
    ada,
    home,
  }) => {
    const other = (await homesOfAgent(page, 2)).find(({ id }) => id !== home.id) as Home
    await contact(page, ada, other, 'And this one?')
    await page.goto(addressOf(home))
    const release = Promise.withResolvers<void>()
    await page.route(/message\.send/, async (route) => {
      await release.promise
      await route.continue()
    })
    await field(page).fill('Slowly sent.')
    await button(page, 'Send').click()
    await expect(field(page)).toHaveAttribute('readonly')
    await expect(written(page)).toHaveCount(1)
    if (isPhone(page)) await page.getByRole('link', { name: 'All conversations' }).click()
    await list(page).getByRole('link', { name: other.title }).click()
    await expect(page).toHaveURL(addressOf(other))
    await expect(field(page)).toHaveValue('')
    release.resolve()
    if (isPhone(page)) await page.getByRole('link', { name: 'All conversations' }).click()
    await expect(list(page)).toContainText('You: Slowly sent.')
    await list(page).getByRole('link', { name: home.title }).click()
    await expect(written(page)).toHaveCount(2)
    await expect(field(page)).toHaveValue('')
  })

  test('too long a message is refused with what to change', async ({ page, ada: _, home }) => {
    await page.goto(addressOf(home))
    await field(page).fill('a'.repeat(4001))
    await button(page, 'Send').click()
    await expect(page.getByText('Your message can have at most 4,000 characters.')).toBeVisible()
    await expect(field(page)).toHaveValue('a'.repeat(4001))
  })

  test('conversations that cannot be loaded can be asked for again', async ({
    page,
    ada: _,
    home,
  }) => {
    await answerInstead(page, 'message.conversations', { fails: 400 })
    await page.goto('/messages')
    await expect(page.getByText('Your messages could not be loaded')).toBeVisible()
    await expectAccessible(page)
    await page.unrouteAll()
    await answerInstead(page, 'message.thread', { fails: 400 })
    await button(page, 'Try again').click()
    if (isPhone(page)) await list(page).getByRole('link').click()
    await expect(page.getByText('This conversation could not be loaded')).toBeVisible()
    await expectAccessible(page)
    await page.unrouteAll()
    await button(page, 'Try again').click()
    await expect(written(page)).toHaveCount(1)
    await expect(page).toHaveURL(addressOf(home))
  })
})
