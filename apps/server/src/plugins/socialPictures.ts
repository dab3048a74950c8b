import { createHash } from 'node:crypto'
import { drawingOf, SOCIAL_SIZE } from '@hearth/core/page/socialPicture.ts'
import { rasterise } from '@hearth/media/rasterise.ts'
import type { FastifyInstance } from 'fastify'
import fresh from 'fresh'
import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import { type Drawing, readDrawing } from '../socialDrawing.ts'
import { pathOf } from './requestLog.ts'
import { sendNotFound } from './webApp.ts'

const FOREVER = 'public, max-age=31536000, immutable'
const A_DAY = 'public, max-age=86400'
/** Of the processors, other work needs some too. */
const AT_ONCE = 2
/** Some three hundred pictures. */
const MOST_BYTES = 32 * 1024 * 1024

/**
 * `/social/{drawing}.jpg`: our own drawings for chats and social networks, which show no SVG. Drawn when asked for,
 * outside the event loop; those that ask for one picture at the same time wait for one drawing of it.
 */
export async function socialPictures(
  app: FastifyInstance,
  { webRoot }: { webRoot: string },
): Promise<void> {
  const limit = pLimit(AT_ONCE)
  const pictures = new LRUCache<string, Buffer, Drawing>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ byteLength }) => byteLength,
    fetchMethod: (_etag, _stale, { context: { svg, isPlan } }) =>
      limit(() => rasterise(svg, SOCIAL_SIZE, isPlan)),
  })

  app.get('/social/*', async (request, reply) => {
    const address = drawingOf(pathOf(request.url))
    const drawing = address === undefined ? undefined : await readDrawing(address, webRoot)
    if (!drawing) return sendNotFound(reply)
    // Of the drawing, so that whoever has the picture already costs no second one.
    const etag = `"${createHash('sha1').update(drawing.svg).digest('base64url')}"`
    reply.headers({
      etag,
      'cache-control': drawing.isForever ? FOREVER : A_DAY,
      'cross-origin-resource-policy': 'cross-origin',
    })
    if (fresh(request.headers, { etag })) return reply.code(304).send()
    const picture = await pictures.forceFetch(etag, { context: drawing })
    return reply.type('image/jpeg').send(picture)
  })
}
