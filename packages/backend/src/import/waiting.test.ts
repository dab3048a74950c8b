import { NotYet } from '@hearth/adapters/queue/queues.ts'
import { madeUpFile, madeUpRow, madeUpRows } from '@hearth/core/import/testing/madeUpFile.ts'
import type { JobName } from '@hearth/core/job/contract.ts'
import { testDatabase } from '@hearth/db/testing/database.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { GIVEN_UP } from '../jobs.ts'
import { storeAgent } from '../testing/accounts.ts'
import { importWorld } from '../testing/imports.ts'
import { unlessAnother } from './agentLock.ts'
import { attachMedia, readImportFile, takeMedia } from './jobs.ts'

const db = await testDatabase({ max: 6 })
afterAll(db.close)

let finch: Awaited<ReturnType<typeof storeAgent>>
let world: ReturnType<typeof importWorld>
beforeEach(async () => {
  await db.reset()
  finch = await storeAgent(db, 'finch@example.com')
  world = importWorld(db, finch.agentId)
})

const read = (importId: number) => readImportFile(world.context(), { importId })
const states = async () =>
  (await db.sql<{ state: string }[]>`select state from imports order by id`).map(
    ({ state }) => state,
  )

test('an import makes no worker wait while another of its agent is being done', async () => {
  const one = await world.start(madeUpFile(madeUpRows(1)))
  const held = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  const doing = unlessAnother(db, finch.agentId, () => {
    begun.resolve()
    return held.promise
  })
  await begun.promise
  await expect(read(one.id)).rejects.toThrow(NotYet)
  const { agentId } = await storeAgent(db, 'wren@example.com')
  const wren = importWorld(db, agentId, world.storage)
  const other = await wren.start(madeUpFile(madeUpRows(1)))
  await read(other.id)
  expect(await states()).toEqual(['waiting', 'done'])
  held.resolve()
  await doing
  await read(one.id)
  expect(await states()).toEqual(['done', 'done'])
})

test('imports of an agent are done in the order in which they came', async () => {
  const one = await world.start(madeUpFile([madeUpRow(1, { PRICE: '100000' })]))
  const other = await world.start(madeUpFile([madeUpRow(1, { PRICE: '200000' })]))
  await expect(read(other.id)).rejects.toThrow(NotYet)
  await read(one.id)
  await read(other.id)
  expect(await db.sql`select price from properties`).toEqual([{ price: 200_000 }])
})

test('an import that nobody will do any more keeps no other waiting', async () => {
  await world.start(madeUpFile(madeUpRows(1)))
  await db.sql`update jobs set failed_at = now()`
  const other = await world.start(madeUpFile(madeUpRows(1)))
  await read(other.id)
  expect(await states()).toEqual(['waiting', 'done'])
})

test('an agent who hands over more than is read is asked to wait', async () => {
  const file = madeUpFile(madeUpRows(1))
  const first = await world.start(file)
  for (let nth = 2; nth <= 5; nth += 1) await world.start(file)
  await expect(world.start(file)).rejects.toMatchObject({
    code: 'limitReached',
    params: { reason: expect.stringContaining('still being read') },
  })
  await world.run(first.id)
  await world.start(file)
})

/** A row that waits for a picture that is not made over. */
async function storeWaiting() {
  const { id: importId } = await world.take(madeUpFile(madeUpRows(1)))
  const fileId = 'f'.repeat(32)
  await db.sql`
    insert into files (id, agent_id, folder, content_type, bytes, sha256, original_name)
    values (${fileId}, ${finch.agentId}, 'images', 'image/jpeg', 1, ${'a'.repeat(64)}, 'a.jpg')`
  return { importId, row: 1, images: [fileId], floorplan: null, epc: null, showing: '' }
}

test.each([
  ['at once', 0, 3000],
  ['after some minutes', 5 * 60_000, 5 * 60_000],
  ['after half a day', 12 * 3_600_000, 15 * 60_000],
])('pictures that are not made over are looked at again: %s', async (_, waitedMs, pauseMs) => {
  const payload = await storeWaiting()
  const context = world.context()
  await db.sql`update imports set finished_at = ${context.now.toISOString()}`
  const now = new Date(Number(context.now) + waitedMs)
  await expect(attachMedia({ ...context, now }, payload)).rejects.toMatchObject({
    ...{ name: 'NotYet', pauseMs },
  })
})

test('pictures that are given up are told of with the import', async () => {
  const waiting = await storeWaiting()
  const { importId } = waiting
  const giveUp = (name: JobName, payload: object) =>
    GIVEN_UP[name]?.(world.context(), payload, 'The disk is full')
  for (const _ of ['once', 'and again']) {
    await giveUp('import.attach', waiting)
    await giveUp('import.media', { importId })
  }
  const rows = await world.rows(importId)
  expect(rows.map(({ row, outcome }) => [row, outcome])).toEqual([
    [1, 'created'],
    [2, 'unchanged'],
  ])
  expect(rows.map(({ findings }) => findings.at(-1)?.message)).toEqual([
    'Its pictures could not be shown. Import the file again to show them.',
    expect.stringContaining('Not all of its pictures could be taken in.'),
  ])
  const messages = rows.flatMap(({ findings }) => findings.map(({ message }) => message))
  expect(messages.filter((message) => message.includes('could'))).toHaveLength(2)
})

test('a file that is gone before its pictures are taken in is told of', async () => {
  const { id } = await world.take(madeUpFile(madeUpRows(1)))
  await db.sql`update imports set file_id = null`
  await takeMedia(world.context(), { importId: id })
  const { findings } = (await world.rows(id)).at(-1) ?? {}
  expect(findings?.[0]?.message).toMatch(/^Its pictures were not taken in\..*no longer there/)
})
