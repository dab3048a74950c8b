import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Storage } from '@hearth/adapters/storage/storage.ts'
import type { AgentId } from '@hearth/core/account/ids.ts'
import type { FileFolder, FileStatus } from '@hearth/core/file/contract.ts'
import type { Database, Transaction } from '@hearth/db/client.ts'
import { files } from '@hearth/db/schema/file.ts'
import { and, eq, ne, sql } from 'drizzle-orm'
import { addJob } from '../job/mutations.ts'
import { statusOf } from './data.ts'
import { type Inspected, inspect } from './inspection.ts'
import { receivedKey } from './keys.ts'
import { checkRoom } from './room.ts'

export interface IncomingFile {
  agentId: AgentId
  folder: FileFolder
  /** What it was called where it came from; it is only remembered. */
  name: string
  body: AsyncIterable<Uint8Array>
  /** Came in a ZIP with many others: whoever uploads one by one goes before. */
  isImported?: boolean
}

const LONGEST_NAME = 200

/**
 * Takes a file in as it comes, and has it made over. The same file of the same agent is kept once in each
 * folder. Throws fileRefused for what its folder does not take or has no room for; nothing of it is
 * kept then.
 */
export async function receiveFile(
  { db, storage }: { db: Database; storage: Storage },
  { body, ...file }: IncomingFile,
): Promise<FileStatus> {
  const id = randomBytes(16).toString('hex')
  const key = receivedKey(id)
  const inspection = inspect(file.folder)
  await storage.put(key, Readable.from(inspection.pass(body), { objectMode: false }))
  try {
    const stored = await db.drizzle.transaction((tx) =>
      storeOnce(tx, { ...file, ...inspection.result(), id }),
    )
    if (stored.id !== id) await storage.remove(key)
    return stored
  } catch (error) {
    await storage.remove(key)
    throw error
  }
}

/** Says that an upload cannot be used, and why; one that another job has made over stays as it is. */
export async function refuseFile(
  { drizzle }: Database,
  id: string,
  refusal: string,
): Promise<void> {
  const waiting = and(eq(files.id, id), eq(files.state, 'received'))
  await drizzle.update(files).set({ state: 'refused', refusal }).where(waiting)
}

/** A database takes no zeros in a text, and people read no control characters. */
function readable(name: string): string {
  const signs = [...name].filter((sign) => sign >= ' ')
  return signs.slice(0, LONGEST_NAME).join('')
}

type NewFile = Omit<IncomingFile, 'body'> & Inspected & { id: string }

async function storeOnce(tx: Transaction, file: NewFile): Promise<FileStatus> {
  const { agentId, folder, sha256, contentType, bytes, id } = file
  // An agent's uploads at the same time come one after the other: two of one file, and two for one's room.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`file/${agentId}`}))`)
  const same = and(
    eq(files.agentId, agentId),
    eq(files.folder, folder),
    eq(files.sha256, sha256),
    ne(files.state, 'refused'),
  )
  // As new as if it had come now: the nightly sweep leaves it alone.
  const [known] = await tx.update(files).set({ createdAt: sql`now()` }).where(same).returning()
  if (known) {
    // It may have come in a ZIP, and wait behind all the others of it.
    const isAwaited = known.state === 'received' && !file.isImported
    if (isAwaited) await addJob(tx, 'file.process', { fileId: known.id }, { key: known.id })
    return statusOf(known)
  }
  await checkRoom(tx, agentId, folder, bytes)
  const originalName = readable(file.name)
  const job = file.isImported ? 'file.processImported' : 'file.process'
  // What listings are read from is looked at by the import itself.
  const state = folder === 'import' ? 'ready' : 'received'
  const [stored] = await tx
    .insert(files)
    .values({ id, agentId, folder, contentType, bytes, sha256, originalName, state })
    .returning()
  if (!stored) throw new Error('The file was not stored')
  if (state === 'received') await addJob(tx, job, { fileId: id }, { key: id })
  return statusOf(stored)
}
