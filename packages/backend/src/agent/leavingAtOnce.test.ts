import { madeUpFile, madeUpRows } from '@hearth/core/import/testing/madeUpFile.ts'
import { NEW_LISTING } from '@hearth/core/property/listingContract.ts'
import { testDatabase } from '@hearth/db/testing/database.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createListing } from '../property/mutations.ts'
import { storeAgent } from '../testing/accounts.ts'
import { codeOf } from '../testing/accountWorld.ts'
import { type Caller, testCaller } from '../testing/caller.ts'
import { importWorld } from '../testing/imports.ts'
import { leaveCompany } from './leaveCompany.ts'
import { holdCompany } from './policy.ts'

const db = await testDatabase({ max: 6 })
afterAll(db.close)

const NOW = new Date('2026-11-20T12:00:00Z')
const COTTAGE = {
  ...{ title: 'A cottage', description: 'Two rooms and a view.', price: 250_000 },
  ...{ address: '3 Canal Side, York', submissionId: '0123456789abcdef' },
}

let finch: Awaited<ReturnType<typeof storeAgent>>
let agent: Caller['agent']
let world: ReturnType<typeof importWorld>
beforeEach(async () => {
  await db.reset()
  finch = await storeAgent(db, 'finch@example.com')
  agent = testCaller(db, { actor: finch.actor, now: NOW }).agent
  world = importWorld(db, finch.agentId)
})

const leave = () => db.drizzle.transaction((tx) => leaveCompany(tx, finch.actor.userId))
const pause = () => new Promise((resolve) => setTimeout(resolve, 200))
const listed = () => db.sql`select 1 from properties where withdrawn_at is null`

/** How a write ends that comes while somebody leaves the company and has not done so yet. */
async function endWhileLeaving(write: () => Promise<unknown>): Promise<string> {
  const { end } = await db.drizzle.transaction(async (tx) => {
    await leaveCompany(tx, finch.actor.userId)
    const ending = codeOf(write())
    await pause()
    return { end: ending }
  })
  return end
}

test('a home that is added while its company is left comes too late', async () => {
  expect(await endWhileLeaving(() => agent.properties.create(COTTAGE))).toBe('notAllowed')
  expect(await listed()).toEqual([])
})

test('so does one that is listed again, by itself or by the form that made it', async () => {
  const { id } = await agent.properties.create(COTTAGE)
  await agent.properties.remove({ id })
  let ends: string[] = []
  await endWhileLeaving(async () => {
    ends = await Promise.all([
      codeOf(agent.properties.relist({ id })),
      codeOf(agent.properties.create(COTTAGE)),
    ])
  })
  expect(ends).toEqual(['notAllowed', 'notAllowed'])
  expect(await listed()).toEqual([])
})

test('and an import that is started then', async () => {
  const fileId = await world.handOver(madeUpFile(madeUpRows(1)))
  const start = () => agent.imports.start({ fileId, mode: 'import', withdrawsMissing: false })
  expect(await endWhileLeaving(start)).toBe('notAllowed')
  expect(await db.sql`select 1 from imports`).toEqual([])
})

test('whoever leaves waits for a home that is being added, and has to stay', async () => {
  const { left } = await db.drizzle.transaction(async (tx) => {
    const { submissionId: _, ...cottage } = COTTAGE
    await createListing(tx, finch.agentId, { ...NEW_LISTING, ...cottage }, NOW)
    const leaving = codeOf(leave())
    await pause()
    return { left: leaving }
  })
  expect(await left).toBe('notAllowed')
})

test('a company can be changed while its homes are being imported', async () => {
  const form = { companyName: 'Finch & Daughter', phone: '020 7946 0102', address: '1 Low Street' }
  await db.drizzle.transaction(async (tx) => {
    await holdCompany(tx, finch.agentId)
    expect(await agent.changeCompany(form)).toEqual({ success: true })
  })
})

test('an import that waited while its company lost its account lists nothing, and says why', async () => {
  const { id } = await world.start(madeUpFile(madeUpRows(2)))
  await db.sql`update agents set user_id = null`
  expect(await world.run(id)).toMatchObject({
    ...{ state: 'failed', created: 0 },
    failure: expect.stringContaining('Nobody acts for this company'),
  })
  expect(await listed()).toEqual([])
})
