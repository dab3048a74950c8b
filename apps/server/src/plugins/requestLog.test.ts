import { beforeEach, expect, test } from 'vitest'
import { interpret, testApp } from '../testing/testApp.ts'

const { app, lines } = await testApp()

beforeEach(() => {
  lines.length = 0
})

test('one line per request, with the id that the answer carries', async () => {
  const response = await app.inject(interpret('a flat'))
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatchObject({
    level: 30,
    reqId: response.headers['x-request-id'],
    method: 'POST',
    path: '/trpc/search.interpret',
    status: 200,
    ms: expect.any(Number),
  })
})

test('an id from a proxy is kept, and a strange one is not', async () => {
  const idFor = async (given: string) =>
    (await app.inject({ url: '/health/live', headers: { 'x-request-id': given } })).headers[
      'x-request-id'
    ]
  expect(await idFor('trace-42.a')).toBe('trace-42.a')
  expect(await idFor('a\tb')).toMatch(/^[\da-f-]{36}$/)
  expect(await idFor('x'.repeat(65))).toMatch(/^[\da-f-]{36}$/)
})

test('nothing that a visitor typed, and not who it was, is written down', async () => {
  await app.inject({ ...interpret('my ex lives in Kentish Town'), remoteAddress: '192.0.2.77' })
  await app.inject('/properties?location=Kentish%20Town')
  await app.inject({ ...interpret(''), payload: '{"query":7,"email":"jo@example.org"}' })
  const written = JSON.stringify(lines)
  expect(written).not.toContain('Kentish')
  expect(written).not.toContain('jo@example.org')
  expect(written).not.toContain('192.0.2.77')
})
