import { blmFile } from '@hearth/core/import/testing/blmFile.ts'
import {
  COLUMNS,
  madeUpFile,
  madeUpRow,
  madeUpRows,
} from '@hearth/core/import/testing/madeUpFile.ts'
import { testDatabase } from '@hearth/db/testing/database.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { storeAgent } from '../testing/accounts.ts'
import { countsOf, importWorld } from '../testing/imports.ts'

const db = await testDatabase()
afterAll(db.close)

const LATER = new Date('2026-11-21T12:00:00Z')
const NOTHING = { created: 0, updated: 0, unchanged: 0, refused: 0, withdrawn: 0 }

let agentId: Awaited<ReturnType<typeof storeAgent>>['agentId']
let world: ReturnType<typeof importWorld>
beforeEach(async () => {
  await db.reset()
  agentId = (await storeAgent(db, 'agent@example.com')).agentId
  world = importWorld(db, agentId)
})

/** Everything about listings: what an import that changes nothing leaves as it is. */
async function stored(): Promise<string> {
  const [row] = await db.sql<{ digest: string }[]>`
    select md5(string_agg(t, ',' order by t)) as digest from (
      select p::text || p.xmin::text as t from properties p union all select d::text || d.xmin::text from property_details d
      union all select h::text from property_history h
      union all select j::text from jobs j where name not like 'import.%'
    ) everything`
  return row?.digest ?? ''
}

const listed = () => db.sql<{ ref: string; price: number; isListed: boolean }[]>`
  select agent_ref as ref, price, withdrawn_at is null as "isListed" from properties order by agent_ref`

test('listings come in, whole, with all that a new listing wants done', async () => {
  const done = await world.take(madeUpFile(madeUpRows(3)))
  expect(done).toMatchObject({ state: 'done', rowsTotal: 3, rowsDone: 3, failure: null })
  expect(countsOf(done)).toEqual({ ...NOTHING, created: 3 })
  const [home] = await db.sql`
    select p.agent_id, p.agent_ref, p.price, p.feature_bits::text <> '0' as has_tags, d.title, d.description
    from properties p join property_details d on d.property_id = p.id order by p.agent_ref`
  expect(home).toMatchObject({
    ...{ agent_id: agentId, agent_ref: 'REF000001', price: 181_000, has_tags: true },
    title: 'Two-bedroom end-of-terrace house, High Street',
    description: expect.stringContaining('Home 1 has 2 bedrooms.'),
  })
  const jobs =
    await db.sql`select name, count(*)::int from jobs where name not like 'import.%' group by name order by name`
  expect(jobs.map(({ name }) => name)).toEqual(['property.formatDescription', 'property.geocode'])
  const history = await db.sql`select kind from property_history`
  expect(history.map(({ kind }) => kind)).toEqual(['listed', 'listed', 'listed'])
})

test('10,000 listings come in, and coming again they change nothing', {
  timeout: 120_000,
}, async () => {
  const file = madeUpFile(madeUpRows(10_000))
  expect(countsOf(await world.take(file))).toEqual({ ...NOTHING, created: 10_000 })
  const before = await stored()
  const again = await world.take(file, { now: LATER, withdrawsMissing: true })
  expect(countsOf(again)).toEqual({ ...NOTHING, unchanged: 10_000 })
  expect(await stored()).toBe(before)
})

test('what has changed is changed, and nothing else', async () => {
  await world.take(madeUpFile(madeUpRows(3)))
  await db.sql`update properties set lat = 53.9, lng = -1, easting = 460000, northing = 450000`
  const moved = madeUpRow(2, { ADDRESS_1: '9 Elm Row' })
  const file = madeUpFile([madeUpRow(1, { PRICE: '150000' }), moved, madeUpRow(3)])
  const done = await world.take(file, { now: LATER })
  expect(countsOf(done)).toEqual({ ...NOTHING, updated: 2, unchanged: 1 })
  const homes = await db.sql`
    select price, updated_at::text like '2026-11-21%' as is_touched, lat is not null as is_placed,
      reduced_at is not null as is_reduced from properties order by agent_ref`
  expect(homes.map((home) => ({ ...home }))).toMatchObject([
    { price: 150_000, is_touched: true, is_placed: true, is_reduced: true },
    { is_touched: true, is_placed: false },
    { is_touched: false, is_placed: true },
  ])
})

test('a home that is no longer published leaves the market, whatever else stands in its row', async () => {
  await world.take(madeUpFile(madeUpRows(2)))
  const file = madeUpFile([madeUpRow(1, { PUBLISHED_FLAG: '0', PRICE: '450k' }), madeUpRow(2)])
  const done = await world.take(file)
  expect(countsOf(done)).toEqual({ ...NOTHING, withdrawn: 1, unchanged: 1 })
  expect((await world.rows(done.id))[0]?.findings).toContainEqual(
    expect.objectContaining({ severity: 'note', column: 'PRICE' }),
  )
  expect(await listed()).toMatchObject([{ price: 181_000, isListed: false }, { isListed: true }])
  expect(countsOf(await world.take(file))).toEqual({ ...NOTHING, unchanged: 2 })
})

test('characters that nobody can store or show keep no other row out', async () => {
  const odd = `\0\u001b[2J${'x'.repeat(36)}😀😀`
  const file = madeUpFile([
    ...[madeUpRow(1, { PRICE: odd }), madeUpRow(2, { STATUS_ID: odd })],
    ...[
      madeUpRow(4, { AGENT_REF: 'A\0\u001b4' }),
      madeUpRow(5, { AGENT_REF: 'x'.repeat(100_000) }),
    ],
    madeUpRow(7, { FEATURE1: `${'x'.repeat(198)}😀${'y'.repeat(40)}`, MEDIA_IMAGE_00: 'a\0.jpg' }),
  ]).replace('MEDIA_IMAGE_00', 'MEDIA_IMAGE_00^ODD\0')
  const done = await world.take(file.replaceAll('^~\n', '^^~\n').replace('ODD\0^^~', 'ODD\0^~'))
  expect(countsOf(done)).toEqual({ ...NOTHING, created: 3, refused: 2 })
  expect((await listed()).map(({ ref }) => ref)).toEqual(['A4', 'REF000002', 'REF000007'])
  expect((await world.rows(done.id)).map(({ agentRef }) => agentRef)).toEqual([
    ...['REF000001', 'REF000002', 'A4', null, 'REF000007'],
  ])
})

test('a dry run says what an import does, and does nothing', async () => {
  await world.take(madeUpFile(madeUpRows(4)))
  const before = await stored()
  const file = madeUpFile([
    ...[madeUpRow(1), madeUpRow(2, { PRICE: '1' }), madeUpRow(3, { PRICE: 'cheap' })],
    ...[madeUpRow(5), madeUpRow(5)],
  ])
  const dry = await world.take(file, { mode: 'dryRun', withdrawsMissing: true })
  expect(countsOf(dry)).toEqual({ created: 1, updated: 1, unchanged: 1, refused: 2, withdrawn: 1 })
  expect(await stored()).toBe(before)
  const real = await world.take(file, { withdrawsMissing: true })
  expect(countsOf(real)).toEqual(countsOf(dry))
  expect(await world.rows(real.id)).toEqual(await world.rows(dry.id))
})

test('twenty kinds of faults are told, each with its line', async () => {
  const faulty = [
    ...[{ AGENT_REF: '' }, { AGENT_REF: 'x'.repeat(61) }, { TRANS_TYPE_ID: '' }],
    ...[{ TRANS_TYPE_ID: '9' }, { PRICE: '' }, { PRICE: 'cheap' }, { PRICE: '£1 - £2' }],
    ...[{ BEDROOMS: 'three' }, { BEDROOMS: '77' }, { BATHROOMS: '-1' }, { BATHROOMS: '1.5' }],
    ...[
      { ADDRESS_1: '', TOWN: '' },
      { DESCRIPTION: '', SUMMARY: '' },
    ],
    ...[{ DESCRIPTION: 'x'.repeat(30_000) }, { DESCRIPTION: 'x'.repeat(70_000) }],
    ...[
      { TRANS_TYPE_ID: '2', PRICE: 'POA' },
      { TRANS_TYPE_ID: '2', PRICE: '900', PRICE_QUALIFIER: '10' },
    ],
    ...[{ TRANS_TYPE_ID: '2', PRICE: '900', DESCRIPTION: 'No DSS.' }],
    ...[{ TRANS_TYPE_ID: '2', PRICE: '900', LET_BOND: '5000' }],
    ...[{ AGENT_REF: 'REF000200' }],
  ]
  const rows = faulty.map((changes, nth) =>
    madeUpRow(300 + nth, { LET_RENT_FREQUENCY: '1', ...changes }),
  )
  const done = await world.take(madeUpFile([madeUpRow(200), ...rows]))
  expect(countsOf(done)).toEqual({ ...NOTHING, created: 1, refused: faulty.length })
  const refused = (await world.rows(done.id)).filter(({ outcome }) => outcome === 'refused')
  expect(refused.map(({ line }) => line)).toEqual(faulty.map((_, nth) => 10 + nth))
  const told = refused.map(({ findings }) => findings.find(({ severity }) => severity === 'fault'))
  expect(told.map((fault) => `${fault?.column}: ${fault?.message}`)).toMatchSnapshot()
})

test('rows of a wrong length and beyond the end are refused line by line, and the others taken', async () => {
  const head = blmFile(COLUMNS, []).replace('#END#\n', '')
  const good = madeUpFile([madeUpRow(7)]).split('#DATA#\n')[1]
  const done = await world.take(`${head}A1^short^~\n${good?.replace('#END#\n', '')}A3^cut off`)
  expect(countsOf(done)).toEqual({ ...NOTHING, created: 1, refused: 3 })
  expect(await world.rows(done.id)).toMatchObject([
    { line: 9, agentRef: 'A1', outcome: 'refused' },
    { line: 10, agentRef: 'REF000007', outcome: 'created' },
    { line: 11, agentRef: 'A3', outcome: 'refused' },
    { line: null, agentRef: null, outcome: 'refused' },
  ])
})

test('a sign that ends fields in a description publishes nothing', async () => {
  const done = await world.take(
    madeUpFile([madeUpRow(1, { DESCRIPTION: 'Nice ^ home' }), madeUpRow(2)]),
  )
  expect(countsOf(done)).toEqual({ ...NOTHING, created: 1, refused: 1 })
  expect((await listed()).map(({ ref }) => ref)).toEqual(['REF000002'])
})

test('a row that the database does not take is refused by itself', async () => {
  await db.sql`alter table properties add constraint made_up check (price <> 666)`
  try {
    const done = await world.take(
      madeUpFile([madeUpRow(1), madeUpRow(2, { PRICE: '666' }), madeUpRow(4)]),
    )
    expect(countsOf(done)).toEqual({ ...NOTHING, created: 2, refused: 1 })
    expect((await listed()).map(({ ref }) => ref)).toEqual(['REF000001', 'REF000004'])
  } finally {
    await db.sql`alter table properties drop constraint made_up`
  }
})

test.each([
  ['text', '#HEADER#\nhello', 'it has no #DATA#'],
  [
    'without references',
    '#HEADER#\n#DEFINITION#\nTOWN^~\n#DATA#\nYork^~\n#END#',
    'no column AGENT_REF',
  ],
  [
    'odd characters',
    "#HEADER#\nEOF : 'a\0b'\n#DEFINITION#\nAGENT_REF^~\n#DATA#\n",
    'names “ab” as EOF',
  ],
])('a file of %s fails as a whole, and says why', async (_, file, reason) => {
  const done = await world.take(file, { withdrawsMissing: true })
  expect(done).toMatchObject({ state: 'failed', failure: expect.stringContaining(reason) })
})

test('a file that is gone fails', async () => {
  const { id, fileId } = await world.start(madeUpFile(madeUpRows(1)))
  await world.storage.remove(`received/${fileId}`)
  expect(await world.run(id)).toMatchObject({
    state: 'failed',
    failure: expect.stringContaining('no longer there'),
  })
})

test('what breaks off in the middle is taken up, and ends as if it had not', async () => {
  const file = madeUpFile([...madeUpRows(600), madeUpRow(1)])
  const { id } = await world.start(file)
  await db.sql`
    create function break_off() returns trigger language plpgsql as $$ begin
      if new.agent_ref = 'REF000400' then raise exception 'broken off' using errcode = '57P01'; end if;
      return new; end $$`
  await db.sql`create trigger break_off before insert on properties for each row execute function break_off()`
  await expect(world.run(id)).rejects.toThrow()
  expect(await db.sql`select count(*)::int from properties`).toMatchObject([{ count: 250 }])
  expect(await db.sql`select state, rows_done, created from imports`).toMatchObject([
    { state: 'running', rows_done: 250, created: 250 },
  ])
  await db.sql`drop function break_off cascade`
  expect(countsOf(await world.run(id))).toEqual({ ...NOTHING, created: 600, refused: 1 })
  // Done is done: a second run of the same job does nothing.
  expect(countsOf(await world.run(id))).toEqual({ ...NOTHING, created: 600, refused: 1 })
})

test('two imports of one agent come one after the other', async () => {
  const [one, other] = [
    await world.start(madeUpFile(madeUpRows(500))),
    await world.start(madeUpFile(madeUpRows(501))),
  ]
  const done = await Promise.all([world.run(one.id), world.run(other.id)])
  expect(done.reduce((sum, { created }) => sum + created, 0)).toBe(501)
  expect(done.reduce((sum, { refused }) => sum + refused, 0)).toBe(0)
})
