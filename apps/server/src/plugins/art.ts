import { createHash } from 'node:crypto'
import { drawPicture } from '@hearth/illustrator/draw.ts'
import { parsePictureUrl } from '@hearth/illustrator/picture.ts'
import fp from 'fastify-plugin'
import { pathOf } from './requestLog.ts'
import { sendNotFound } from './webApp.ts'

/** A picture is drawn from its address alone, so what an address shows never changes. */
const FOREVER = 'public, max-age=31536000, immutable'
/** An SVG opened by itself is a document: it may style itself and do nothing else. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'"

/** Draws the pictures of the listings when they are asked for. */
export const art = fp(async (app) => {
  app.get('/art/*', async (request, reply) => {
    const picture = parsePictureUrl(pathOf(request.url))
    if (!picture) return sendNotFound(reply)
    const svg = drawPicture(picture)
    const etag = `"${createHash('sha1').update(svg).digest('base64url')}"`
    reply.headers({ 'cache-control': FOREVER, 'content-security-policy': POLICY, etag })
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return reply.type('image/svg+xml').send(svg)
  })
})
