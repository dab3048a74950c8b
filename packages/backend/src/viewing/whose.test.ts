import { testDatabase } from '@hearth/db/testing/database.ts'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { Actor } from '../account/data.ts'
import { storeAgent, storeUser } from '../testing/accounts.ts'
import { MONDAY, type Scene, storeScene, TUESDAY, viewingStage } from '../testing/viewingScene.ts'

const db = await testDatabase({ max: 12 })
const { as, stored, sent, proposal } = viewingStage(db)
let scene: Scene
beforeEach(async () => {
  await db.reset()
  scene = await storeScene(db)
})
afterAll(db.close)

describe('whose it is', () => {
  const wish = { dates: [TUESDAY], times: ['10:00'] as '10:00'[] }
  const seekerActs = {
    reschedule: (actor: Actor | null, of: number) =>
      as(actor).viewing.reschedule({ id: of, ...wish }),
    acceptProposal: (actor: Actor | null, of: number) =>
      as(actor).viewing.acceptProposal({ ...proposal(scene), id: of }),
    cancel: (actor: Actor | null, of: number) => as(actor).viewing.cancel({ id: of }),
    saveNotes: (actor: Actor | null, of: number) =>
      as(actor).viewing.saveNotes({ id: of, notes: 'Mine' }),
  }
  const agentActs = {
    accept: (actor: Actor | null, of: number) =>
      as(actor).agent.viewings.accept({ id: of, date: MONDAY, time: '10:00' }),
    decline: (actor: Actor | null, of: number) =>
      as(actor).agent.viewings.decline({ id: of, reason: 'No' }),
    proposeTime: (actor: Actor | null, of: number) =>
      as(actor).agent.viewings.proposeTime({ ...proposal(scene), id: of }),
  }
  const refused = (acting: Promise<unknown>, code: string) =>
    expect(acting).rejects.toMatchObject({ cause: { code } })

  test.each(Object.entries(seekerActs))('%s is the seeker’s alone', async (_, act) => {
    const eve = await storeUser(db, 'eve@example.com')
    const other = (await storeAgent(db, 'other@agent.example', 'Other')).actor
    await refused(act(null, scene.id), 'signedOut')
    // Not even the agent of the home, and nobody is told what is absent.
    for (const actor of [eve, scene.finch, other]) await refused(act(actor, scene.id), 'notFound')
    await refused(act(scene.ada, 999_999), 'notFound')
    expect(await stored(scene.id)).toMatchObject({ status: 'pending', notes: '' })
  })

  test.each(Object.entries(agentActs))('%s is the agent’s alone', async (_, act) => {
    const eve = await storeUser(db, 'eve@example.com')
    const other = (await storeAgent(db, 'other@agent.example', 'Other')).actor
    await refused(act(null, scene.id), 'signedOut')
    for (const actor of [scene.ada, eve]) await refused(act(actor, scene.id), 'notAllowed')
    await refused(act(other, scene.id), 'notFound')
    await refused(act(scene.finch, 999_999), 'notFound')
    expect(await stored(scene.id)).toMatchObject({ status: 'pending', waitsFor: 'agent' })
    expect(await sent()).toEqual([])
  })

  test('lists hold one’s own alone', async () => {
    const eve = await storeUser(db, 'eve@example.com')
    const other = (await storeAgent(db, 'other@agent.example', 'Other')).actor
    await refused(as(null).viewing.mine(), 'signedOut')
    await refused(as(null).agent.viewings.list({}), 'signedOut')
    await refused(as(scene.ada).agent.viewings.list({}), 'notAllowed')
    expect(await as(eve).viewing.mine()).toEqual([])
    expect(await as(scene.finch).viewing.mine()).toEqual([])
    expect(await as(other).agent.viewings.list({})).toEqual({
      items: [],
      total: 0,
      nextCursor: null,
    })
  })
})
