import { createMemoryStorage } from '@hearth/adapters/testing/memoryStorage.ts'
import { storeAgent } from '@hearth/backend/testing/accounts.ts'
import { storeUnused } from '@hearth/backend/testing/files.ts'
import { storeHome } from '@hearth/backend/testing/homes.ts'
import { hashOfToken } from '@hearth/backend/tokens.ts'
import { MOST_UNUSED } from '@hearth/core/file/uploadRules.ts'
import { sessions } from '@hearth/db/schema/account.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { testApp } from './testing/testApp.ts'

const storage = createMemoryStorage()
const { app, db } = await testApp({ storage })
const put = vi.spyOn(storage, 'put')

const MEDIA = MOST_UNUSED.media.bytes
const IMPORT = MOST_UNUSED.import.bytes
const BLM = '#HEADER#\nVersion : 3\n#DEFINITION#\n#DATA#\n#END#\n'
const picture = (own: string) => `\xff\xd8\xff\xe0${own}`

let agent: Awaited<ReturnType<typeof storeAgent>>
beforeEach(async () => {
  await db.reset()
  put.mockClear()
  agent = await signedIn('robin@example.com', 'Robin Estates', 'agent')
})

async function signedIn(email: string, company: string, token: string) {
  const stored = await storeAgent(db, email, company)
  const { userId } = stored.actor
  const expiresAt = new Date(Date.now() + 20 * 86_400_000)
  await db.drizzle.insert(sessions).values({ id: hashOfToken(token), userId, expiresAt })
  return stored
}

async function send(content: string, folder = 'images', token = 'agent') {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(Buffer.from(content, 'latin1'))]), 'a file')
  const body = new Response(form)
  const response = await app.inject({
    method: 'POST',
    url: `/upload/${folder}`,
    headers: { 'content-type': body.headers.get('content-type') ?? '' },
    cookies: { hearth_session: token },
    payload: Buffer.from(await body.arrayBuffer()),
  })
  return { status: response.statusCode, answer: response.json() }
}

test.each(['images', 'floorplan', 'epc'])(
  'whoever has too much that no home uses is told so before %s is stored, others are not',
  async (folder) => {
    await storeUnused(db, agent.agentId, 'images', MEDIA)
    const { status, answer } = await send(picture('a'), folder)
    expect(status).toBe(422)
    expect(answer.message).toBe(
      'You have 3.0 GB of uploads that no home uses. Save the homes that they are for, or try again tomorrow: after 30 days without use they are removed.',
    )
    expect(put).not.toHaveBeenCalled()
    expect(await send(BLM, 'import')).toMatchObject({ status: 200 })
    await signedIn('wren@example.com', 'Wren & Sons', 'another agent')
    expect(await send(picture('a'), folder, 'another agent')).toMatchObject({ status: 200 })
  },
)

test('files to import have a room of their own', async () => {
  await storeUnused(db, agent.agentId, 'import', IMPORT)
  const { status, answer } = await send(BLM, 'import')
  expect(status).toBe(422)
  expect(answer.message).toBe(
    'You have handed over 2.0 GB to import in 7 days. Please choose a smaller file, or try again tomorrow.',
  )
  expect(put).not.toHaveBeenCalled()
  expect(await send(picture('a'))).toMatchObject({ status: 200 })
})

test('what a home uses, and what is refused, takes no room', async () => {
  const [used, plan, refused] = await storeUnused(db, agent.agentId, 'images', MEDIA)
  const homeId = await storeHome(db, agent.agentId)
  await db.sql`
    update property_details
    set images = ${[`/art/a.svg`, `/files/images/${used}.jpg`]}, floorplan_url = '/art/b.svg'
    where property_id = ${homeId}`
  expect(await send(picture('a'))).toMatchObject({ status: 200 })
  await db.sql`update property_details set images = '{}' where property_id = ${homeId}`
  expect(await send(picture('b'))).toMatchObject({ status: 422 })
  await db.sql`
    update property_details set floorplan_url = ${`/files/floorplan/${plan}.pdf`}
    where property_id = ${homeId}`
  expect(await send(picture('b'))).toMatchObject({ status: 200 })
  await db.sql`update property_details set floorplan_url = null where property_id = ${homeId}`
  await db.sql`update files set state = 'refused', refusal = 'Damaged' where id = ${refused ?? ''}`
  expect(await send(picture('c'))).toMatchObject({ status: 200 })
})

test('uploads at the same time take no more room than there is, and leave nothing behind', async () => {
  const room = picture('10').length + 1
  await storeUnused(db, agent.agentId, 'images', MEDIA - room)
  const before = storage.objects.size
  const many = Array.from({ length: 20 }, (_, nth) => send(picture(String(10 + nth))))
  const statuses = (await Promise.all(many)).map(({ status }) => status)
  expect(statuses.sort()).toEqual([200, ...Array(19).fill(422)])
  expect(storage.objects.size).toBe(before + 1)
})

test('a file that is kept already takes no room again', async () => {
  await storeUnused(db, agent.agentId, 'images', MEDIA - picture('1').length - 1)
  const [one, again] = [await send(picture('1')), await send(picture('1'))]
  expect(again).toEqual(one)
})
