import { createMemoryStorage } from '@hearth/adapters/testing/memoryStorage.ts'
import { blmFile } from '@hearth/core/import/testing/blmFile.ts'
import { madeUpRow } from '@hearth/core/import/testing/madeUpFile.ts'
import { testDatabase } from '@hearth/db/testing/database.ts'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { processFile } from '../file/jobs.ts'
import { storeAgent } from '../testing/accounts.ts'
import { importWorld } from '../testing/imports.ts'
import { jpeg, zipOf } from '../testing/zips.ts'
import { readOpenedImport } from './data.ts'
import { attachMedia, takeMedia } from './jobs.ts'

const db = await testDatabase()
afterAll(db.close)

let agentId: Awaited<ReturnType<typeof storeAgent>>['agentId']
let storage = createMemoryStorage()
let world: ReturnType<typeof importWorld>
beforeEach(async () => {
  await db.reset()
  agentId = (await storeAgent(db, 'agent@example.com')).agentId
  storage = createMemoryStorage()
  world = importWorld(db, agentId, storage)
})

const FACTS = ['AGENT_REF', 'TRANS_TYPE_ID', 'PRICE', 'TOWN', 'DESCRIPTION', 'PROP_SUB_ID'] as const
const MEDIA = ['MEDIA_IMAGE_00', 'MEDIA_IMAGE_01', 'MEDIA_IMAGE_60', 'MEDIA_FLOOR_PLAN_00']

/** A file of BLM with a home for each list of media names; they are numbered from `first`. */
const blm = (...media: readonly (readonly string[])[]) => blmFrom(0, ...media)
function blmFrom(first: number, ...media: readonly (readonly string[])[]): Buffer {
  const rows = media.map((names, nth) => {
    const row = madeUpRow(3 * (first + nth) + 1)
    return [...FACTS.map((column) => row[column]), ...MEDIA.map((_, at) => names[at] ?? '')]
  })
  return Buffer.from(blmFile([...FACTS, ...MEDIA], rows))
}

type Payload<Handler extends (...given: never[]) => unknown> = Parameters<Handler>[1]

const IMPORTED = ['import.media', 'file.process', 'file.processImported', 'import.attach']

/** Does what the worker would until nothing of it is left. Pictures are made over by saying that they are. */
async function work(names: readonly string[] = IMPORTED): Promise<string[]> {
  const context = world.context()
  const pictureMaker = {
    makeOver: async (bytes: Buffer) =>
      bytes.includes('broken')
        ? { refusal: 'This file is damaged.' }
        : { pictures: [{ suffix: '.jpg', bytes }], width: 10, height: 10 },
  }
  const done: string[] = []
  for (;;) {
    const [job] = await db.sql<{ name: string; payload: object }[]>`
      delete from jobs where id = (
        select id from jobs where name in ${db.sql(names)} order by id limit 1
      ) returning name, payload`
    if (!job) return done
    done.push(job.name)
    if (job.name === 'import.media')
      await takeMedia(context, job.payload as Payload<typeof takeMedia>)
    else if (job.name.startsWith('file.')) {
      await processFile({ ...context, pictureMaker }, job.payload as Payload<typeof processFile>)
    } else await attachMedia(context, job.payload as Payload<typeof attachMedia>)
  }
}

const shown = () => db.sql<{ images: string[]; floorplan: string | null; epc: string | null }[]>`
  select d.images, d.floorplan_url as floorplan, d.epc_url as epc
  from property_details d join properties p on p.id = d.property_id order by p.agent_ref`

test('media come in with the ZIP, once each, and coming again they change nothing', async () => {
  const zip = await zipOf({
    'feed/listings.BLM': blm(
      ['A.jpg', 'b.jpg', 'epc.jpg', 'plan.jpg'],
      ['pictures/b.jpg', 'none.jpg'],
    ),
    'feed/a.JPG': jpeg('a'),
    'feed/b.jpg': jpeg('b'),
    'feed/epc.jpg': jpeg('epc'),
    'feed/plan.jpg': jpeg('plan'),
    '__MACOSX/._listings.blm': Buffer.from('x'),
  })
  const done = await world.take(zip)
  expect(done).toMatchObject({ state: 'done', created: 2, refused: 0 })
  await work()
  const [one, other] = await shown()
  expect(one).toMatchObject({
    images: [expect.stringMatching(/^\/files\/images\/\w+\.jpg$/), expect.any(String)],
    floorplan: expect.stringMatching(/^\/files\/floorplan\//),
    epc: expect.stringMatching(/^\/files\/epc\//),
  })
  expect(other?.images).toEqual([one?.images[1]])
  expect((await world.rows(done.id))[1]?.findings).toContainEqual({
    severity: 'note',
    column: 'MEDIA_IMAGE_01',
    message: 'The file “none.jpg” is not in the ZIP: it was left out.',
    leftOut: 'file',
  })
  const [{ count } = { count: 0 }] = await db.sql<{ count: number }[]>`
    select count(*)::int from files where folder <> 'import'`
  expect(count).toBe(4)
  const before =
    await db.sql`select p.*, p.xmin::text, d.* from properties p join property_details d on d.property_id = p.id order by 1`
  expect(await world.take(zip)).toMatchObject({ unchanged: 2 })
  expect(await work()).toEqual(['import.media'])
  expect(
    await db.sql`select p.*, p.xmin::text, d.* from properties p join property_details d on d.property_id = p.id order by 1`,
  ).toEqual(before)
})

test('the open import tells how many of its media came in, were left out, or are still to come', async () => {
  const zip = await zipOf({
    'a.blm': blm(['A.jpg', 'None.jpg'], ['broken.jpg', 'script.jpg']),
    'a.JPG': jpeg('a'),
    'broken.jpg': jpeg('broken'),
    'script.jpg': Buffer.from('<script>alert(1)</script>'),
  })
  const tried = await world.take(zip, { mode: 'dryRun' })
  const { id } = await world.take(zip)
  const media = async (of = id) => (await readOpenedImport(db, agentId, of)).media
  expect(await media(tried.id)).toBeNull()
  expect(await media()).toEqual({ takenIn: 0, leftOut: 1, isUnderWay: true })
  await work(['import.media'])
  expect(await media()).toEqual({ takenIn: 0, leftOut: 2, isUnderWay: true })
  await work()
  expect(await media()).toEqual({ takenIn: 1, leftOut: 3, isUnderWay: false })
  const messages = (await world.rows(id)).flatMap(({ findings }) => findings)
  expect(messages).toContainEqual(
    expect.objectContaining({ message: expect.stringContaining('“None.jpg” is not in the ZIP') }),
  )
})

test('a file that came before is known by its name; one that cannot be used is noted', async () => {
  await world.take(await zipOf({ 'a.blm': blm(['a.jpg']), 'a.jpg': jpeg('a') }))
  await work()
  const zip = await zipOf({
    'a.blm': blm(['c.jpg', 'a.jpg'], ['script.jpg', 'broken.jpg']),
    'c.jpg': jpeg('c'),
    'script.jpg': Buffer.from('<script>alert(1)</script>'),
    'broken.jpg': jpeg('broken'),
  })
  const done = await world.take(zip)
  await work()
  const [one, other] = await shown()
  expect(one?.images).toHaveLength(2)
  expect(other?.images).toEqual([])
  const messages = (await world.rows(done.id))[1]?.findings.map(({ message }) => message)
  expect(messages).toContainEqual(expect.stringContaining('The file “script.jpg” was left out.'))
  expect(messages).toContainEqual('A file of this row was left out. This file is damaged.')
})

/** Every file of the listings, by the bytes that came in for it: made over, they are as they were. */
async function pictures(): Promise<string[][]> {
  const homes = await shown()
  const own = (url: string) => String(storage.objects.get(url.slice('/files/'.length)))
  return homes.map(({ images }) => images.map((url) => own(url).slice(4)))
}

test('a second ZIP with other homes leaves the pictures of the first, and one with the same home goes before', async () => {
  await world.take(
    await zipOf({ 'a.blm': blm(['a.jpg'], ['b.jpg']), 'a.jpg': jpeg('a'), 'b.jpg': jpeg('b') }),
  )
  await work(['import.media'])
  await world.take(
    await zipOf({
      'b.blm': blmFrom(1, ['new.jpg'], ['c.jpg']),
      'new.jpg': jpeg('new'),
      'c.jpg': jpeg('c'),
    }),
  )
  await work(['import.media'])
  await work(['file.processImported'])
  await work()
  expect(await pictures()).toEqual([['a'], ['new'], ['c']])
})

test('a later row that names no media keeps none of the earlier from being shown', async () => {
  await world.take(await zipOf({ 'a.blm': blm(['a.jpg']), 'a.jpg': jpeg('a') }))
  await work(['import.media'])
  await world.take(await zipOf({ 'b.blm': blm([], ['b.jpg']), 'b.jpg': jpeg('b') }))
  await work()
  expect(await pictures()).toEqual([['a'], ['b']])
})

test('what an agent chooses while pictures are made over stays, and the row says so', async () => {
  const zip = await zipOf({
    'a.blm': blm(['a.jpg'], ['b.jpg']),
    ...{ 'a.jpg': jpeg('a'), 'b.jpg': jpeg('b') },
  })
  const done = await world.take(zip)
  await work(['import.media'])
  const [file] = await db.sql<{ id: string }[]>`
    select media -> 0 ->> 'fileId' as id from import_rows where agent_ref = 'REF000004'`
  const chosen = `/files/images/${file?.id}.jpg`
  await db.sql`
    update property_details set images = ${[chosen]}
    where property_id = (select id from properties where agent_ref = 'REF000001')`
  // A worker that died begins again: it asks for nothing anew.
  await takeMedia(world.context(), { importId: done.id })
  await work()
  expect(await pictures()).toEqual([['b'], ['b']])
  const isNoted = (await world.rows(done.id)).map(({ findings }) =>
    findings.some(({ message }) => message.includes('what is shown there stays')),
  )
  expect(isNoted).toEqual([true, false])
})

test('homes whose pictures have the same names in folders of their own keep them apart', async () => {
  const zip = await zipOf({
    'feed/a.blm': blm(['101/1.jpg', '102\\1.jpg'], ['102\\1.jpg'], ['1.jpg'], ['103/1.jpg']),
    'feed/101/1.jpg': jpeg('one'),
    'feed/102/1.jpg': jpeg('two'),
  })
  const done = await world.take(zip)
  await work()
  expect(await pictures()).toEqual([['one', 'two'], ['two'], [], []])
  const messages = (await world.rows(done.id)).map(({ findings }) =>
    findings.filter(({ column }) => column?.startsWith('MEDIA_')).map(({ message }) => message),
  )
  expect(messages).toEqual([
    [],
    [],
    [
      'The ZIP holds several files that “1.jpg” may mean: it was left out. Name it with its folder.',
    ],
    ['The file “103/1.jpg” is not in the ZIP: it was left out.'],
  ])
})

test('a name that is not in the ZIP means no file of another home', async () => {
  await world.take(await zipOf({ 'a.blm': blm(['1.jpg']), '1.jpg': jpeg('a') }))
  await work()
  const zip = await zipOf({ 'b.blm': blmFrom(1, ['1.jpg', 'b.jpg']), 'b.jpg': jpeg('b') })
  const done = await world.take(zip)
  await work()
  expect(await pictures()).toEqual([['a'], ['b']])
  expect((await world.rows(done.id))[0]?.findings).toContainEqual(
    expect.objectContaining({ message: expect.stringContaining('“1.jpg” is not in the ZIP') }),
  )
})

test('a file that came before and is being swept away is not taken up again', async () => {
  await world.take(await zipOf({ 'a.blm': blm(['a.jpg']), 'a.jpg': jpeg('a') }))
  await work()
  await db.sql`update files set state = 'refused', refusal = 'Gone' where folder = 'images'`
  const zip = await zipOf({ 'b.blm': blm(['b.jpg', 'a.jpg']), 'b.jpg': jpeg('b') })
  await world.take(zip)
  await work()
  expect(await pictures()).toEqual([['b']])
})

test('a file that many rows name is stored once', async () => {
  const put = vi.spyOn(storage, 'put')
  const homes = Array.from({ length: 8 }, () => ['logo.jpg'])
  await world.take(await zipOf({ 'a.blm': blm(...homes), 'logo.jpg': jpeg('logo') }))
  put.mockClear()
  await work(['import.media'])
  expect(put).toHaveBeenCalledTimes(1)
  await work()
  expect(new Set((await pictures()).flat())).toEqual(new Set(['logo']))
})

test('pictures that come after their listings are tried out and taken in', async () => {
  await world.take(blm(['a.jpg']))
  const zip = await zipOf({ 'a.blm': blm(['a.jpg']), 'a.jpg': jpeg('a') })
  const tried = await world.take(zip, { mode: 'dryRun' })
  expect(tried).toMatchObject({ hasMedia: true, created: 0, updated: 0, unchanged: 1 })
  await world.take(zip)
  await work()
  expect(await pictures()).toEqual([['a']])
})

test('a BLM file that comes alone leaves pictures as they are, and says so', async () => {
  await world.take(await zipOf({ 'a.blm': blm(['a.jpg']), 'a.jpg': jpeg('a') }))
  await work()
  const done = await world.take(blm(['other.jpg']))
  expect(done.hasMedia).toBe(false)
  expect(await work()).toEqual([])
  expect((await shown())[0]?.images).toHaveLength(1)
  expect((await world.rows(done.id))[0]?.findings).toContainEqual(
    expect.objectContaining({ message: expect.stringContaining('came without its media') }),
  )
})
