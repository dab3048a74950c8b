import type { Browser, Page } from '@playwright/test'
import { agencyElsewhere } from './agency.ts'
import { homesOfAgent } from './correspondence.ts'
import { newAccount } from './signIn.ts'
import { dateInWords, daysToCome, myViewingOf, requestViewing } from './viewings.ts'

/** The days that tests ask for. */
export const [DAY = '', OTHER_DAY = '', THIRD_DAY = ''] = daysToCome(3)

export const cards = (page: Page) => page.getByRole('tabpanel').getByRole('article')
export const calendar = (page: Page) => page.getByRole('region', { name: 'Calendar' })
export const slots = (page: Page) =>
  page.getByRole('dialog').getByRole('group', { name: 'Times' }).getByRole('button')

/** Chooses a day in the calendar of the dialog, in whichever month it is. */
export async function chooseDay(page: Page, day: string) {
  const dialog = page.getByRole('dialog')
  const control = dialog.getByRole('button', { name: dateInWords(day), exact: true })
  while ((await control.count()) === 0)
    await dialog.getByRole('button', { name: 'Next month' }).click()
  await control.click()
  return control
}

/** A new account with one viewing, asked for at two times. */
export async function withViewing(page: Page) {
  const account = await newAccount(page)
  const [home] = await homesOfAgent(page, 1)
  if (!home) throw new Error('The demo agent has no home')
  await requestViewing(page, account, home, DAY, ['10:00', '14:00'])
  return { account, home, viewing: await myViewingOf(page, home) }
}

/** The same of a home of an agency of its own, which answers at another computer. */
export async function withAgent(page: Page, browser: Browser, baseURL: string | undefined) {
  const account = await newAccount(page)
  const agent = await agencyElsewhere(browser, baseURL)
  const { home } = agent
  await requestViewing(page, account, home, DAY, ['10:00', '14:00'])
  return { account, home, viewing: await myViewingOf(page, home), agent }
}
