import type { Locator, Page } from '@playwright/test'

/** The heart of a home in a grid, by its place. */
export const heartOf = (page: Page, nth: number): Locator =>
  page
    .getByRole('article')
    .nth(nth)
    .getByRole('button', { name: /^Save / })

/** The addresses of the homes that a browser keeps for its visitor. */
export const keptHere = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    JSON.parse(localStorage.getItem('savedProperties') ?? '[]').map(
      (home: { location: string }) => home.location,
    ),
  )
