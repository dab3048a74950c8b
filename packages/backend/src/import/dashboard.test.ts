import { madeUpFile, madeUpRow } from '@hearth/core/import/testing/madeUpFile.ts'
import { testDatabase } from '@hearth/db/testing/database.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { storeAgent } from '../testing/accounts.ts'
import { importWorld } from '../testing/imports.ts'

const db = await testDatabase()
afterAll(db.close)

let world: ReturnType<typeof importWorld>
beforeEach(async () => {
  await db.reset()
  world = importWorld(db, (await storeAgent(db, 'agent@example.com')).agentId)
})

const TRANSACTIONS = { sale: '1', rent: '2' }
type Sort = keyof typeof TRANSACTIONS

const row = (sort: Sort, status: string) =>
  madeUpFile([
    madeUpRow(1, {
      ...{ TRANS_TYPE_ID: TRANSACTIONS[sort], STATUS_ID: status },
      ...{ PRICE: '2000', PRICE_QUALIFIER: '0', LET_BOND: '' },
    }),
  ])
const statuses = () => db.sql`select status from properties`

/** What the row says of its status or of the market. */
async function noted(id: number): Promise<string[]> {
  const rows = await world.rows(id)
  return rows.flatMap(({ findings }) =>
    findings.flatMap(({ column, message }) =>
      column === 'STATUS_ID' || column === 'PUBLISHED_FLAG' ? [message] : [],
    ),
  )
}

test.each<[Sort, string, string, string, string[]]>([
  [
    'sale',
    'sold',
    '1',
    'sold',
    ['It is sold here, and stays so until the file says available (0).'],
  ],
  [
    'sale',
    'sold',
    '4',
    'sold',
    ['It is sold here, and stays so until the file says available (0).'],
  ],
  [
    'sale',
    'sold',
    '0',
    'available',
    ['It was sold here, and is available again as the file says.'],
  ],
  ['rent', 'let', '3', 'let', ['It is let here, and stays so until the file says available (0).']],
  ['rent', 'let', '5', 'let', []],
  ['rent', 'let', '0', 'available', ['It was let here, and is available again as the file says.']],
  ['sale', 'underOffer', '0', 'available', []],
])('a home for %s that is %s on the dashboard and %s in the file is %s', async (...given) => {
  const [sort, here, code, after, notes] = given
  await world.take(row(sort, '0'))
  await db.sql`update properties set status = ${here}`
  const { id, refused } = await world.take(row(sort, code))
  expect(refused).toBe(0)
  expect(await statuses()).toEqual([{ status: after }])
  expect(await noted(id)).toEqual(notes)
})

test('a home that was sold and is now to let is what the file says', async () => {
  await world.take(row('sale', '0'))
  await db.sql`update properties set status = 'sold'`
  await world.take(row('rent', '1'))
  expect(await statuses()).toEqual([{ status: 'underOffer' }])
})

test('a home that was deleted on the dashboard and is listed again says so on its row', async () => {
  await world.take(row('sale', '0'))
  await db.sql`update properties set withdrawn_at = now()`
  const { id } = await world.take(row('sale', '0'))
  expect(await db.sql`select withdrawn_at as at from properties`).toEqual([{ at: null }])
  expect(await noted(id)).toEqual([expect.stringContaining('is listed again as the file says')])
})
