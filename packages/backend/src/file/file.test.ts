import { createMemoryStorage } from '@hearth/adapters/testing/memoryStorage.ts'
import type { AgentId } from '@hearth/core/account/ids.ts'
import type { FileFolder } from '@hearth/core/file/contract.ts'
import { REFUSALS } from '@hearth/core/file/uploadRules.ts'
import { testDatabase } from '@hearth/db/testing/database.ts'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { GIVEN_UP } from '../jobs.ts'
import { storeAgent } from '../testing/accounts.ts'
import { testCaller } from '../testing/caller.ts'
import { storeHome } from '../testing/homes.ts'
import { testJobContext } from '../testing/jobContext.ts'
import { hasImportFile } from './data.ts'
import { processFile, sweepUnused } from './jobs.ts'
import { receiveFile } from './mutations.ts'
import { keepOwnFiles } from './policy.ts'

const db = await testDatabase()
let storage = createMemoryStorage()
let agent: Awaited<ReturnType<typeof storeAgent>>
beforeEach(async () => {
  await db.reset()
  storage = createMemoryStorage()
  agent = await storeAgent(db, 'robin@example.com')
})
afterAll(db.close)

const PICTURES = [
  { suffix: '-480.webp', bytes: Buffer.from('small') },
  { suffix: '.jpg', bytes: Buffer.from('plain') },
]
const context = () =>
  testJobContext(db, {
    storage,
    pictureMaker: { makeOver: async () => ({ width: 800, height: 600, pictures: PICTURES }) },
  })

const HEADS: Partial<Record<FileFolder, string>> = { import: '#HEADER#\n' }
let nth = 0
const receive = (folder: FileFolder = 'images', agentId = agent.agentId, of = ++nth) => {
  const bytes = Buffer.from(`${HEADS[folder] ?? '\xff\xd8\xff'} picture ${of}`, 'latin1')
  const body = (async function* () {
    yield bytes
  })()
  return receiveFile({ db, storage }, { agentId, folder, name: 'a.jpg', body })
}
const ready = async (folder?: FileFolder, agentId?: AgentId) => {
  const file = await receive(folder, agentId)
  await processFile(context(), { fileId: file.id })
  return { ...file, url: file.url ?? '' }
}
const age = (id: string, age: string) =>
  db.sql`update files set created_at = now() - ${age}::interval where id = ${id}`
const filesLeft = async () =>
  (await db.sql<{ id: string }[]>`select id from files`).map(({ id }) => id).sort()

test('a made-over upload is ready, and what came in is gone; doing it twice does no harm', async () => {
  const { id, url } = await receive()
  const caller = testCaller(db, { actor: agent.actor })
  expect(await caller.agent.files.status({ ids: [id] })).toMatchObject([{ id, state: 'received' }])
  for (const _ of [1, 2]) await processFile(context(), { fileId: id })
  expect([...storage.objects.keys()].sort()).toEqual([`images/${id}-480.webp`, `images/${id}.jpg`])
  expect(await caller.agent.files.status({ ids: [id] })).toEqual([
    { id, url, state: 'ready', refusal: null },
  ])
})

test('nobody is told of the files of others, or of absent ones', async () => {
  const { id } = await receive()
  const other = await storeAgent(db, 'wren@example.com', 'Wren & Sons')
  const caller = testCaller(db, { actor: other.actor })
  expect(await caller.agent.files.status({ ids: [id, '0'.repeat(32)] })).toEqual([])
})

test('an upload that is given up says so, and is not kept', async () => {
  const { id } = await receive()
  await GIVEN_UP['file.process']?.(context(), { fileId: id }, 'The disk is full')
  const caller = testCaller(db, { actor: agent.actor })
  expect(await caller.agent.files.status({ ids: [id] })).toMatchObject([
    { state: 'refused', refusal: REFUSALS.fault },
  ])
  expect([...storage.objects.keys()]).toEqual([])
})

test('what one job has made over is not refused when another for it is given up', async () => {
  const { id } = await ready()
  await GIVEN_UP['file.processImported']?.(context(), { fileId: id }, 'Its worker died')
  const caller = testCaller(db, { actor: agent.actor })
  expect(await caller.agent.files.status({ ids: [id] })).toMatchObject([{ state: 'ready' }])
})

test('a listing may name the files of its own agent, and no others', async () => {
  const kept = async (...ids: string[]) => {
    const files = await db.drizzle.transaction((tx) =>
      keepOwnFiles(tx, agent.agentId, 'images', ids),
    )
    return files.map(({ id }) => id)
  }
  const own = await ready()
  const other = await storeAgent(db, 'wren@example.com', 'Wren & Sons')
  const theirs = await ready('images', other.agentId)
  const plan = await ready('floorplan')
  const refused = await receive()
  await GIVEN_UP['file.process']?.(context(), { fileId: refused.id }, '')
  expect(await kept(own.id, own.id)).toEqual([own.id])
  for (const { id } of [theirs, plan, refused]) expect(await kept(own.id, id)).toEqual([own.id])
})

test('what no listing uses goes after a month, with everything that is stored of it', async () => {
  const [kept, plan, unused, young] = await Promise.all([
    ready(),
    ready('floorplan'),
    ready(),
    ready(),
  ])
  const refused = await receive()
  await GIVEN_UP['file.process']?.(context(), { fileId: refused.id }, '')
  const homeId = await storeHome(db, agent.agentId)
  await db.sql`
    update property_details set images = array['/art/a.svg', ${kept.url}], floorplan_url = ${plan.url}
    where property_id = ${homeId}`
  for (const { id } of [kept, plan, unused, refused]) await age(id, '30 days 1 hour')
  await age(young.id, '29 days 23 hours')
  await sweepUnused(context(), {})
  expect(await filesLeft()).toEqual([kept, plan, young].map(({ id }) => id).sort())
  expect([...storage.objects.keys()].filter((key) => key.includes(unused.id))).toEqual([])
  expect([...storage.objects.keys()]).toHaveLength(6)
})

test('a file that is named again at the last moment stays, also while it is swept', async () => {
  const file = await ready()
  await age(file.id, '31 days')
  const sweeping = db.drizzle.transaction(async (tx) => {
    await keepOwnFiles(tx, agent.agentId, 'images', [file.id])
    const sweep = sweepUnused(context(), {})
    await new Promise((resolve) => setTimeout(resolve, 200))
    return { sweep }
  })
  await (await sweeping).sweep
  expect(await filesLeft()).toEqual([file.id])
  expect(storage.objects.has(`images/${file.id}.jpg`)).toBe(true)
})

test('what an import was read from goes after a week', async () => {
  const [old, young] = [await receive('import'), await receive('import')]
  await age(old.id, '7 days 1 hour')
  await age(young.id, '6 days 23 hours')
  await sweepUnused(context(), {})
  expect(await filesLeft()).toEqual([young.id])
})

test('what killed processes left half written goes after an hour', async () => {
  const removeUnfinished = vi.fn(async () => undefined)
  const now = new Date('2026-11-20T12:00:00Z')
  await sweepUnused({ ...context(), storage: { ...storage, removeUnfinished }, now }, {})
  expect(removeUnfinished).toHaveBeenCalledWith(new Date('2026-11-20T11:00:00Z'))
})

/** A sweep that has removed the first object and fails at the second. */
async function sweepInVain() {
  let removed = 0
  const remove = (key: string) =>
    removed++ === 0 ? storage.remove(key) : Promise.reject(new Error('No answer'))
  const sweeping = sweepUnused({ ...context(), storage: { ...storage, remove } }, {})
  await expect(sweeping).rejects.toThrow('No answer')
}

test('what a sweep has begun to remove is given to nobody, and goes the next time', async () => {
  const file = await ready()
  const picture = nth
  await age(file.id, '31 days')
  await sweepInVain()
  expect(await filesLeft()).toEqual([file.id])
  const kept = await db.drizzle.transaction((tx) =>
    keepOwnFiles(tx, agent.agentId, 'images', [file.id]),
  )
  expect(kept).toEqual([])
  const caller = testCaller(db, { actor: agent.actor })
  expect(await caller.agent.files.status({ ids: [file.id] })).toMatchObject([
    { state: 'refused', refusal: REFUSALS.unused },
  ])

  const again = await receive('images', agent.agentId, picture)
  expect(again).toMatchObject({ state: 'received', id: expect.not.stringMatching(file.id) })
  await processFile(context(), { fileId: again.id })
  await sweepUnused(context(), {})
  expect(await filesLeft()).toEqual([again.id])
  expect(storage.objects.has(`images/${again.id}.jpg`)).toBe(true)
})

test('listings are not read from a file that a sweep has begun to remove', async () => {
  const file = await receive('import')
  await age(file.id, '8 days')
  await sweepInVain()
  expect(await hasImportFile(db, agent.agentId, file.id)).toBe(false)
})
