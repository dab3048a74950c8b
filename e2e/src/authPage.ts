import type { Page } from '@playwright/test'

export const email = (page: Page) => page.getByLabel('Email', { exact: true })
export const password = (page: Page) => page.getByLabel('Password', { exact: true })

/** Has every attempt to sign in answered as one too many. */
export async function holdBackSignIn(page: Page) {
  await page.route(/account\.signIn/, (route) => {
    const data = {
      code: 'TOO_MANY_REQUESTS',
      httpStatus: 429,
      appError: { code: 'rateLimited', params: { seconds: 600 } },
      fields: [],
    }
    const error = { message: 'Too many requests.', code: -32029, data }
    const isBatch = new URL(route.request().url()).searchParams.has('batch')
    return route.fulfill({ status: 429, json: isBatch ? [{ error }] : { error } })
  })
}
