import type { Page } from '@playwright/test'
import { askAnew } from './askAnew.ts'

/** What a procedure answers in a test: data, or the status of a failure. */
type Answer = { data: unknown } | { fails: number }

const failure = (path: string, httpStatus: number) => ({
  error: { message: 'no', code: -32603, data: { code: 'INTERNAL_SERVER_ERROR', httpStatus, path } },
})

/** Lets `procedure` answer this and all others, also those of the same request, what they would. */
export async function answerInstead(page: Page, procedure: string, answer: Answer): Promise<void> {
  await askAnew(page, procedure)
  const replaced =
    'data' in answer ? { result: { data: answer.data } } : failure(procedure, answer.fails)
  await page.route(
    (url) => url.pathname.startsWith('/trpc/') && namesIn(url).includes(procedure),
    async (route) => {
      const names = namesIn(new URL(route.request().url()))
      const real: unknown = await (await route.fetch()).json()
      const json = Array.isArray(real)
        ? real.map((one, place) => (names[place] === procedure ? replaced : one))
        : replaced
      await route.fulfill({ status: 'fails' in answer ? 207 : 200, json })
    },
  )
}

const namesIn = (url: URL) => url.pathname.slice('/trpc/'.length).split(',')

/** What a procedure really answers, to be changed a little. */
export async function answerOf<T>(page: Page, procedure: string, input: unknown): Promise<T> {
  const query = encodeURIComponent(JSON.stringify(input))
  const response = await page.request.get(`/trpc/${procedure}?input=${query}`)
  const { result } = (await response.json()) as { result: { data: T } }
  return result.data
}
