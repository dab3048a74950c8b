import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { totalmem } from 'node:os'
import { dirname, resolve } from 'node:path'
import type { Config } from '../../packages/config/src/config.ts'
import { type Check, type Finding, weak, works } from './finding.ts'

const GIB = 1024 ** 3
const LEAST_DISK_BYTES = 2 * GIB
const LEAST_MEMORY_BYTES = 1 * GIB

export function machineCheck({ HEARTH_DATA_DIR }: Config): Check {
  return {
    name: 'Disk',
    todo: 'Set HEARTH_DATA_DIR to a folder that this user can read.',
    async look() {
      const folder = existing(resolve(HEARTH_DATA_DIR))
      const { bavail, bsize } = await statfs(folder)
      return [judgeDisk(folder, bavail * bsize), judgeMemory(memoryBytes())]
    },
  }
}

/** The folder itself, or the nearest above it that is there. */
function existing(folder: string): string {
  return existsSync(folder) ? folder : existing(dirname(folder))
}

/** What this process may use: of a container, its limit. */
function memoryBytes(): number {
  const limit = process.constrainedMemory()
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem()
}

const gib = (bytes: number) => `${(bytes / GIB).toFixed(1)} GB`

export function judgeDisk(folder: string, freeBytes: number): Finding {
  const said = `${gib(freeBytes)} free at ${folder}`
  if (freeBytes >= LEAST_DISK_BYTES) return works('Disk', said)
  return weak('Disk', said, 'Uploads of 500 MB pass through: make room.')
}

export function judgeMemory(bytes: number): Finding {
  const said = `${gib(bytes)} in all`
  if (bytes >= LEAST_MEMORY_BYTES) return works('Memory', said)
  return weak('Memory', said, 'Give a worker 1 GB at least: it decodes large pictures.')
}
