import { isLoopbackUrl } from '@hearth/config/loopback.ts'
import { robotsTxt } from '@hearth/core/page/robots.ts'
import type { FastifyInstance } from 'fastify'
import { siteAddress } from '../siteAddress.ts'

const AN_HOUR = 'public, max-age=3600'

/** Tells robots what is for them. What nobody but this machine gets to, or nobody has named, is not. */
export async function robots(
  app: FastifyInstance,
  { publicUrl }: { publicUrl: string | undefined },
): Promise<void> {
  const isPublic = publicUrl !== undefined && !isLoopbackUrl(publicUrl)
  app.get('/robots.txt', async (request, reply) => {
    reply.header('cache-control', AN_HOUR).type('text/plain; charset=utf-8')
    return robotsTxt({ address: siteAddress(publicUrl, request), isPublic })
  })
}
