import { storeAgent } from '@hearth/backend/testing/accounts.ts'
import { hashOfToken } from '@hearth/backend/tokens.ts'
import { sessions } from '@hearth/db/schema/account.ts'
import { expect, test } from 'vitest'
import { interpret, testApp } from '../testing/testApp.ts'

test('accepted mutations are counted, refused ones are not', async () => {
  const { app } = await testApp({ limits: { readingsPerMinute: 3 } })
  for (let attempt = 0; attempt < 20; attempt += 1) {
    expect((await app.inject(interpret(''))).statusCode).toBe(400)
  }
  for (let attempt = 0; attempt < 3; attempt += 1) {
    expect((await app.inject(interpret('a flat'))).statusCode).toBe(200)
  }
  const refused = await app.inject(interpret('a flat'))
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(refused.json().error.data).toMatchObject({
    code: 'TOO_MANY_REQUESTS',
    httpStatus: 429,
    path: 'search.interpret',
    appError: { code: 'rateLimited' },
  })
  expect(
    (await app.inject('/trpc/search.results?input=%7B%22criteria%22%3A%7B%7D%7D')).statusCode,
  ).toBe(200)
})

test('mutations that come at once do not slip through together', async () => {
  const { app } = await testApp({ limits: { readingsPerMinute: 3 } })
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => app.inject(interpret('a flat'))),
  )
  const codes = answers.map(({ statusCode }) => statusCode).sort()
  expect(codes).toEqual([200, 200, 200, ...Array(7).fill(429)])
})

test('every mutation of a batch counts', async () => {
  const { app } = await testApp({ limits: { readingsPerMinute: 3 } })
  const batch = {
    ...interpret('a flat'),
    url: '/trpc/search.interpret,search.interpret?batch=1',
    payload: JSON.stringify({ 0: { query: 'a flat' }, 1: { query: 'a house' } }),
  }
  expect((await app.inject(batch)).statusCode).toBe(200)
  expect((await app.inject(batch)).statusCode).toBe(429)
  expect((await app.inject(interpret('a flat'))).statusCode).toBe(200)
  expect((await app.inject(interpret('a flat'))).statusCode).toBe(429)
})

test('whoever hangs up before the answer is counted as well, once', async () => {
  const waiting = Promise.withResolvers<string>()
  const asked = Promise.withResolvers<void>()
  const { app } = await testApp({
    limits: { readingsPerMinute: 2 },
    languageModel: {
      complete: () => {
        asked.resolve()
        return waiting.promise
      },
    },
  })
  const { url, ...request } = interpret('a flat')
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  const post = (signal?: AbortSignal) =>
    fetch(`${address}${url}`, { ...request, body: request.payload, signal: signal ?? null })

  const hangUp = new AbortController()
  const first = post(hangUp.signal)
  await asked.promise
  hangUp.abort()
  await expect(first).rejects.toThrow('aborted')
  waiting.resolve('{"propertyType":"flat"}')

  expect((await post()).status).toBe(200)
  expect((await post()).status).toBe(429)
})

test('each address has a count of its own', async () => {
  const { app } = await testApp({ limits: { readingsPerMinute: 1 } })
  const from = (remoteAddress: string) => app.inject({ ...interpret('a flat'), remoteAddress })
  expect((await from('192.0.2.1')).statusCode).toBe(200)
  expect((await from('192.0.2.1')).statusCode).toBe(429)
  expect((await from('192.0.2.2')).statusCode).toBe(200)
})

test('a visitor’s address is taken from a proxy only if the proxy is trusted', async () => {
  const claim = (forged: string) => interpret('a flat', { 'x-forwarded-for': forged })
  const { app } = await testApp({ limits: { readingsPerMinute: 1 } })
  expect((await app.inject(claim('192.0.2.1'))).statusCode).toBe(200)
  expect((await app.inject(claim('192.0.2.2'))).statusCode).toBe(429)

  const proxied = await testApp({ limits: { readingsPerMinute: 1 }, trustProxy: '127.0.0.1' })
  expect((await proxied.app.inject(claim('192.0.2.1'))).statusCode).toBe(200)
  expect((await proxied.app.inject(claim('192.0.2.2'))).statusCode).toBe(200)
})

test('reads have a limit too; pictures, assets and health checks have none', async () => {
  const { app } = await testApp({ limits: { requestsPerMinute: 2 } })
  const codes = async (url: string) => {
    const statusCodes: number[] = []
    for (let nth = 0; nth < 3; nth += 1) statusCodes.push((await app.inject(url)).statusCode)
    return statusCodes
  }
  expect(await codes('/health/live')).toEqual([200, 200, 200])
  expect(await codes('/assets/main-4f3a.js')).toEqual([200, 200, 200])
  expect(await codes('/properties')).toEqual([200, 200, 429])
})

const look = (name: string) => ({
  ...interpret(''),
  url: `/trpc/${name}`,
  payload: JSON.stringify({ propertyId: 1, kind: 'pageViews' }),
})

test('looking at homes keeps nobody from writing about them', async () => {
  const { app } = await testApp({ limits: { mutationsPerMinute: 1, readingsPerMinute: 1 } })
  for (let nth = 0; nth < 5; nth += 1) {
    expect((await app.inject(look('figure.count'))).statusCode).toBe(200)
  }
  expect((await app.inject(interpret('a flat'))).statusCode).toBe(200)
  expect((await app.inject(interpret('a flat'))).statusCode).toBe(429)
  expect((await app.inject(look('figure.count'))).statusCode).toBe(200)
})

const sent = async (app: Awaited<ReturnType<typeof testApp>>['app'], content: string) => {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(Buffer.from(content, 'latin1'))]), 'front.jpg')
  const body = new Response(form)
  return app.inject({
    ...{ method: 'POST', url: '/upload/images', cookies: { hearth_session: 'agent' } },
    headers: { 'content-type': body.headers.get('content-type') ?? '' },
    payload: Buffer.from(await body.arrayBuffer()),
  })
}
const signOut = { ...interpret(''), url: '/trpc/account.signOut', payload: '' }

test('sentences, uploads and other mutations use up nothing of each other', async () => {
  const limits = { mutationsPerMinute: 1, readingsPerMinute: 1, uploadsPerMinute: 2 }
  const { app, db } = await testApp({ limits })
  const { userId } = (await storeAgent(db, 'robin@example.com')).actor
  const expiresAt = new Date(Date.now() + 86_400_000)
  await db.drizzle.insert(sessions).values({ id: hashOfToken('agent'), userId, expiresAt })

  for (const nth of [1, 2]) {
    expect((await sent(app, `\xff\xd8\xff\xe0${nth}`)).statusCode).toBe(200)
  }
  const refused = await sent(app, '\xff\xd8\xff\xe03')
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await app.inject(interpret('a flat'))).statusCode).toBe(200)
  expect((await app.inject(interpret('a flat'))).statusCode).toBe(429)
  expect((await app.inject(signOut)).statusCode).toBe(200)
  expect((await app.inject(signOut)).statusCode).toBe(429)
})

test('a batch of both counts for both', async () => {
  const { app } = await testApp({ limits: { mutationsPerMinute: 5, readingsPerMinute: 1 } })
  const both = {
    ...interpret(''),
    url: '/trpc/search.interpret,search.interpret,account.signOut?batch=1',
    payload: JSON.stringify({ 0: { query: 'a flat' }, 1: { query: 'a house' } }),
  }
  expect((await app.inject(both)).statusCode).toBe(429)
  expect((await app.inject(interpret('a flat'))).statusCode).toBe(200)
})
