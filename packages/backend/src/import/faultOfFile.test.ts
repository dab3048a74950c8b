import { madeUpFile, madeUpRows } from '@hearth/core/import/testing/madeUpFile.ts'
import { testDatabase } from '@hearth/db/testing/database.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { storeAgent } from '../testing/accounts.ts'
import { codeOf } from '../testing/accountWorld.ts'
import { importWorld } from '../testing/imports.ts'
import { readImports, readOpenedImport } from './data.ts'
import { startImport } from './mutations.ts'

const db = await testDatabase()
afterAll(db.close)

let agentId: Awaited<ReturnType<typeof storeAgent>>['agentId']
let world: ReturnType<typeof importWorld>
beforeEach(async () => {
  await db.reset()
  agentId = (await storeAgent(db, 'agent@example.com')).agentId
  world = importWorld(db, agentId)
  await world.take(madeUpFile(madeUpRows(3)))
})

const CUT_OFF = madeUpFile(madeUpRows(3)).slice(0, -900)
const listed = () => db.sql`select from properties where withdrawn_at is null`

/** Tries a file out, and answers how to import it for real. */
async function tryOut(file: string) {
  const { id, fileId } = await world.take(file, { mode: 'dryRun', withdrawsMissing: true })
  if (fileId === null) throw new Error('The file is not kept')
  const asked = { fileId, mode: 'import', withdrawsMissing: true } as const
  return {
    id,
    start: (known = false) => startImport(db, agentId, { ...asked, areFaultsKnown: known }),
  }
}

test('a file that was cut off says so above its rows, and is imported only knowingly', async () => {
  const { id, start } = await tryOut(CUT_OFF)
  const { ofFile } = await readOpenedImport(db, agentId, id)
  const message = expect.stringContaining('may have been cut off')
  expect(ofFile).toContainEqual({ severity: 'fault', column: null, message })
  expect(await codeOf(start())).toBe('fileRefused')
  const done = await world.run((await start(true)).id)
  expect(done).toMatchObject({ state: 'done', withdrawn: 0 })
  expect(await listed()).toHaveLength(3)
})

test('a whole file is imported without being asked twice, and its dry run says that it was', async () => {
  const { id, start } = await tryOut(madeUpFile(madeUpRows(2)))
  expect((await readOpenedImport(db, agentId, id)).ofFile).toEqual([])
  const isImportedSince = async () =>
    (await readImports(db, agentId, undefined)).items.find((each) => each.id === id)
      ?.isImportedSince
  expect(await isImportedSince()).toBe(false)
  await world.run((await start()).id)
  expect(await isImportedSince()).toBe(true)
  expect(await listed()).toHaveLength(2)
})
