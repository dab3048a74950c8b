import type { AgentId } from '@hearth/core/account/ids.ts'
import { type ListingInput, NEW_LISTING } from '@hearth/core/property/listingContract.ts'
import { properties } from '@hearth/db/schema/property.ts'
import { testDatabase } from '@hearth/db/testing/database.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { storeAgent } from '../testing/accounts.ts'
import { codeOf, NOW } from '../testing/accountWorld.ts'
import { type Caller, testCaller } from '../testing/caller.ts'

const db = await testDatabase()
afterAll(db.close)

const COTTAGE: ListingInput = {
  ...NEW_LISTING,
  ...{ title: 'A cottage by the canal', description: 'Two rooms and a view.', price: 250_000 },
  ...{ address: '3 Canal Side, York', postcode: 'YO1 7HH', agentRef: 'A-1' },
  position: { lat: 53.9612345, lng: -1.0812345 },
}
const FORM = { ...COTTAGE, submissionId: '0123456789abcdef' }

const callerOf = async (address: string): Promise<[Caller, AgentId]> => {
  const { actor, agentId } = await storeAgent(db, address)
  return [testCaller(db, { actor, now: NOW }), agentId]
}
let caller: Caller
beforeEach(async () => {
  await db.reset()
  caller = (await callerOf('robin@finch.example'))[0]
})

const homes = () => db.drizzle.$count(properties)
const jobs = async () => (await db.sql`select 1 from jobs`).length

test('the same form sent again is the same home, and starts nothing again', async () => {
  const first = await caller.agent.properties.create(FORM)
  const started = await jobs()
  expect(await caller.agent.properties.create(FORM)).toEqual(first)
  expect([await homes(), await jobs()]).toEqual([1, started])
})

test('several that arrive at once make one home', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => caller.agent.properties.create(FORM)))
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
  expect(await homes()).toBe(1)
})

test('another form, another agent and a call that names no form make homes of their own', async () => {
  const { agentRef: _, ...home } = FORM
  await caller.agent.properties.create(home)
  await caller.agent.properties.create({ ...home, submissionId: 'fedcba9876543210' })
  const { submissionId: __, ...unnamed } = home
  await caller.agent.properties.create(unnamed)
  await caller.agent.properties.create(unnamed)
  const [other] = await callerOf('wren@wren.example')
  await other.agent.properties.create(home)
  expect(await homes()).toBe(5)
})

test('a form that says something else by now writes nothing over unasked', async () => {
  const { id } = await caller.agent.properties.create(FORM)
  const changed = { ...FORM, title: 'Another title' }
  await expect(caller.agent.properties.create(changed)).rejects.toMatchObject({
    cause: { code: 'stale', params: { id } },
  })
  expect((await caller.agent.properties.byId({ id })).listing.title).toBe(COTTAGE.title)
})

test('a home that was deleted meanwhile is listed again as the form has it', async () => {
  const { id } = await caller.agent.properties.create(FORM)
  await caller.agent.properties.remove({ id })
  const again = await caller.agent.properties.create({ ...FORM, title: 'Another title' })
  expect(again.id).toBe(id)
  expect((await caller.agent.properties.byId({ id })).listing.title).toBe('Another title')
})

test('a name that is too short to be one of its own is refused', async () => {
  const short = caller.agent.properties.create({ ...FORM, submissionId: '1' })
  await expect(short).rejects.toMatchObject({
    cause: { issues: [expect.objectContaining({ path: ['submissionId'] })] },
  })
  expect(await codeOf(caller.agent.properties.create(FORM))).toBe('done')
})
