import { AppError } from '@hearth/core/error.ts'
import { createGazetteer } from '@hearth/core/place/gazetteer.ts'
import { testDatabase } from '@hearth/db/testing/database.ts'
import { getErrorShape, TRPCError } from '@trpc/server'
import { afterAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { NO_FIGURES } from './figure/collect.ts'
import { NO_CHANGES } from './live/changes.ts'
import { appRouter } from './router.ts'
import { TEST_SETTINGS, testCaller, testCookies } from './testing/caller.ts'
import { type Context, createCallerFactory, publicProcedure, router } from './trpc.ts'

const db = await testDatabase()
afterAll(db.close)

const error = vi.fn()
const ctx: Context = {
  db,
  gazetteer: createGazetteer([]),
  languageModel: null,
  geocoder: null,
  changes: NO_CHANGES,
  figures: NO_FIGURES,
  settings: TEST_SETTINGS,
  clientAddress: '203.0.113.7',
  userAgent: '',
  cookies: testCookies(),
  actor: null,
  log: { info: vi.fn(), warn: vi.fn(), error },
  now: new Date(0),
}
const failing = router({
  refuses: publicProcedure.query(() => {
    throw new AppError('rateLimited', { seconds: 5 })
  }),
  breaks: publicProcedure.query(() => {
    throw new Error('password is hunter2')
  }),
  liesAboutItsOutput: publicProcedure.output(z.object({ id: z.number() })).query(() => {
    const row: unknown = { id: 'secret row' }
    return row as { id: number }
  }),
})
const caller = createCallerFactory(failing)(ctx)

/** What a client is sent for this failure. */
async function sent(call: Promise<unknown>, path: string) {
  const thrown = await call.then(
    () => null,
    (failure) => failure,
  )
  if (!(thrown instanceof TRPCError)) throw new Error('It did not fail')
  return getErrorShape({
    config: appRouter._def._config,
    error: thrown,
    type: 'query',
    path,
    input: undefined,
    ctx,
  })
}

test('a refusal has its own code and parameters, and is not logged as a fault', async () => {
  error.mockClear()
  const shape = await sent(caller.refuses(), 'refuses')
  expect(shape.data).toMatchObject({
    code: 'TOO_MANY_REQUESTS',
    httpStatus: 429,
    appError: { code: 'rateLimited', params: { seconds: 5 } },
  })
  expect(error).not.toHaveBeenCalled()
})

test.each([
  ['breaks', 'hunter2', () => caller.breaks()],
  ['liesAboutItsOutput', 'secret', () => caller.liesAboutItsOutput()],
])('a fault (%s) is masked for the client and logged for us', async (path, secret, call) => {
  error.mockClear()
  const shape = await sent(call(), path)
  expect(shape.message).toBe('Internal server error')
  expect(shape.data.httpStatus).toBe(500)
  expect(JSON.stringify(shape)).not.toContain(secret)
  expect(error).toHaveBeenCalledOnce()
  expect(error.mock.calls[0]?.[0]).toMatchObject({ path, type: 'query' })
})

test('a wrong input names each field and what is wrong with it', async () => {
  const shape = await sent(
    testCaller(db).search.results({ criteria: { beds: -1, maxPrice: 1.5 }, limit: 500 }),
    'search.results',
  )
  expect(shape.data).toMatchObject({ code: 'BAD_REQUEST', httpStatus: 400, appError: null })
  expect(shape.data.fields.map((field: { path: string }) => field.path)).toEqual([
    'criteria.beds',
    'criteria.maxPrice',
    'limit',
  ])
  expect(shape.message).toMatch(/^criteria\.beds: .+; criteria\.maxPrice: .+; limit: .+/)
})
