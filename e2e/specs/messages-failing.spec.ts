import { answerInstead } from '../src/answerInstead.ts'
import { button } from '../src/controls.ts'
import { contact, type Home, homesOfAgent } from '../src/correspondence.ts'
import { addressOf, backToList, field, isPhone, list, test, written } from '../src/messagesPage.ts'
import { expect, expectAccessible } from '../src/test.ts'

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
  await backToList(page)
  await list(page).getByRole('link', { name: other.title }).click()
  await expect(page).toHaveURL(addressOf(other))
  await expect(field(page)).toHaveValue('')
  release.resolve()
  await backToList(page)
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

test('earlier messages that cannot be loaded can be asked for again', async ({
  page,
  agent,
  ada,
  home,
}) => {
  for (let nth = 1; nth <= 50; nth += 1) await agent.reply(ada, home, `Answer ${nth}.`)
  await page.goto(addressOf(home))
  await page.route(/message\.thread.*cursor/, (route) => route.abort())
  await button(page, 'Show earlier messages').click()
  await expect(page.getByRole('alert')).toHaveText('Earlier messages could not be loaded.')
  await expect(written(page)).toHaveCount(50)
  await expectAccessible(page)
  await page.unrouteAll()
  await button(page, 'Try again').click()
  await expect(written(page)).toHaveCount(51)
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
