import { createMemoryStorage } from '@hearth/adapters/testing/memoryStorage.ts'
import { storeAgent, storeUser } from '@hearth/backend/testing/accounts.ts'
import { hashOfToken } from '@hearth/backend/tokens.ts'
import type { UserId } from '@hearth/core/account/ids.ts'
import { sessions } from '@hearth/db/schema/account.ts'
import { beforeAll, expect, test } from 'vitest'
import { testApp } from './testing/testApp.ts'

const storage = createMemoryStorage()
const { app, db } = await testApp({ storage })

const JPEG = Buffer.concat([
  Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
  Buffer.from('a picture, says its head'),
])
const BLM = '#HEADER#\nVersion : 3\n#DEFINITION#\n#DATA#\n#END#\n'

async function signIn(userId: UserId, token: string) {
  const expiresAt = new Date(Date.now() + 20 * 86_400_000)
  await db.drizzle.insert(sessions).values({ id: hashOfToken(token), userId, expiresAt })
}

beforeAll(async () => {
  await signIn((await storeAgent(db, 'robin@example.com')).actor.userId, 'agent')
  await signIn(
    (await storeAgent(db, 'wren@example.com', 'Wren & Sons')).actor.userId,
    'another agent',
  )
  await signIn((await storeUser(db, 'ada@example.com')).userId, 'user')
})

interface Sent {
  folder?: string
  name?: string
  token?: string
  headers?: Record<string, string>
}

async function send(
  content: Buffer | string,
  { folder = 'images', name = 'front.jpg', token = 'agent', headers = {} }: Sent = {},
) {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(Buffer.from(content))]), name)
  const body = new Response(form)
  const response = await app.inject({
    method: 'POST',
    url: `/upload/${folder}`,
    headers: { 'content-type': body.headers.get('content-type') ?? '', ...headers },
    cookies: { hearth_session: token },
    payload: Buffer.from(await body.arrayBuffer()),
  })
  return { status: response.statusCode, answer: response.json() }
}

test('a picture is stored as it came and waits to be made over', async () => {
  const { status, answer } = await send(JPEG)
  expect(status).toBe(200)
  expect(answer).toEqual({
    id: expect.stringMatching(/^[0-9a-f]{32}$/),
    url: `/files/images/${answer.id}.jpg`,
    state: 'received',
    refusal: null,
  })
  expect(storage.objects.get(`received/${answer.id}`)).toEqual(JPEG)
  expect(
    await db.sql`select content_type, bytes, original_name from files where id = ${answer.id}`,
  ).toEqual([{ content_type: 'image/jpeg', bytes: JPEG.length, original_name: 'front.jpg' }])
  expect(
    await db.sql`select name, payload from jobs where payload->>'fileId' = ${answer.id}`,
  ).toEqual([{ name: 'file.process', payload: { fileId: answer.id } }])
})

test('the same file is kept once for each agent and folder, also when it comes twice at once', async () => {
  const again = Buffer.concat([JPEG, Buffer.from('again')])
  const [one, two] = await Promise.all([send(again), send(again, { name: 'other.jpg' })])
  expect(one.answer.id).toBe(two.answer.id)
  const [elsewhere, others] = await Promise.all([
    send(again, { folder: 'floorplan' }),
    send(again, { token: 'another agent' }),
  ])
  expect(new Set([one, elsewhere, others].map(({ answer }) => answer.id)).size).toBe(3)
  const kept = [...storage.objects.values()].filter((bytes) => bytes.equals(again))
  expect(kept).toHaveLength(3)
})

test('what listings are read from is ready at once, and nobody can look at it', async () => {
  const { answer } = await send(BLM, { folder: 'import', name: 'homes.blm' })
  expect(answer).toMatchObject({ url: null, state: 'ready' })
  expect(await db.sql`select id from jobs where payload->>'fileId' = ${answer.id}`).toEqual([])
})

test.each([
  ['a visitor', '', 401],
  ['a user who is no agent', 'user', 403],
])('%s may not upload, and nothing is stored', async (_, token, status) => {
  const before = storage.objects.size
  expect(await send(JPEG, { token })).toMatchObject({ status })
  expect(storage.objects.size).toBe(before)
})

test("another site's page may not upload", async () => {
  expect(await send(JPEG, { headers: { origin: 'https://evil.example' } })).toMatchObject({
    status: 403,
  })
})

test.each(['secrets', 'received', '..%2Fimages', 'Images'])(
  'there is no folder %s',
  async (folder) => {
    expect(await send(JPEG, { folder })).toMatchObject({ status: 404 })
  },
)

test.each([
  ['no form', { payload: 'x', headers: { 'content-type': 'application/json' } }],
  [
    'a form that ends too early',
    {
      payload:
        '--b\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n\xff\xd8',
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
    },
  ],
  [
    'a form without a boundary',
    { payload: 'x', headers: { 'content-type': 'multipart/form-data' } },
  ],
  [
    'a form without a file',
    {
      payload: '--b\r\ncontent-disposition: form-data; name="file"\r\n\r\ntext\r\n--b--\r\n',
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
    },
  ],
])('%s is refused in words', async (_, request) => {
  const before = storage.objects.size
  const { statusCode, body } = await app.inject({
    method: 'POST',
    url: '/upload/images',
    cookies: { hearth_session: 'agent' },
    ...request,
  })
  expect(statusCode).toBeGreaterThanOrEqual(400)
  expect(statusCode).toBeLessThan(500)
  expect(JSON.parse(body).message).toMatch(/\w+ \w+/)
  expect(storage.objects.size).toBe(before)
})
