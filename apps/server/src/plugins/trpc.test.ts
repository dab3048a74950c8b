import { describe, expect, test } from 'vitest'
import { interpret, testApp } from '../testing/testApp.ts'

const { app, lines } = await testApp()

const RESULTS = encodeURIComponent(JSON.stringify({ criteria: {} }))

describe('/trpc', () => {
  test('answers a query in plain JSON', async () => {
    const response = await app.inject(`/trpc/search.results?input=${RESULTS}`)
    expect(response.statusCode).toBe(200)
    expect(response.json().result.data).toMatchObject({ items: [], total: 0, nextCursor: null })
  })

  test('answers a mutation', async () => {
    const response = await app.inject(interpret('2 bed flat to rent under £1,800 a month'))
    expect(response.statusCode).toBe(200)
    expect(response.json().result.data.criteria).toMatchObject({
      listingType: 'rent',
      beds: 2,
      maxPrice: 1800,
    })
  })

  test('answers a batch of twelve, whose names are longer than a path parameter usually is', async () => {
    const names = Array.from({ length: 12 }, () => 'search.results').join(',')
    const input = Object.fromEntries(
      Array.from({ length: 12 }, (_, index) => [index, { criteria: {} }]),
    )
    const query = encodeURIComponent(JSON.stringify(input))
    const response = await app.inject(`/trpc/${names}?batch=1&input=${query}`)
    expect(response.statusCode).toBe(200)
    expect(response.json()).toHaveLength(12)
  })

  test('a batch beyond the limit is refused', async () => {
    const names = Array.from({ length: 21 }, () => 'search.results').join(',')
    const response = await app.inject(`/trpc/${names}?batch=1&input=%7B%7D`)
    expect(response.statusCode).toBe(400)
  })

  test('names the fields of a wrong input', async () => {
    const response = await app.inject(interpret(''))
    expect(response.statusCode).toBe(400)
    expect(response.json().error.data.fields).toEqual([expect.objectContaining({ path: 'query' })])
  })

  test('an unknown procedure is not found', async () => {
    const response = await app.inject('/trpc/search.everything')
    expect(response.statusCode).toBe(404)
    expect(response.json().error.data.code).toBe('NOT_FOUND')
  })

  test('a text of 10,000 characters is read', async () => {
    const response = await app.inject(
      interpret('a flat in Clapham 🏠 '.repeat(600).slice(0, 10_000)),
    )
    expect(response.statusCode).toBe(200)
  })

  test('a body beyond the limit is refused with its size, in the shape of tRPC', async () => {
    const response = await app.inject(interpret('x'.repeat(300_000)))
    expect(response.statusCode).toBe(413)
    expect(response.json().error).toMatchObject({
      message: 'The request is larger than 256 KB.',
      data: { code: 'PAYLOAD_TOO_LARGE', httpStatus: 413, path: 'search.interpret' },
    })
  })

  test('every procedure of a refused batch gets an answer', async () => {
    const request = interpret('x'.repeat(300_000))
    const url = '/trpc/search.interpret,search.interpret?batch=1'
    const response = await app.inject({ ...request, url })
    expect(response.statusCode).toBe(413)
    expect(response.json()).toHaveLength(2)
  })

  test('what is no JSON is a bad request, not a fault of ours', async () => {
    const response = await app.inject({ ...interpret(''), payload: '{"query":' })
    expect(response.statusCode).toBe(400)
  })

  test('none of this was a fault', () => {
    expect(lines.filter(({ level }) => level >= 50)).toEqual([])
  })
})
