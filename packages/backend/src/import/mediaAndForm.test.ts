import { createMemoryStorage } from '@hearth/adapters/testing/memoryStorage.ts'
import type { AgentId } from '@hearth/core/account/ids.ts'
import { MOST_UNUSED } from '@hearth/core/file/uploadRules.ts'
import { blmFile } from '@hearth/core/import/testing/blmFile.ts'
import { madeUpRow } from '@hearth/core/import/testing/madeUpFile.ts'
import type { JobName } from '@hearth/core/job/contract.ts'
import { testDatabase } from '@hearth/db/testing/database.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { processFile } from '../file/jobs.ts'
import { receiveFile } from '../file/mutations.ts'
import { storeAgent } from '../testing/accounts.ts'
import { storeUnused } from '../testing/files.ts'
import { importWorld } from '../testing/imports.ts'
import { jpeg, zipOf } from '../testing/zips.ts'
import { takeMedia } from './jobs.ts'

const db = await testDatabase()
afterAll(db.close)

const FACTS = ['AGENT_REF', 'TRANS_TYPE_ID', 'PRICE', 'TOWN', 'DESCRIPTION', 'PROP_SUB_ID'] as const
const PICTURES = Array.from({ length: 20 }, (_, nth) => `${nth}.jpg`)

let storage = createMemoryStorage()
let agentId: AgentId
let world: ReturnType<typeof importWorld>
beforeEach(async () => {
  await db.reset()
  agentId = (await storeAgent(db, 'agent@example.com')).agentId
  storage = createMemoryStorage()
  world = importWorld(db, agentId, storage)
})

/** A ZIP of one home with many pictures. */
function manyPictures(): Promise<Buffer> {
  const columns = PICTURES.map((_, nth) => `MEDIA_IMAGE_${String(nth).padStart(2, '0')}`)
  const home = madeUpRow(1)
  const blm = blmFile([...FACTS, ...columns], [[...FACTS.map((fact) => home[fact]), ...PICTURES]])
  const pictures = PICTURES.map((name) => [name, jpeg(name)] as const)
  return zipOf({ 'homes.blm': Buffer.from(blm), ...Object.fromEntries(pictures) })
}

async function takeZip() {
  const { id: importId } = await world.take(await manyPictures())
  await takeMedia(world.context(), { importId })
  return importId
}

function uploadInForm(own: string) {
  const body = (async function* () {
    yield jpeg(own)
  })()
  return receiveFile({ db, storage }, { agentId, folder: 'images', name: own, body })
}

/** The files that wait in the queue of a kind of job. */
async function waitingIn(name: JobName): Promise<string[]> {
  const rows = await db.sql<{ file: string }[]>`
    select payload->>'fileId' as file from jobs where name = ${name} order by id`
  return rows.map(({ file }) => file)
}

test('a picture of a form waits for none of an import', async () => {
  await takeZip()
  expect(await waitingIn('file.processImported')).toHaveLength(PICTURES.length)
  const { id } = await uploadInForm('front.jpg')
  expect(await waitingIn('file.process')).toEqual([id])
})

test('a picture of an import that somebody uploads in a form as well waits no longer for the others', async () => {
  await takeZip()
  const { id } = await uploadInForm('19.jpg')
  expect(await waitingIn('file.process')).toEqual([id])
  expect(await waitingIn('file.processImported')).toContain(id)

  const pictureMaker = {
    makeOver: async (bytes: Buffer) => ({
      pictures: [{ suffix: '.jpg', bytes }],
      ...{ width: 10, height: 10 },
    }),
  }
  for (const _ of ['file.process', 'file.processImported']) {
    await processFile({ ...world.context(), pictureMaker }, { fileId: id })
  }
  expect(await db.sql`select state from files where id = ${id}`).toEqual([{ state: 'ready' }])
})

test('pictures of an import for which there is no room are told on their row, and the others are taken', async () => {
  const eighteen = PICTURES.slice(0, 18).reduce((sum, name) => sum + jpeg(name).length, 0)
  await storeUnused(db, agentId, 'images', MOST_UNUSED.media.bytes - eighteen)
  const importId = await takeZip()
  expect(await waitingIn('file.processImported')).toHaveLength(18)
  const told = (await world.rows(importId))[0]?.findings.map(({ message }) => message)
  for (const name of ['18.jpg', '19.jpg']) {
    expect(told).toContainEqual(
      expect.stringContaining(`“${name}” was left out. You have 3.0 GB of uploads`),
    )
  }
})
