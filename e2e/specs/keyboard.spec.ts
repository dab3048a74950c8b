import { openAgency } from '../src/agency.ts'
import { button, heading, tab } from '../src/controls.ts'
import { contact } from '../src/correspondence.ts'
import { pressBy, tabTo } from '../src/keyboard.ts'
import { isPhone } from '../src/messagesPage.ts'
import { BUYER, signInAs, stranger } from '../src/signIn.ts'
import { expect, test } from '../src/test.ts'
import { daysToCome, requestViewing } from '../src/viewings.ts'

test.beforeEach(({ page }) => test.skip(isPhone(page), 'a phone has no keyboard'))

test('from the words on the home page to a home, by keyboard alone', async ({ page }) => {
  await page.goto('/')
  const box = page.getByRole('textbox', { name: 'Describe the home you are looking for' })
  await tabTo(page, box)
  await page.keyboard.type('2 bed flat to rent in Clapham')
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('Looking for your home')
  await expect(page.getByRole('main')).toBeFocused()
  await pressBy(page, page.getByRole('link', { name: /^See (it|them) now$/ }))
  await expect(page).toHaveURL(/\/properties\?/)
  await expect(page.getByRole('main')).toBeFocused()
  const home = page.getByRole('article').first().getByRole('link')
  await pressBy(page, home)
  await expect(page).toHaveURL(/\/property\/\d+$/)
  await expect(page.getByRole('main')).toBeFocused()
})

test('a filter is set, left alone and taken away', async ({ page }) => {
  await page.goto('/properties?type=rent&location=Clapham')
  await expect(page.getByRole('article').first()).toBeVisible()
  const add = button(page, 'Add filter')
  await pressBy(page, add)
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(add).toBeFocused()

  await page.keyboard.press('Enter')
  await pressBy(page, page.getByRole('dialog').getByRole('button', { name: 'Bedrooms' }))
  const form = page.getByRole('form', { name: 'Bedrooms' })
  await tabTo(page, form.getByLabel('At least'))
  await page.keyboard.type('2')
  await pressBy(page, form.getByRole('button', { name: 'Apply' }))
  await expect(page).toHaveURL(/beds=2/)
  await expect(add).toBeFocused()
  const remove = button(page, 'Remove 2+ beds')
  await tabTo(page, remove, 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(/beds=2/)
  await expect(add).toBeFocused()
})

test('pictures, the agent and a viewing are reached, and every dialog gives the keyboard back', async ({
  page,
}) => {
  await page.goto('/properties?type=sale&location=Jesmond&beds=3')
  await page.getByRole('article').first().getByRole('link').click()
  await expect(page.getByRole('main')).toBeFocused()
  const dialog = page.getByRole('dialog')
  const isBack = async (name: string) => {
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(button(page, name)).toBeFocused()
  }
  const pictures = page.getByRole('region', { name: 'Pictures' })
  await pressBy(page, pictures.getByRole('button', { name: 'Next picture' }))
  await expect(pictures.getByRole('status')).toHaveText(/^2 \//)
  await pressBy(page, button(page, 'View full screen'))
  await expect(dialog.getByRole('status')).toHaveText(/^2 \//)
  await tabTo(page, dialog.getByRole('button', { name: 'Previous picture' }))
  await isBack('View full screen')

  await tabTo(page, tab(page, 'Photos'))
  await page.keyboard.press('ArrowRight')
  await expect(tab(page, 'Floorplan')).toBeFocused()

  await pressBy(page, button(page, 'Contact Agent'))
  await expect(dialog.getByLabel('Name')).toBeFocused()
  // Round once: what lies behind is out of reach.
  await tabTo(page, dialog.getByRole('button', { name: 'Close' }))
  await tabTo(page, dialog.getByLabel('Name'))
  await isBack('Contact Agent')

  await pressBy(page, button(page, 'Book a Viewing'))
  const day = dialog.getByRole('button', { name: /^\d+ [A-Z]\w+ \d{4}$/, disabled: false }).first()
  await pressBy(page, dialog.getByRole('button', { name: 'Next month' }))
  await tabTo(page, day)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await pressBy(page, dialog.getByRole('button', { name: '10:00' }))
  await expect(dialog.getByRole('button', { name: '10:00' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await isBack('Book a Viewing')
})

test('the menus of the top bar open, turn and close', async ({ page }) => {
  await signInAs(page, BUYER)
  await page.goto('/saved-searches')
  const account = page.getByRole('button', { name: `account of ${BUYER.name}` })
  await pressBy(page, account)
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(account).toBeFocused()
  await tabTo(page, page.getByRole('button', { name: 'Colours: System' }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitemradio', { name: 'Light' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitemradio', { name: 'Dark' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Colours: Dark' })).toBeFocused()
})

test('an agent goes through the dashboard', async ({ page }) => {
  const { home } = await openAgency(page)
  const ada = stranger()
  await contact(page, ada, home, 'Does the mill still turn?')
  const [day = ''] = daysToCome(1)
  await requestViewing(page, ada, home, day, ['10:00'])
  await page.goto('/agent/dashboard')
  await tabTo(page, tab(page, 'Properties (1)'))
  await expect(page.getByRole('article')).toBeVisible()
  await tabTo(page, page.getByLabel(`Status of ${home.title}`))
  await page.keyboard.press('u')
  const done = page.getByText('Property status updated successfully')
  await expect(done).toBeVisible()
  // It lies over the head of the page for its five seconds.
  await expect(done).toHaveCount(0)
  await tabTo(page, tab(page, 'Properties (1)'), 'Shift+Tab')
  await page.keyboard.press('ArrowRight')
  await expect(tab(page, 'Viewings (1)')).toBeFocused()
  const propose = page.getByRole('button', { name: 'Propose Time' })
  await pressBy(page, propose)
  const dialog = page.getByRole('dialog', { name: 'Propose Alternative Times' })
  await tabTo(page, dialog.getByRole('radio').first())
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(propose).toBeFocused()
})
