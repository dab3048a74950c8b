import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { nothingIfAbsent } from './nothingIfAbsent.ts'

/** No key begins with a dot: nothing in it is ever read. */
const FOLDER = '.unfinished'

/** Writes a file beside the others until all of it is on the disk: nobody ever reads half a file. */
export async function writeWhole(root: string, path: string, body: Readable): Promise<void> {
  const folder = join(root, FOLDER)
  await mkdir(folder, { recursive: true })
  const unfinished = join(folder, randomUUID())
  try {
    // `flush` waits until the disk has it.
    await pipeline(body, createWriteStream(unfinished, { flags: 'wx', flush: true }))
    await rename(unfinished, path)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

/** What is on its way grows all the time: what has not grown since then is of a process that was killed. */
export async function removeNotGrown(root: string, since: Date): Promise<void> {
  const folder = join(root, FOLDER)
  for (const name of (await readdir(folder).catch(nothingIfAbsent)) ?? []) {
    const path = join(folder, name)
    const found = await stat(path).catch(nothingIfAbsent)
    if (found && found.mtime < since) await rm(path, { force: true })
  }
}
