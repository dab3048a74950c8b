import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'

/** A home that no other test has. */
export const aHome = () => {
  const name = randomUUID().slice(0, 8)
  return {
    title: `Two-bedroom flat by the common, ${name}`,
    description: 'A bright flat with two double bedrooms and a terrace that faces south.',
    address: `${Math.floor(Math.random() * 400) + 1} Lavender Grove, Clapham, London`,
    postcode: 'SW4 7AB',
  }
}
export type FormHome = ReturnType<typeof aHome>

export const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })

/** Enters what every home must have, as people do. */
export async function fillInHome(
  page: Page,
  { title, description, address, postcode }: FormHome,
  price: string,
): Promise<void> {
  await page.getByRole('textbox', { name: 'Title' }).fill(title)
  await page.getByRole('textbox', { name: 'Description' }).fill(description)
  await page.getByRole('textbox', { name: /^(Price|Monthly Rent)/ }).fill(price)
  await page.getByRole('textbox', { name: 'Bedrooms' }).fill('2')
  await page.getByRole('textbox', { name: 'Bathrooms' }).fill('1')
  await page.getByRole('textbox', { name: 'Address' }).fill(address)
  await field(page, 'Postcode').fill(postcode)
}
