import type { AgentId } from '@hearth/core/account/ids.ts'
import { testDatabase } from '@hearth/db/testing/database.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { ADA, accountWorld, codeOf } from '../testing/accountWorld.ts'
import type { Caller } from '../testing/caller.ts'
import { storeHome } from '../testing/homes.ts'
import { storeViewing } from '../testing/viewings.ts'

const db = await testDatabase()
afterAll(db.close)

const { openAccount, signedIn, empty } = accountWorld(db)
const GWEN = { name: 'Gwen', email: 'gwen@example.com' }
const COMPANY = { companyName: 'Byron & Daughter', phone: '020 7946 0102', address: '1 Low Street' }
const { password } = ADA

let ada: Caller
let agentId: AgentId
beforeEach(async () => {
  await empty()
  await db.sql`truncate agents, properties cascade`
  await openAccount()
  ada = await (await signedIn()).call()
  agentId = (await ada.agent.openCompany(COMPANY)).agentId as AgentId
})

const companies = () => db.sql`select user_id, email, company_name from agents`
const refused = (reason: string) =>
  expect(ada.account.deleteAccount({ password })).rejects.toMatchObject({
    cause: { code: 'notAllowed', params: { reason } },
  })

test('whoever acts for a company without homes can delete the account', async () => {
  expect(await ada.account.deleteAccount({ password })).toEqual({ success: true })
  expect(await db.sql`select 1 from users`).toEqual([])
  expect(await companies()).toEqual([
    { user_id: null, email: null, company_name: COMPANY.companyName },
  ])
})

test('homes have to be deleted first, and what was written about them stays', async () => {
  const id = await storeHome(db, agentId)
  await storeViewing(db, id, GWEN)
  await refused('Your company still lists homes. Please delete its home on the dashboard first.')
  expect(await companies()).toMatchObject([{ email: ADA.email }])
  await ada.agent.properties.remove({ id })
  expect(await codeOf(ada.account.deleteAccount({ password }))).toBe('done')
  expect(await db.sql`select status from viewings`).toEqual([{ status: 'cancelled' }])
  expect(await db.sql`select agent_id from properties`).toEqual([{ agent_id: agentId }])
})

test('a viewing that is under way has to end first', async () => {
  const id = await storeHome(db, agentId)
  await db.sql`update properties set withdrawn_at = now()`
  await storeViewing(db, id, GWEN, {
    ...{ date: '2026-11-20', times: ['11:30'], status: 'confirmed' },
    startsAt: new Date('2026-11-20T11:30:00Z'),
  })
  await refused(
    'A viewing of your company is still open. Please wait until it is over, or decline it, first.',
  )
})

test('homes that are being imported are waited for', async () => {
  await db.sql`insert into imports (agent_id, mode) values (${agentId}, 'import')`
  await refused('Homes of your company are being imported. Please wait until that is done.')
  await db.sql`update imports set mode = 'dryRun'`
  expect(await codeOf(ada.account.deleteAccount({ password }))).toBe('done')
})
