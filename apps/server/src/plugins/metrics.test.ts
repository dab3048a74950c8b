import { expect, test } from 'vitest'
import { testApp } from '../testing/testApp.ts'

const FROM_HERE = { url: '/metrics', remoteAddress: '127.0.0.1' }

test('tells this machine how much work of each kind there is', async () => {
  const { app, db, lines } = await testApp()
  await db.sql`
    insert into jobs (name, payload, created_at, started_at, failed_at, finished_at) values
      ('mail.deliver', '{}', now() - interval '1 hour', null, null, null),
      ('mail.deliver', '{}', now(), now(), null, null),
      ('mail.deliver', '{}', now() - interval '1 day', null, now(), null),
      ('mail.deliver', '{}', now() - interval '1 day', null, null, now())`
  const response = await app.inject(FROM_HERE)
  expect(response.statusCode).toBe(200)
  expect(response.headers['content-type']).toContain('text/plain')
  expect(response.headers['cache-control']).toBe('no-store')
  for (const state of ['waiting', 'active', 'failed']) {
    expect(response.body).toContain(`hearth_jobs{name="mail.deliver",state="${state}"} 1\n`)
  }
  expect(response.body).toContain('hearth_jobs{name="amenity.analyse",state="waiting"} 0\n')
  const [, age] =
    /hearth_jobs_oldest_age_seconds\{name="mail.deliver"\} ([\d.]+)/.exec(response.body) ?? []
  expect(Number(age)).toBeGreaterThanOrEqual(3600)
  expect(Number(age)).toBeLessThan(3660)
  expect(response.body).toContain('process_cpu_seconds_total')
  expect(lines.filter(({ level, path }) => path === '/metrics' && level >= 30)).toEqual([])
})

test.each([
  ['another machine', { remoteAddress: '10.0.0.1' }],
  ['a proxy on this machine', { headers: { 'x-forwarded-for': '10.0.0.1' } }],
  ['a proxy that says so by the standard', { headers: { forwarded: 'for=10.0.0.1' } }],
])('tells nothing to %s', async (_who, asker) => {
  const { app } = await testApp()
  const response = await app.inject({ ...FROM_HERE, ...asker })
  expect(response.statusCode).toBe(404)
  expect(response.body).not.toContain('hearth_jobs')
})

test.each([
  [200, 'Bearer a-word'],
  [404, 'Bearer a-wor'],
  [404, 'a-word'],
  [404, ''],
])('with a token, answers %i to "%s" from anywhere', async (status, authorization) => {
  const { app } = await testApp({ metricsToken: 'a-word' })
  for (const remoteAddress of ['127.0.0.1', '10.0.0.1']) {
    const headers = { authorization, 'x-forwarded-for': '10.0.0.2' }
    const response = await app.inject({ url: '/metrics', remoteAddress, headers })
    expect(response.statusCode).toBe(status)
  }
})
