import type { Cookies } from '@hearth/backend/trpc.ts'
import { RETENTION } from '@hearth/core/site/retention.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'

const SESSION = 'hearth_session'
const DEVICE = 'hearth_device'
const DEVICE_LASTS_SECONDS = RETENTION.deviceDays * 86_400

/** The cookies of a request. Scripts cannot read them, and other sites' pages send them only when followed. */
export function cookiesOf(request: FastifyRequest, reply: FastifyReply, https: boolean): Cookies {
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: https } as const
  return {
    session: request.cookies[SESSION] ?? null,
    device: request.cookies[DEVICE] ?? null,
    setSession: (token, expires) => void reply.setCookie(SESSION, token, { ...options, expires }),
    forgetSession: () => void reply.clearCookie(SESSION, options),
    setDevice: (token) =>
      void reply.setCookie(DEVICE, token, { ...options, maxAge: DEVICE_LASTS_SECONDS }),
  }
}
