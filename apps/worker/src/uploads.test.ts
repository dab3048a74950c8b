import { createMemoryStorage } from '@hearth/adapters/testing/memoryStorage.ts'
import { storeAgent } from '@hearth/backend/testing/accounts.ts'
import { testCaller } from '@hearth/backend/testing/caller.ts'
import { hashOfToken } from '@hearth/backend/tokens.ts'
import type { FileFolder, FileStatus } from '@hearth/core/file/contract.ts'
import { PICTURE_WIDTHS } from '@hearth/core/file/pictures.ts'
import { sessions } from '@hearth/db/schema/account.ts'
import { testDatabase } from '@hearth/db/testing/database.ts'
import { testApp } from '@hearth/server/testing/testApp.ts'
import sharp from 'sharp'
import { afterAll, expect, test, vi } from 'vitest'
import { hostileFiles } from './testing/hostileFiles.ts'
import { page, picture } from './testing/madeUpFiles.ts'
import { startTestWorker } from './testing/testWorker.ts'

const storage = createMemoryStorage()
const db = await testDatabase({ max: 16 })
const { app } = await testApp({ db, storage })
const { actor } = await storeAgent(db, 'robin@example.com')
await db.drizzle.insert(sessions).values({
  id: hashOfToken('agent'),
  userId: actor.userId,
  expiresAt: new Date(Date.now() + 20 * 86_400_000),
})
const worker = await startTestWorker({
  db,
  databaseUrl: db.url,
  redisUrl: undefined,
  context: { storage },
})
afterAll(async () => {
  await worker.close()
  await app.close()
  await db.close()
})

const caller = testCaller(db, { actor })

async function send(bytes: Buffer, folder: FileFolder, name = 'front.jpg') {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(bytes)]), name)
  const body = new Response(form)
  const response = await app.inject({
    method: 'POST',
    url: `/upload/${folder}`,
    headers: { 'content-type': body.headers.get('content-type') ?? '' },
    cookies: { hearth_session: 'agent' },
    payload: Buffer.from(await body.arrayBuffer()),
  })
  return { status: response.statusCode, answer: response.json() }
}

/** What the agent is told in the end. */
async function upload(bytes: Buffer, folder: FileFolder, name?: string): Promise<FileStatus> {
  const { status, answer } = await send(bytes, folder, name)
  if (status !== 200) return { id: '', url: null, state: 'refused', refusal: answer.message }
  return vi.waitFor(
    async () => {
      const [told] = await caller.agent.files.status({ ids: [answer.id] })
      if (!told || told.state === 'received') throw new Error('Not yet')
      return told
    },
    { timeout: 30_000, interval: 30 },
  )
}

const get = async (url: string) => {
  const { statusCode, headers, rawPayload } = await app.inject({ url })
  return { statusCode, headers, body: rawPayload }
}

test('fifty hostile files are refused in words, and nothing of them stays or is served', async () => {
  const hostile = await hostileFiles()
  expect(hostile).toHaveLength(50)
  const told: Record<string, string | null> = {}
  for (const { what, bytes, folder, name } of hostile) {
    const { state, refusal, url } = await upload(bytes, folder, name)
    told[what] = state === 'refused' ? refusal : `${state}!`
    if (url !== null) expect((await get(url)).statusCode).toBe(404)
  }
  expect(told).toEqual(Object.fromEntries(hostile.map(({ what, refusal }) => [what, refusal])))
  await vi.waitFor(() => expect([...storage.objects.keys()]).toEqual([]))
}, 120_000)

test.each([
  ['that climbs', '../../../etc/passwd'],
  ['that climbs in Windows', '..\\..\\windows\\win.ini'],
  ['that is a path', '/etc/cron.d/job'],
  ['with a zero in it', 'a\0b.php'],
  ['that hides its dots', '%2e%2e%2fapp.js'],
  ['of 5,000 letters', `${'a'.repeat(5000)}.jpg`],
])('a name %s leads nowhere', async (_, name) => {
  const jpeg = await picture(200, 100).jpeg().toBuffer()
  const { id, state } = await upload(jpeg, 'images', name)
  expect(state).toBe('ready')
  for (const key of storage.objects.keys()) expect(key).toMatch(/^(images|received)\/[0-9a-f]{32}/)
  expect(storage.objects.has(`images/${id}.jpg`)).toBe(true)
})

test('a picture is made over in three widths and two formats, without a word of what it held', async () => {
  const photo = await picture(1400, 700)
    .jpeg()
    .withExif({ IFD0: { Copyright: 'secret' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  const { id, url, state } = await upload(photo, 'images')
  expect({ url, state }).toEqual({ url: `/files/images/${id}.jpg`, state: 'ready' })
  expect(storage.objects.has(`received/${id}`)).toBe(false)
  // Lying on its side as it was taken, upright as it is looked at.
  for (const width of PICTURE_WIDTHS) {
    for (const format of ['avif', 'webp']) {
      const served = await get(`/files/images/${id}-${width}.${format}`)
      expect(served.headers).toMatchObject({
        'content-type': `image/${format}`,
        'cache-control': 'public, max-age=31536000, immutable',
        'content-length': String(served.body.length),
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
      })
      const made = await sharp(served.body).metadata()
      expect(made.width).toBe(Math.min(width, 700))
      expect(made.height).toBe(made.width * 2)
      expect([made.exif, made.xmp, made.iptc, made.icc, made.orientation]).toEqual(
        Array(5).fill(undefined),
      )
      expect(served.body.includes('secret')).toBe(false)
    }
  }
  expect((await sharp((await get(url ?? '')).body).metadata()).format).toBe('jpeg')
})

test('colours are those that were seen: another profile is converted to sRGB', async () => {
  const plain = { create: { width: 40, height: 40, channels: 3 as const, background: '#00c800' } }
  const wide = await sharp(plain).withIccProfile('p3').png().toBuffer()
  const { id } = await upload(wide, 'images', 'green.png')
  const made = await sharp((await get(`/files/images/${id}-480.webp`)).body)
    .raw()
    .toBuffer()
  const [red = 0, green = 0, blue = 0] = made
  expect(Math.abs(green - 200)).toBeLessThan(8)
  expect(red + blue).toBeLessThan(40)
})

test('a PDF shows its first page and is itself only downloaded', async () => {
  const document = page()
  const { id, url } = await upload(document, 'epc', 'certificate.pdf')
  expect(url).toBe(`/files/epc/${id}.pdf`)
  const served = await get(url ?? '')
  expect(served.body.equals(document)).toBe(true)
  expect(served.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="epc.pdf"',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  })
  const { data, info } = await sharp((await get(`/files/epc/${id}-960.webp`)).body)
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([960, 1358])
  const middle = 600 * info.width * info.channels
  expect(data[middle]).toBeGreaterThan(240)
  expect(data[middle + 1]).toBeLessThan(20)
  expect(data[middle + 900 * info.channels + 1]).toBeGreaterThan(240)
})

test.each([
  '/files/received/0',
  '/files/import/0',
  '/files/images/..%2freceived',
  '/files/images/x.svg',
])('nothing is served at %s', async (stem) => {
  expect((await get(stem.replace(/0$/, '0'.repeat(32)))).statusCode).toBe(404)
})
