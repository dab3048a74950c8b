import multipart from '@fastify/multipart'
import type { Storage } from '@hearth/adapters/storage/storage.ts'
import { readAgentId } from '@hearth/backend/account/data.ts'
import { fileRefused } from '@hearth/backend/file/inspection.ts'
import { receiveFile } from '@hearth/backend/file/mutations.ts'
import { checkRoom } from '@hearth/backend/file/room.ts'
import type { Context } from '@hearth/backend/trpc.ts'
import type { AgentId } from '@hearth/core/account/ids.ts'
import { AppError } from '@hearth/core/error.ts'
import { FILE_FOLDERS, type FileFolder } from '@hearth/core/file/contract.ts'
import { REFUSALS, UPLOAD_RULES } from '@hearth/core/file/uploadRules.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

interface Options {
  storage: Storage
  contextOf(request: FastifyRequest, reply: FastifyReply): Promise<Context>
}

const MOST_BYTES = Math.max(...FILE_FOLDERS.map((folder) => UPLOAD_RULES[folder].mostBytes))

const TAKES_UPLOADS = { config: { takesUploads: true } }

/**
 * `POST /upload/{folder}`: one file as a form sends it, of a signed-in agent. It goes to the storage as it
 * comes in, and is answered as what it is then; `agent.files.status` tells what becomes of it.
 */
export async function upload(app: FastifyInstance, { storage, contextOf }: Options): Promise<void> {
  await app.register(multipart, {
    // One byte more than is taken, so that whoever counts sees that it is too much.
    limits: { files: 1, fields: 5, fieldSize: 1000, headerPairs: 50, fileSize: MOST_BYTES + 1 },
  })
  app.post<{ Params: { folder: string } }>(
    '/upload/:folder',
    TAKES_UPLOADS,
    async (request, reply) => {
      const folder = FILE_FOLDERS.find((known) => known === request.params.folder)
      if (!folder) throw new AppError('notFound')
      const { db, actor } = await contextOf(request, reply)
      if (!actor) throw new AppError('signedOut')
      const agentId = await readAgentId(db, actor.userId)
      if (agentId === null) throw new AppError('notAllowed')
      // Whoever has no room left sends nothing to the storage; how much this one needs is known once it came.
      await checkRoom(db.drizzle, agentId, folder, 1)
      return receiveFile({ db, storage }, await incoming(request, agentId, folder))
    },
  )
}

async function incoming(request: FastifyRequest, agentId: AgentId, folder: FileFolder) {
  if (!request.isMultipart()) throw fileRefused(REFUSALS.none)
  const part = await request.file().catch(brokenOff)
  if (!part) throw fileRefused(REFUSALS.none)
  const body = wholeOrRefused(part.file)
  return { agentId, folder, name: part.filename || folder, body }
}

async function* wholeOrRefused(file: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* file
  } catch {
    brokenOff()
  }
}

function brokenOff(): never {
  throw fileRefused(REFUSALS.notWhole)
}
