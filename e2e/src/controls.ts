import type { Page } from '@playwright/test'

export const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
/** What the page is about. */
export const heading = (page: Page) => page.getByRole('heading', { level: 1 })
