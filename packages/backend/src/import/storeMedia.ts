import type { AgentId } from '@hearth/core/account/ids.ts'
import { AppError } from '@hearth/core/error.ts'
import type { FileFolder, FileStatus } from '@hearth/core/file/contract.ts'
import { baseName } from '@hearth/core/import/mapping/media.ts'
import { Unreadable } from '@hearth/core/import/unreadable.ts'
import { receiveFile } from '../file/mutations.ts'
import type { JobContext } from '../jobHandler.ts'
import type { ZipMedia } from './zip.ts'

/** What has become of a file of a ZIP. */
type Stored = { file: FileStatus } | { refusal: string }

/** Stores a file of a ZIP, known by its full name. */
export type MediaStore = (folder: FileFolder, fileName: string) => Promise<Stored>

/** Stores the files of one ZIP like uploads, each once however many rows name it. */
export function createMediaStore(
  context: Pick<JobContext, 'db' | 'storage'>,
  agentId: AgentId,
  media: Pick<ZipMedia, 'read'>,
): MediaStore {
  const known = new Map<string, Stored>()
  return async (folder, fileName) => {
    const key = `${folder}/${fileName}`
    const stored = known.get(key) ?? (await storeFile())
    known.set(key, stored)
    return stored

    async function storeFile(): Promise<Stored> {
      const body = media.read(fileName)
      try {
        return {
          file: await receiveFile(context, {
            agentId,
            folder,
            name: baseName(fileName),
            body,
            isImported: true,
          }),
        }
      } catch (error) {
        return { refusal: refusalOf(error) }
      }
    }
  }
}

/** Why a file is not taken; throws what is no refusal. */
function refusalOf(error: unknown): string {
  if (error instanceof Unreadable) return error.message
  if (error instanceof AppError && error.code === 'fileRefused') {
    return String(error.params.reason ?? '')
  }
  throw error
}
