import { madeUpFile, madeUpRow, madeUpRows } from '@hearth/core/import/testing/madeUpFile.ts'
import { testDatabase } from '@hearth/db/testing/database.ts'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { storeAgent } from '../testing/accounts.ts'
import { storeHome } from '../testing/homes.ts'
import { countsOf, importWorld } from '../testing/imports.ts'

const db = await testDatabase()
afterAll(db.close)

const NOTHING = { created: 0, updated: 0, unchanged: 0, refused: 0, withdrawn: 0 }

let agentId: Awaited<ReturnType<typeof storeAgent>>['agentId']
let world: ReturnType<typeof importWorld>
beforeEach(async () => {
  await db.reset()
  agentId = (await storeAgent(db, 'agent@example.com')).agentId
  world = importWorld(db, agentId)
})

const listed = () => db.sql<{ ref: string; price: number; isListed: boolean }[]>`
  select agent_ref as ref, price, withdrawn_at is null as "isListed" from properties order by agent_ref`

describe('a listing that the file lacks', () => {
  beforeEach(async () => {
    await world.take(madeUpFile(madeUpRows(3)))
    await storeHome(db, agentId, 'Written by hand')
    const other = await storeAgent(db, 'other@example.com')
    await importWorld(db, other.agentId).take(madeUpFile([madeUpRow(9)]))
  })

  test('stays unless it is asked to go', async () => {
    expect(countsOf(await world.take(madeUpFile(madeUpRows(1))))).toMatchObject({ withdrawn: 0 })
    expect((await listed()).every(({ isListed }) => isListed)).toBe(true)
  })

  test('goes when it is asked to, if it came with a reference; and comes back when it comes again', async () => {
    const done = await world.take(madeUpFile(madeUpRows(1)), { withdrawsMissing: true })
    expect(countsOf(done)).toEqual({ ...NOTHING, unchanged: 1, withdrawn: 2 })
    expect((await world.rows(done.id)).slice(1)).toMatchObject([
      { row: 2, line: null, agentRef: 'REF000002', outcome: 'withdrawn' },
      { row: 3, line: null, agentRef: 'REF000003', outcome: 'withdrawn' },
    ])
    expect((await listed()).map(({ isListed }) => isListed)).toEqual([
      true,
      false,
      false,
      true,
      true,
    ])
    const again = await world.take(madeUpFile(madeUpRows(2)))
    expect(countsOf(again)).toEqual({ ...NOTHING, unchanged: 1, updated: 1 })
    const history = await db.sql`
      select h.kind from property_history h join properties p on p.id = h.property_id
      where p.agent_ref = 'REF000002' order by h.id`
    expect(history.map(({ kind }) => kind)).toEqual(['listed', 'withdrawn', 'listed'])
  })

  const whole = madeUpFile(madeUpRows(1))
  test.each([
    ['is cut off between rows', madeUpFile(madeUpRows(1), { isEnded: false }), 'without #END#'],
    ['is cut off in a row', whole.slice(0, -40), 'without #END#'],
    [
      'is shorter than it says',
      madeUpFile(madeUpRows(1), { propertyCount: 3 }),
      'announces 3 listings',
    ],
    [
      'has a row without a reference',
      madeUpFile([madeUpRow(1), madeUpRow(2, { AGENT_REF: '' })]),
      'have no reference',
    ],
    [
      'has a row that is not closed, which takes in the next',
      madeUpFile(madeUpRows(3)).replace('^~\nREF000003', '^\nREF000003'),
      'more or fewer fields',
    ],
    [
      'has a row whose reference is pushed out of its place',
      madeUpFile([madeUpRow(1), madeUpRow(2)]).replace('REF000002', 'Nice ^REF000002'),
      'more or fewer fields',
    ],
    [
      'is cut off in the last reference, and announces as many rows',
      madeUpFile(madeUpRows(3), { propertyCount: 3 }).replace(/003\^.*$/s, ''),
      'without #END#',
    ],
    ['has no rows', madeUpFile([]), 'has no rows'],
  ])('stays when the file %s', async (_, file, reason) => {
    const done = await world.take(file, { withdrawsMissing: true })
    expect(done).toMatchObject({ state: 'done', withdrawn: 0 })
    const messages = (await world.rows(done.id)).flatMap(({ findings }) => findings)
    expect(messages).toContainEqual(
      expect.objectContaining({
        message: expect.stringMatching(new RegExp(`${reason}.*Nothing was taken off the market`)),
      }),
    )
    expect((await listed()).every(({ isListed }) => isListed)).toBe(true)
  })

  test('goes by its flag, and a row that is refused keeps its listing', async () => {
    const file = madeUpFile([
      madeUpRow(1, { PUBLISHED_FLAG: '0' }),
      madeUpRow(2, { PRICE: 'cheap' }),
    ])
    const done = await world.take(file, { withdrawsMissing: true })
    expect(countsOf(done)).toEqual({ ...NOTHING, withdrawn: 2, refused: 1 })
    expect((await listed()).slice(0, 3).map(({ isListed }) => isListed)).toEqual([
      false,
      true,
      false,
    ])
  })
})
