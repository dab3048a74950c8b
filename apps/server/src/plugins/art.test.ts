import { pictureUrl } from '@hearth/illustrator/picture.ts'
import { expect, test } from 'vitest'
import { testApp } from '../testing/testApp.ts'

const { app } = await testApp()

const url = pictureUrl({
  scene: 'front',
  building: 'terraced',
  beds: 3,
  baths: 1,
  areaSqft: 900,
  seed: 7,
  nth: 1,
})

test('a picture is drawn from its address, kept for ever, and may run nothing', async () => {
  const response = await app.inject(url)
  expect(response.statusCode).toBe(200)
  expect(response.headers['content-type']).toContain('image/svg+xml')
  expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(response.headers['content-security-policy']).toBe(
    "default-src 'none'; style-src 'unsafe-inline'",
  )
  expect(response.body).toMatch(/^<svg /)
})

test('who has it already is told so', async () => {
  const { etag } = (await app.inject(url)).headers
  const again = await app.inject({ url, headers: { 'if-none-match': String(etag) } })
  expect(again.statusCode).toBe(304)
  expect(again.body).toBe('')
})

test.each([
  '/art/front/castle-3-1-900-7-1.svg',
  '/art/front/terraced-3-1-900-7.svg',
  '/art/front/terraced-3-1-900-7-1.png',
  '/art/../front/terraced-3-1-900-7-1.svg',
  '/art/%3Cscript%3E',
])('%s is no picture', async (address) => {
  expect((await app.inject(address)).statusCode).toBe(404)
})
