import { afterEach, beforeEach, expect, test } from 'vitest'
import { type HttpEndpoint, startHttpEndpoint } from '../testing/httpEndpoint.ts'
import { createGeocoder } from './nominatim.ts'

let endpoint: HttpEndpoint
beforeEach(async () => {
  endpoint = await startHttpEndpoint()
})
afterEach(() => endpoint.close())

const geocoder = (options = {}) =>
  createGeocoder({ url: `${endpoint.url}?countrycodes=gb`, betweenMs: 0, ...options })

test('reads the first hit', async () => {
  endpoint.answer({ body: '[{"lat":"51.46","lon":"-0.14","display_name":"Clapham"}]' })
  expect(await geocoder().find('1 Rose Lane & Co, Clapham')).toEqual({ lat: 51.46, lng: -0.14 })
  const [asked] = endpoint.received
  expect(Object.fromEntries(asked?.url.searchParams ?? [])).toEqual({
    countrycodes: 'gb',
    q: '1 Rose Lane & Co, Clapham',
    format: 'json',
    limit: '1',
  })
  expect(asked?.userAgent).toContain('Hearth')
})

test.each([
  ['no hit', '[]'],
  ['a hit outside the United Kingdom', '[{"lat":"48.85","lon":"2.35"}]'],
])('knows of no position by %s', async (_, body) => {
  endpoint.answer({ body })
  expect(await geocoder().find('Paris')).toBeNull()
})

test.each([
  ['429', { status: 429, body: '[]' }],
  ['500', { status: 500, body: 'oops' }],
  ['no JSON', { body: '<html>' }],
  ['another shape', { body: '{"lat":1}' }],
  ['a hit without a number', { body: '[{"lat":"","lon":"x"}]' }],
] as const)('fails by %s, and works again afterwards', async (_, answer) => {
  const asking = geocoder()
  endpoint.answer(answer)
  await expect(asking.find('York')).rejects.toThrow()
  endpoint.answer({ body: '[{"lat":"53.96","lon":"-1.08"}]' })
  expect(await asking.find('York')).toEqual({ lat: 53.96, lng: -1.08 })
})

test('does not wait for ever', async () => {
  await expect(geocoder({ timeoutMs: 100 }).find('York')).rejects.toThrow(/timeout/i)
})

test('asks one address at a time, with a pause in between', async () => {
  endpoint.answer({ body: '[]' })
  const asking = geocoder({ betweenMs: 150 })
  await Promise.all(['York', 'Leeds', 'Hull'].map((address) => asking.find(address)))
  const [first, second, third] = endpoint.received.map(({ at }) => at)
  expect((second ?? 0) - (first ?? 0)).toBeGreaterThanOrEqual(145)
  expect((third ?? 0) - (second ?? 0)).toBeGreaterThanOrEqual(145)
})
