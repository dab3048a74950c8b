import type { Readable } from 'node:stream'
import { baseName } from '@hearth/core/import/mapping/media.ts'
import { Unreadable } from '@hearth/core/import/unreadable.ts'
import { inThousands } from '@hearth/core/number/inThousands.ts'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { mediaFinder } from './zipNames.ts'

const ENTRIES_MAX = 50_000
const MEGABYTE = 1024 * 1024
/** Unpacked: of one file, and of all. */
const ENTRY_MAX = 500 * MEGABYTE
const TOTAL_MAX = 8 * 1024 * MEGABYTE
/** Text and pictures of homes are never packed as tightly; only what is made to be a burden is. */
const RATIO_MAX = 200
const RATIO_FROM = 20 * MEGABYTE
const PACKED = /\.(zip|rar|7z|gz|tgz|tar|bz2|xz)$/i

/** The files of a ZIP beside its BLM file. */
export interface ZipMedia {
  /** The full names of the files that a row may mean by a path; it means one that stands alone. */
  meant(path: string): readonly string[]
  /** Reads one by its full name. */
  read(fileName: string): AsyncIterable<Uint8Array>
}

export interface OpenZip {
  readBlm(): AsyncIterable<Uint8Array>
  media: ZipMedia
  close(): void
}

/**
 * Opens a ZIP with one BLM file and its media. Nothing of it is unpacked to the disk, and no name in it is
 * used as a path. Throws Unreadable for one that is damaged, locked, leads out of itself, holds other archives
 * or would unpack to more than is taken.
 */
export async function openZip(path: string): Promise<OpenZip> {
  const zip = await openPromise(path, { autoClose: false, lazyEntries: true }).catch(damaged)
  try {
    const entries = await listEntries(zip)
    const blm = onlyBlmOf(entries)
    const find = mediaFinder(entries, blm)
    const byFullName = new Map(entries.map((entry) => [entry.fileName, entry]))
    return {
      readBlm: () => unpacked(zip, blm),
      media: {
        meant: (path) => find(path).map(({ fileName }) => fileName),
        read(fileName) {
          const entry = byFullName.get(fileName)
          if (!entry) throw new Error(`${fileName} is not in the ZIP`)
          return unpacked(zip, entry)
        },
      },
      close: () => zip.close(),
    }
  } catch (error) {
    zip.close()
    throw error
  }
}

async function listEntries(zip: ZipFile): Promise<Entry[]> {
  if (zip.entryCount > ENTRIES_MAX) {
    throw new Unreadable(`The ZIP holds more than ${inThousands(ENTRIES_MAX)} files.`)
  }
  const entries: Entry[] = []
  try {
    for await (const entry of zip.eachEntry()) {
      if (!isLeftAside(entry.fileName)) entries.push(entry)
    }
  } catch (error) {
    damaged(error)
  }
  for (const entry of entries) assertTaken(entry)
  const total = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0)
  if (total > TOTAL_MAX || isTooTight(total, zip.fileSize)) throw tooMuch()
  return entries
}

/** Folders, and what systems put beside files for themselves. */
const isLeftAside = (name: string) =>
  name.endsWith('/') || name.startsWith('__MACOSX/') || baseName(name).startsWith('.')

function assertTaken(entry: Entry): void {
  const { fileName, uncompressedSize, compressedSize } = entry
  if (PACKED.test(fileName)) {
    throw new Unreadable(
      `The ZIP holds another archive (${baseName(fileName)}). Put the BLM file and the media side by side.`,
    )
  }
  if (entry.isEncrypted())
    throw new Unreadable('The ZIP asks for a password. Hand it over without.')
  if (uncompressedSize > ENTRY_MAX || isTooTight(uncompressedSize, compressedSize)) throw tooMuch()
}

const isTooTight = (unpacked: number, packed: number) =>
  unpacked > RATIO_FROM && unpacked > packed * RATIO_MAX
const tooMuch = () => new Unreadable('The ZIP would unpack to far more than listings are.')

function onlyBlmOf(entries: readonly Entry[]): Entry {
  const [blm, other] = entries.filter(({ fileName }) => /\.blm$/i.test(fileName))
  if (!blm) throw new Unreadable('The ZIP holds no file whose name ends with .blm.')
  if (other) {
    const names = `${baseName(blm.fileName)} and ${baseName(other.fileName)}`
    throw new Unreadable(`The ZIP holds several BLM files (${names}). Hand them over one by one.`)
  }
  return blm
}

async function* unpacked(zip: ZipFile, entry: Entry): AsyncGenerator<Uint8Array> {
  let stream: Readable | undefined
  try {
    stream = await zip.openReadStreamPromise(entry)
    yield* stream
  } catch (error) {
    damaged(error)
  } finally {
    stream?.destroy()
  }
}

function damaged(error: unknown): never {
  const reason = error instanceof Error ? error.message : ''
  if (/relative path|absolute path|invalid characters/i.test(reason)) {
    throw new Unreadable('The ZIP holds a name that leads out of it.')
  }
  throw new Unreadable('The ZIP is damaged or not complete. Make it anew and hand it over again.')
}
