import { expect, test } from 'vitest'
import { interpret, testApp } from '../testing/testApp.ts'

const { app } = await testApp({ publicUrl: 'https://hearth.example/' })

const mutate = (headers: Record<string, string>) =>
  app.inject(interpret('a flat', { host: 'localhost:3000', ...headers }))

test.each([
  ['no origin: a script, not a browser', {}],
  ['its own host', { origin: 'http://localhost:3000' }],
  ['the public address', { origin: 'https://hearth.example' }],
])('a mutation is served with %s', async (_name, headers) => {
  expect((await mutate(headers)).statusCode).toBe(200)
})

test.each([
  'https://evil.example',
  'http://localhost:3001',
  'https://hearth.example.evil.example',
  'http://hearth.example',
  'null',
  'not an origin',
])('a mutation from %s is refused', async (origin) => {
  const response = await mutate({ origin })
  expect(response.statusCode).toBe(403)
  expect(response.json().error.data).toMatchObject({
    code: 'FORBIDDEN',
    appError: { code: 'originRefused' },
  })
})

test('reading from another origin changes nothing and is left to the browser', async () => {
  const response = await app.inject({
    url: '/health/live',
    headers: { origin: 'https://evil.example' },
  })
  expect(response.statusCode).toBe(200)
  expect(response.headers).not.toHaveProperty('access-control-allow-origin')
})

test('without a public address, a page on the visitor’s own machine is as foreign as any', async () => {
  const { app: plain } = await testApp()
  const request = interpret('a flat', { host: 'localhost:3000', origin: 'http://localhost:5173' })
  expect((await plain.inject(request)).statusCode).toBe(403)
})
