import type { Storage } from '@hearth/adapters/storage/storage.ts'
import type { FastifyInstance } from 'fastify'
import { sendNotFound } from './webApp.ts'

/** What is made over once never changes. */
const FOREVER = 'public, max-age=31536000, immutable'
/** Opened by itself it is a picture and nothing more. */
const POLICY = "default-src 'none'; sandbox"
const FOLDER = /^(?:images|floorplan|epc)$/
/** The names of what is made of an upload; what was uploaded has none that leads here. */
const NAME = /^[0-9a-z]{20,40}(?:-\d{3,4}\.(?:avif|webp)|\.(?:jpg|pdf))$/

/** Serves what is made of uploads. PDFs are never shown here, only downloaded. */
export async function files(
  app: FastifyInstance,
  { storage }: { storage: Storage },
): Promise<void> {
  app.get<{ Params: { folder: string; name: string } }>(
    '/files/:folder/:name',
    async (request, reply) => {
      const { folder, name } = request.params
      if (!FOLDER.test(folder) || !NAME.test(name)) return sendNotFound(reply)
      const found = await storage.get(`${folder}/${name}`)
      if (!found) return sendNotFound(reply)
      if (name.endsWith('.pdf')) {
        reply.header('content-disposition', `attachment; filename="${folder}.pdf"`)
      }
      // The plain picture is for the pages of others too: chats, feed readers.
      if (name.endsWith('.jpg')) reply.header('cross-origin-resource-policy', 'cross-origin')
      reply.headers({
        'cache-control': FOREVER,
        'content-length': found.bytes,
        'content-security-policy': POLICY,
        'content-type': found.contentType,
      })
      return reply.send(found.body)
    },
  )
}
