import type { AppRouter } from '@hearth/backend/router.ts'
import { createTRPCClient, httpBatchLink } from '@trpc/client'
import { expect, test } from 'vitest'
import { checkedAnswers } from './checkedAnswers.ts'
import { transportFailure } from './transportFailure.ts'

/** The failure of a search when the server answers so. */
async function failureWhen(fetch: () => Promise<Response>) {
  const links = [checkedAnswers, httpBatchLink({ url: 'http://hearth.test/trpc', fetch })]
  const client = createTRPCClient<AppRouter>({ links })
  return transportFailure(
    await client.search.interpret.mutate({ query: '2 beds' }).then(
      () => 'no failure',
      (error: unknown) => error,
    ),
  )
}
const UNREACHABLE = 'Hearth cannot be reached. Check your connection and try again.'
const UNREADABLE = 'The server gave an answer that could not be read.'

test('without a connection', async () => {
  expect(await failureWhen(() => Promise.reject(new TypeError('Failed to fetch')))).toBe(
    UNREACHABLE,
  )
})

test.each([
  ['a page of a proxy', '<!doctype html><title>502</title>', 502],
  ['nothing', '', 500],
  ['something else', '{"ok":true}', 200],
  ['another shape', '[{"result":{"data":{"criteria":null}}}]', 200],
])('%s', async (_, body, status) => {
  expect(await failureWhen(async () => new Response(body, { status }))).toBe(UNREADABLE)
})

test('what the server says is left to it', async () => {
  const refused = [{ error: { message: 'Too many requests.', code: -32029, data: {} } }]
  expect(await failureWhen(async () => Response.json(refused, { status: 429 }))).toBeUndefined()
  expect(transportFailure(new Error('a bug'))).toBeUndefined()
  expect(transportFailure('a text')).toBeUndefined()
})
