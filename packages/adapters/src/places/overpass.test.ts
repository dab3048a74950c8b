import { afterEach, beforeEach, expect, test } from 'vitest'
import { type HttpEndpoint, startHttpEndpoint } from '../testing/httpEndpoint.ts'
import { createOverpass } from './overpass.ts'

let endpoint: HttpEndpoint
beforeEach(async () => {
  endpoint = await startHttpEndpoint()
})
afterEach(() => endpoint.close())

const HOME = { lat: 51.4527, lng: -0.1475 }
const around = (timeoutMs?: number) =>
  createOverpass({ url: endpoint.url, ...(timeoutMs && { timeoutMs }) }).around(HOME)
const elements = (...list: object[]) => ({ body: JSON.stringify({ version: 0.6, elements: list }) })

test('asks once for all six kinds within their limits', async () => {
  endpoint.answer(elements())
  expect(await around()).toEqual([])
  expect(endpoint.received).toHaveLength(1)
  const [{ method, body, userAgent } = { method: '', body: '', userAgent: '' }] = endpoint.received
  expect(method).toBe('POST')
  expect(userAgent).toContain('Hearth')
  expect(new URLSearchParams(body).get('data')).toBe(
    '[out:json][timeout:30];(' +
      'nwr["highway"="bus_stop"](around:500,51.4527,-0.1475);' +
      'nwr["amenity"="school"](around:1500,51.4527,-0.1475);' +
      'nwr["shop"="supermarket"](around:1000,51.4527,-0.1475);' +
      'nwr["amenity"="pub"](around:1500,51.4527,-0.1475);' +
      'nwr["amenity"="cafe"](around:800,51.4527,-0.1475);' +
      'nwr["amenity"="restaurant"](around:1000,51.4527,-0.1475);' +
      ');out center;',
  )
})

test('reads points and centres, names and addresses, and passes over what it does not know', async () => {
  const tags = {
    amenity: 'pub',
    name: 'The Fox',
    'addr:housenumber': '3',
    'addr:street': 'Rose Lane',
    'addr:postcode': 'SW4 7AB',
  }
  endpoint.answer(
    elements(
      { type: 'node', id: 1, lat: 51.45, lon: -0.14, tags },
      {
        type: 'way',
        id: 2,
        center: { lat: 51.46, lon: -0.15 },
        tags: { shop: 'supermarket', brand: 'Foods' },
      },
      { type: 'node', id: 3, lat: 51.45, lon: -0.14, tags: { highway: 'bus_stop', name: ' ' } },
      { type: 'node', id: 4, lat: 51.45, lon: -0.14, tags: { amenity: 'bench' } },
      { type: 'relation', id: 5, tags: { amenity: 'school', name: 'Nowhere' } },
      { type: 'node', id: 6, lat: 51.45, lon: -0.14 },
    ),
  )
  expect(await around()).toEqual([
    {
      amenityType: 'pub',
      name: 'The Fox',
      address: '3 Rose Lane, SW4 7AB',
      sourceKey: 'node/1',
      lat: 51.45,
      lng: -0.14,
    },
    {
      amenityType: 'supermarket',
      name: 'Foods',
      address: null,
      sourceKey: 'way/2',
      lat: 51.46,
      lng: -0.15,
    },
    {
      amenityType: 'bus_stop',
      name: 'Bus Stop',
      address: null,
      sourceKey: 'node/3',
      lat: 51.45,
      lng: -0.14,
    },
  ])
})

test.each([
  ['429', { status: 429, body: '{"elements":[]}' }],
  ['500', { status: 500, body: 'oops' }],
  ['no JSON', { body: '<html>' }],
  ['another shape', { body: '{"elements":[{"type":"node"}]}' }],
  ['an answer that ends early', { body: '{"elements":[],"remark":"runtime error: timed out"}' }],
] as const)('fails by %s', async (_, answer) => {
  endpoint.answer(answer)
  await expect(around()).rejects.toThrow()
})

test('does not wait for ever', async () => {
  await expect(around(100)).rejects.toThrow(/timeout/i)
})
