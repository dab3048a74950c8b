import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { POSTS } from '@hearth/core/blog/posts.ts'
import { socialPicture } from '@hearth/core/page/socialPicture.ts'
import { type Picture, pictureUrl } from '@hearth/illustrator/picture.ts'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { testApp } from '../testing/testApp.ts'

const webRoot = mkdtempSync(join(tmpdir(), 'hearth-web-'))
mkdirSync(join(webRoot, 'blog'))
const BLANK = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630"/>'
for (const name of [POSTS[0]?.id, 'secret']) writeFileSync(join(webRoot, `blog/${name}.svg`), BLANK)
afterAll(() => rmSync(webRoot, { recursive: true }))

const { app } = await testApp({ webRoot })

const TERRACE: Picture = {
  ...{ scene: 'front', building: 'terraced', beds: 3, baths: 1, areaSqft: 900, seed: 7, nth: 1 },
}
const front = socialPicture(pictureUrl(TERRACE))
const plan = socialPicture(pictureUrl({ ...TERRACE, scene: 'floorplan' }))
const post = socialPicture(POSTS[0]?.image.src ?? '')

test.each([front, plan, post])('%s is a JPEG of the size that chats show', async (url) => {
  const response = await app.inject(url)
  expect(response.statusCode).toBe(200)
  expect(response.headers['content-type']).toBe('image/jpeg')
  // Pages of others show it.
  expect(response.headers['cross-origin-resource-policy']).toBe('cross-origin')
  expect(response.rawPayload.byteLength).toBeLessThan(300_000)
  expect(await sharp(response.rawPayload).metadata()).toMatchObject({
    ...{ format: 'jpeg', width: 1200, height: 630 },
  })
})

test('a listing never changes its pictures; a post may', async () => {
  const kept = async (url: string) => (await app.inject(url)).headers['cache-control']
  expect(await kept(front)).toBe('public, max-age=31536000, immutable')
  expect(await kept(post)).toBe('public, max-age=86400')
})

test('who has it already is told so', async () => {
  const { etag } = (await app.inject(front)).headers
  const again = await app.inject({ url: front, headers: { 'if-none-match': String(etag) } })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

test('many who ask at once are all answered', async () => {
  const seeds = Array.from({ length: 12 }, (_, nth) => 100 + (nth % 4))
  const urls = seeds.map((seed) => socialPicture(pictureUrl({ ...TERRACE, seed })))
  const answers = await Promise.all(urls.map((url) => app.inject(url)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(seeds.map(() => 200))
  expect(new Set(answers.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(4)
})

test.each([
  '/social/art/front/castle-3-1-900-7-1.jpg',
  '/social/art/front/terraced-3-1-900-7-1.svg',
  '/social/art/../../etc/passwd.jpg',
  '/social/blog/secret.jpg',
  // Of a post whose drawing is not there yet.
  socialPicture(POSTS[1]?.image.src ?? ''),
  '/social/blog/..%2f..%2fsecret.jpg',
  '/social/favicon.jpg',
  '/social/',
])('%s is no picture', async (url) => {
  expect((await app.inject(url)).statusCode).toBe(404)
})

test('one address has so many drawn for it in a minute', async () => {
  const { app: limited } = await testApp({ webRoot, limits: { picturesPerMinute: 2 } })
  const codes: number[] = []
  for (let nth = 0; nth < 3; nth += 1) codes.push((await limited.inject(post)).statusCode)
  expect(codes).toEqual([200, 200, 429])
  expect((await limited.inject('/robots.txt')).statusCode).toBe(200)
})
