import { testDatabase } from '@hearth/db/testing/database.ts'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { storeUser } from '../testing/accounts.ts'
import { TEST_SETTINGS } from '../testing/caller.ts'
import {
  MONDAY,
  NOW,
  type Scene,
  storeScene,
  TO_AGENT,
  TO_HEARTH,
  viewingStage,
} from '../testing/viewingScene.ts'
import { storeViewing } from '../testing/viewings.ts'
import { exportViewings } from './data.ts'
import { adoptViewings, forgetViewer } from './mutations.ts'

const db = await testDatabase({ max: 12 })
const { as, stored, sent, mailed, accept } = viewingStage(db)
let scene: Scene
beforeEach(async () => {
  await db.reset()
  scene = await storeScene(db)
})
afterAll(db.close)

describe('accounts', () => {
  const guest = { name: 'Ada', email: 'ada@example.com', phone: '020 7946 0102' }
  const wish = { ...guest, date: MONDAY, times: ['10:00'] as '10:00'[] }

  test('a request is that of whoever is signed in, else of the account with its address', async () => {
    const eve = await storeUser(db, 'eve@example.com')
    const whose = async (asked: { id: number }) => (await stored(asked.id))?.userId
    const own = await as(eve).viewing.request({ ...wish, propertyId: scene.propertyId })
    expect(await whose(own)).toBe(eve.userId)
    const guests = await as(null).viewing.request({
      ...wish,
      propertyId: scene.propertyId,
      name: 'Ada B',
    })
    expect(await whose(guests)).toBe(scene.ada.userId)
    const unknown = { ...wish, propertyId: scene.propertyId, email: 'new@example.com' }
    expect(await whose(await as(null).viewing.request(unknown))).toBeNull()
  })

  test('what a guest asked for becomes the account’s, and nothing else does', async () => {
    const eve = await storeUser(db, 'eve@example.com')
    const mine = await storeViewing(db, scene.propertyId, { name: 'Eve', email: 'eve@example.com' })
    const other = await storeViewing(db, scene.propertyId, { name: 'Bo', email: 'bo@example.com' })
    await db.drizzle.transaction((tx) => adoptViewings(tx, eve.userId, 'eve@example.com'))
    expect((await as(eve).viewing.mine()).map((each) => each.id)).toEqual([mine])
    expect((await stored(other))?.userId).toBeNull()
    expect((await stored(scene.id))?.userId).toBe(scene.ada.userId)
  })

  test('mail goes to the address that the account has today', async () => {
    await db.sql`update users set email = 'ada@new.example' where id = ${scene.ada.userId}`
    await as(scene.finch).agent.viewings.decline({ id: scene.id, reason: 'No' })
    expect(await mailed()).toEqual([['viewing.change.seeker', 'ada@new.example', null]])
  })

  test('a deleted account leaves viewings without the person, and tells the agents', async () => {
    await accept(scene)
    await as(scene.ada).viewing.saveNotes({ id: scene.id, notes: 'Secret' })
    const over = await storeViewing(db, scene.propertyId, scene.ada, {
      status: 'completed',
      startsAt: NOW,
    })
    await db.sql`delete from emails`
    await db.drizzle.transaction((tx) =>
      forgetViewer(tx, scene.ada.userId, { settings: TEST_SETTINGS, now: NOW }),
    )
    const nobody = { name: 'Former member', phone: '', notes: '', userId: null }
    const email = `removed-${scene.ada.userId}@hearth.invalid`
    expect(await stored(scene.id)).toMatchObject({ ...nobody, email, status: 'cancelled' })
    expect(await stored(over)).toMatchObject({ ...nobody, email, status: 'completed' })
    expect(await mailed()).toEqual([
      ['viewing.change.seeker', 'ada@example.com', 'CANCEL'],
      [...TO_HEARTH, 'CANCEL'],
      [...TO_AGENT, 'CANCEL'],
    ])
    const [toAda, ...toAgents] = await sent()
    expect(JSON.stringify(toAgents)).not.toMatch(/ada@example|Ada Byron|7946 0102|Secret/)
    expect(toAda?.text).toContain('You deleted your account, and with it this viewing.')
    expect(toAda?.text).not.toContain('/viewings')
    // The entry that her calendar has, and no other.
    const entry = toAda?.calendar?.content.replaceAll('\r\n ', '')
    expect(entry).toContain(`UID:viewing-${scene.id}@`)
    expect(entry).toMatch(/ATTENDEE;[^\r]*mailto:ada@example\.com/i)
  })

  test('everything that is held can be taken along', async () => {
    await as(scene.ada).viewing.saveNotes({ id: scene.id, notes: 'Secret' })
    const eve = await storeUser(db, 'eve@example.com')
    await storeViewing(db, scene.propertyId, eve)
    const held = await exportViewings(db, scene.ada.userId)
    expect(held).toMatchObject([
      {
        id: scene.id,
        propertyId: scene.propertyId,
        notes: 'Secret',
        email: 'ada@example.com',
        times: ['10:00', '15:00'],
      },
    ])
    expect(JSON.parse(JSON.stringify(held))).toEqual(held)
  })
})
