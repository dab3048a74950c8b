import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createDatabase } from '@hearth/db/client.ts'
import { expect, test } from 'vitest'
import { testApp } from '../testing/testApp.ts'

test('live and ready while the database answers; not ready once shutdown is announced', async () => {
  const { app } = await testApp()
  expect((await app.inject('/health/live')).statusCode).toBe(200)
  expect((await app.inject('/health/ready')).json()).toEqual({ status: 'ok' })
  expect((await app.inject('/health/open')).json()).toEqual({ status: 'ok' })
  app.announceShutdown()
  expect((await app.inject('/health/open')).statusCode).toBe(503)
  const response = await app.inject('/health/ready')
  expect(response.statusCode).toBe(503)
  expect(response.json()).toEqual({ status: 'shutting down' })
  expect((await app.inject('/health/live')).statusCode).toBe(200)
})

test('alive and open to the proxy, but not ready, without a database', async () => {
  const db = createDatabase('postgres://nobody@127.0.0.1:9/nothing')
  const { app } = await testApp({ db })
  expect((await app.inject('/health/open')).statusCode).toBe(200)
  expect((await app.inject('/health/live')).statusCode).toBe(200)
  const response = await app.inject('/health/ready')
  expect(response.statusCode).toBe(503)
  expect(response.headers['cache-control']).toBe('no-store')
  await db.close()
})

test('the proxy of the stack asks whether a server is open, whatever its database does', () => {
  const proxy = readFileSync(join(import.meta.dirname, '../../../../ops/Caddyfile'), 'utf8')
  expect(proxy).toMatch(/^\s*health_uri \/health\/open$/m)
})
