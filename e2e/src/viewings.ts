import type { Viewing } from '@hearth/core/viewing/contract.ts'
import { isSunday } from '@hearth/core/viewing/rules.ts'
import type { Page } from '@playwright/test'
import { answerOf } from './answerInstead.ts'
import type { Home } from './correspondence.ts'
import type { Account } from './signIn.ts'
import { expect } from './test.ts'

const DAY_MS = 86_400_000

/** Days on which homes are shown, yyyy-MM-dd: the first about a fortnight from now. */
export function daysToCome(count: number): string[] {
  const all = Array.from({ length: count * 2 }, (_, nth) =>
    new Date(Date.now() + (14 + nth) * DAY_MS).toISOString().slice(0, 10),
  )
  return all.filter((day) => !isSunday(day)).slice(0, count)
}

/** A day as the page writes it: "Friday 27 November 2026". */
export function inWords(day: string): string {
  const form = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const
  const words = new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', {
    ...form,
    timeZone: 'UTC',
  })
  return words.replace(',', '')
}

/** "27 November 2026" */
export const dateInWords = (day: string) => inWords(day).replace(/^\w+ /, '')

/** Asks for a viewing as the dialog does, and answers its id. */
export async function requestViewing(
  { request }: Pick<Page, 'request'>,
  { name, email }: Pick<Account, 'name' | 'email'>,
  { id: propertyId }: Home,
  date: string,
  times: string[],
): Promise<number> {
  const data = { propertyId, name, email, phone: '020 7946 0102', date, times }
  const response = await request.post('/trpc/viewing.request', { data })
  expect(response.ok(), await response.text()).toBe(true)
  return (await response.json()).result.data.id
}

/** The viewings of whoever is signed in. */
export const myViewings = (page: Page) => answerOf<Viewing[]>(page, 'viewing.mine', {})

/** The one viewing of a home that whoever is signed in has. */
export async function myViewingOf(page: Page, home: Home): Promise<Viewing> {
  const found = (await myViewings(page)).find(({ property }) => property.id === home.id)
  if (!found) throw new Error(`There is no viewing of ${home.title}`)
  return found
}
