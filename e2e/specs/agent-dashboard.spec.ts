import type { Page } from '@playwright/test'
import { openAgency } from '../src/agency.ts'
import { answerInstead } from '../src/answerInstead.ts'
import { button, tab } from '../src/controls.ts'
import { contact, type Home } from '../src/correspondence.ts'
import { AGENT, signInAs, stranger } from '../src/signIn.ts'
import { expect, expectAccessible, test } from '../src/test.ts'
import { daysToCome, requestViewing } from '../src/viewings.ts'

// A refused change is answered with a status that the browser notes.
test.use({ expectedConsoleErrors: [/Failed to load resource|ERR_FAILED/] })

const card = (page: Page, { title }: Home) => page.getByRole('article').filter({ hasText: title })
const status = (page: Page, { title }: Home) => page.getByLabel(`Status of ${title}`)
const isPublic = async (page: Page, { id }: Home) => {
  const input = encodeURIComponent(JSON.stringify({ id }))
  return (await page.request.get(`/trpc/property.byId?input=${input}`)).ok()
}

test('the demo agent finds homes among many, page by page', async ({ page }) => {
  await signInAs(page, AGENT)
  await page.goto('/agent/dashboard')
  await expect(tab(page, 'Properties')).toHaveCount(0)
  await expect(page.getByRole('tab', { name: /^Properties \(\d+\)$/ })).toBeVisible()
  await expect(page.getByRole('tab', { name: /^Viewings \(\d+\)$/ })).toBeVisible()
  await expect(page.getByRole('tab', { name: /^Messages \(\d+\)$/ })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Add Property' })).toHaveAttribute(
    'href',
    '/agent/properties/new',
  )
  await expect(page.getByRole('article')).toHaveCount(12)
  await button(page, 'Show more').click()
  await expect(page.getByRole('article')).toHaveCount(24)
  await expectAccessible(page)
  await page.getByLabel('For sale or to rent').selectOption('To Rent')
  await expect(page.getByRole('article').getByText('For Sale')).toHaveCount(0)
  await page.getByLabel('Search properties').fill('nowhere at all')
  await expect(page.getByText('No properties found')).toBeVisible()
  await button(page, 'Show all properties').click()
  await expect(page.getByRole('article').getByText('For Sale').first()).toBeVisible()
})

test('an agent looks after a home: status, details, deleting it and listing it again', async ({
  page,
}) => {
  const { homes } = await openAgency(page, 2)
  const [home, other] = homes as [Home, Home]
  const gwen = stranger()
  await contact(page, gwen, home, 'Does the mill still turn?')
  const [day] = daysToCome(1) as [string]
  await requestViewing(page, gwen, home, day, ['10:00'])
  await page.goto('/agent/dashboard')
  await expect(tab(page, 'Properties (2)')).toBeVisible()
  await expect(tab(page, 'Viewings (1)')).toBeVisible()
  await expect(tab(page, 'Messages (1)')).toBeVisible()

  await page.getByLabel('Search properties').fill(other.title)
  await expect(card(page, home)).toHaveCount(0)
  await page.getByLabel('Search properties').fill('')
  await expect(card(page, home)).toContainText('£350,000')
  await expect(card(page, home)).toContainText('For Sale')

  await expect(status(page, home).getByRole('option')).toHaveText([
    'Available',
    'Under Offer',
    'Sold',
  ])
  await status(page, home).selectOption('Under Offer')
  await expect(page.getByText('Property status updated successfully')).toBeVisible()
  await page.route(/agent\.properties\.setStatus/, (route) => route.abort())
  await status(page, home).selectOption('Sold')
  await expect(page.getByText('Failed to update property status')).toBeVisible()
  await expect(status(page, home)).toHaveValue('underOffer')

  await button(page, `View Details of ${home.title}`).click()
  const dialog = page.getByRole('dialog', { name: 'Property Details' })
  await expect(dialog.getByText(gwen.name)).toBeVisible()
  await dialog.getByRole('tab', { name: 'Messages' }).click()
  await expect(dialog.getByText('Does the mill still turn?')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(button(page, `View Details of ${home.title}`)).toBeFocused()

  await button(page, `Delete ${home.title}`).click()
  const asked = page.getByRole('dialog', { name: 'Delete this property?' })
  await expect(asked.getByText('1 viewing request is cancelled')).toBeVisible()
  await expect(asked.getByText('1 conversation stays in your messages')).toBeVisible()
  await expectAccessible(page)
  await page.route(/agent\.properties\.remove/, (route) => route.abort())
  await asked.getByRole('button', { name: 'Delete property' }).click()
  const failed = 'Failed to delete property. Please try again.'
  await expect(asked.getByText(failed)).toBeVisible()
  await page.unroute(/agent\.properties\.remove/)
  await asked.getByRole('button', { name: 'Delete property' }).click()
  await expect(page.getByText('Property deleted successfully')).toBeVisible()
  await expect(card(page, home)).toHaveCount(0)
  await expect(tab(page, 'Properties (1)')).toBeVisible()
  expect(await isPublic(page, home)).toBe(false)

  await page.getByLabel('On the market or withdrawn').selectOption('Withdrawn')
  await expect(card(page, home)).toContainText('Withdrawn')
  await expectAccessible(page)
  await button(page, `List again: ${home.title}`).click()
  await expect(page.getByText('Property listed again')).toBeVisible()
  await expect(tab(page, 'Properties (2)')).toBeVisible()
  expect(await isPublic(page, home)).toBe(true)
})

test('the bell counts what comes, shows it, and counts it no more', async ({ page }) => {
  const { home } = await openAgency(page)
  await page.goto('/agent/dashboard')
  const bell = (name: string) => button(page, name)
  await bell('Recent Activity').click()
  const dialog = page.getByRole('dialog', { name: 'Recent Activity' })
  await expect(dialog.getByText('No new viewing requests since your last visit')).toBeVisible()
  await expect(dialog.getByText('No new messages since your last visit')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  const gwen = stranger()
  await contact(page, gwen, home, 'Does the mill still turn?')
  await expect(bell('Recent Activity, 1 new')).toBeVisible()
  const [day] = daysToCome(1) as [string]
  await requestViewing(page, gwen, home, day, ['10:00'])
  await expect(bell('Recent Activity, 2 new')).toBeVisible()
  await expect(tab(page, 'Messages (1)')).toBeVisible()
  await page.reload()
  await bell('Recent Activity, 2 new').click()
  await expect(dialog.getByText('Does the mill still turn?')).toBeVisible()
  await expect(dialog.getByText(home.title)).toHaveCount(2)
  await expectAccessible(page)
  await contact(page, gwen, home, 'And is there a boat?')
  await expect(dialog.getByText('And is there a boat?')).toBeVisible()
  await expect(dialog.getByText('Does the mill still turn?')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(bell('Recent Activity')).toBeVisible()
  await page.reload()
  await expect(bell('Recent Activity')).toBeVisible()
  await bell('Recent Activity').click()
  await expect(dialog.getByText('No new messages since your last visit')).toBeVisible()
})

test('a dashboard that cannot be fetched says so, and is asked for again', async ({ page }) => {
  await openAgency(page)
  await answerInstead(page, 'agent.properties.list', { fails: 403 })
  await page.goto('/agent/dashboard')
  const failure = page.getByText('Failed to fetch dashboard data. Please try again.')
  await expect(failure).toBeVisible()
  await expectAccessible(page)
  await page.unrouteAll()
  await button(page, 'Try again').click()
  await expect(page.getByRole('article')).toHaveCount(1)
})
