import type { AppRouter } from '@hearth/backend/router.ts'
import { createTRPCClient, httpBatchLink } from '@trpc/client'
import { expect, test } from 'vitest'
import { checkedAnswers } from './checkedAnswers.ts'

const clientOf = (answer: unknown) =>
  createTRPCClient<AppRouter>({
    links: [
      checkedAnswers,
      httpBatchLink({
        url: 'http://hearth.test/trpc',
        fetch: async () => Response.json([{ result: { data: answer } }]),
      }),
    ],
  })

test('an answer of its contract comes through as it is', async () => {
  const answer = { criteria: { beds: 2 }, understood: [], notApplied: [], reply: 'Two beds.' }
  expect(await clientOf(answer).search.interpret.mutate({ query: '2 beds' })).toEqual(answer)
})

test.each([{ criteria: null }, null, [], 'text', undefined])('%j is no reading', async (answer) => {
  await expect(clientOf(answer).search.interpret.mutate({ query: '2 beds' })).rejects.toThrow()
})

test.each([{ items: null }, {}, { items: [{ id: 'x' }], total: 1 }])(
  '%j are no results',
  async (answer) => {
    await expect(clientOf(answer).search.results.query({ criteria: {} })).rejects.toThrow()
  },
)
