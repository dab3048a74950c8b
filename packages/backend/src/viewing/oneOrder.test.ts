import type { Transaction } from '@hearth/db/client.ts'
import { testDatabase } from '@hearth/db/testing/database.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { storeUser } from '../testing/accounts.ts'
import { TEST_SETTINGS } from '../testing/caller.ts'
import { storeHome } from '../testing/homes.ts'
import { testJobContext } from '../testing/jobContext.ts'
import { NOW, type Scene, storeScene } from '../testing/viewingScene.ts'
import { storeViewing } from '../testing/viewings.ts'
import { completeViewings } from './jobs.ts'
import { adoptViewings, cancelViewingsOf, forgetViewer } from './mutations.ts'

const db = await testDatabase({ max: 4 })
afterAll(db.close)

const GUEST = { name: 'Gwen', email: 'gwen@example.com' }
const context = { settings: TEST_SETTINGS, now: NOW }

let scene: Scene
beforeEach(async () => {
  await db.reset()
  scene = await storeScene(db)
  await db.sql`delete from viewings`
})

/** Two viewings that are over, of which the database comes upon the later first. */
async function storeTwo(seeker: Parameters<typeof storeViewing>[2]): Promise<[number, number]> {
  const agreedAt = (hour: string) => ({
    ...{ status: 'confirmed' as const, times: [`${hour}:00`] },
    startsAt: new Date(`2026-11-19T${hour}:00:00Z`),
  })
  const laterHome = await storeHome(db, scene.agentId, 'A house by the water')
  const first = await storeViewing(db, laterHome, seeker, agreedAt('10'))
  const second = await storeViewing(db, scene.propertyId, seeker, agreedAt('14'))
  await db.sql`update viewings set created_at = now() where id = ${first}`
  return [first, second]
}

const inTransaction = (work: (tx: Transaction) => Promise<unknown>) => () =>
  db.drizzle.transaction(work)

test.each([
  [
    'an account is deleted',
    () => scene.ada,
    inTransaction((tx) => forgetViewer(tx, scene.ada.userId, context)),
  ],
  [
    'a guest becomes a member',
    () => GUEST,
    inTransaction(async (tx) => {
      const { userId } = await storeUser(db, GUEST.email)
      await adoptViewings(tx, userId, GUEST.email)
    }),
  ],
  [
    'homes are taken off the market',
    () => scene.ada,
    inTransaction(async (tx) => {
      const homes = await db.sql<{ id: number }[]>`select id from properties order by id`
      const ids = homes.map(({ id }) => id)
      await cancelViewingsOf(tx, ids, context)
    }),
  ],
  [
    'viewings are completed',
    () => scene.ada,
    () => completeViewings(testJobContext(db, { now: NOW }), {}),
  ],
])(
  '%s while somebody else changes the same viewings: no two wait for each other',
  async (_, seeker, change) => {
    const [first, second] = await storeTwo(seeker())
    const lock = (tx: Transaction, id: number) =>
      tx.execute(`select from viewings where id = ${id} for update`)
    let changing: Promise<unknown> = Promise.resolve()
    await db.drizzle.transaction(async (tx) => {
      await lock(tx, first)
      changing = change()
      await expect.poll(countWaiting).toBe(1)
      await lock(tx, second)
    })
    await expect(changing).resolves.not.toThrow()
  },
)

async function countWaiting(): Promise<number | undefined> {
  const [row] = await db.sql<{ waiting: number }[]>`
    select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`
  return row?.waiting
}
