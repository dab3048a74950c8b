import type { FastifyRequest } from 'fastify'

/**
 * Where visitors come to, without a slash at its end: what PUBLIC_URL says, and otherwise the host that a request
 * came by.
 */
export function siteAddress(publicUrl: string | undefined, request: FastifyRequest): string {
  return (publicUrl ?? `${request.protocol}://${request.host}`).replace(/\/+$/, '')
}
