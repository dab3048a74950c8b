import { readSession } from '@hearth/backend/account/data.ts'
import type { Context } from '@hearth/backend/trpc.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { cookiesOf } from './cookies.ts'

const LONGEST_USER_AGENT = 300

type Had = Pick<
  Context,
  'db' | 'gazetteer' | 'languageModel' | 'geocoder' | 'settings' | 'changes' | 'figures'
> & {
  publicUrl?: string | undefined
}

/** What procedures are given for one request: what the server has, and who asks. */
export async function createContext(
  had: Had,
  now: Date,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Context> {
  const { db, gazetteer, languageModel, geocoder, changes, figures, settings, publicUrl } = had
  const cookies = cookiesOf(request, reply, publicUrl?.startsWith('https:') ?? false)
  const session = cookies.session ? await readSession(db, settings, cookies.session) : null
  if (cookies.session && session?.renewedUntil) {
    // A cookie lasts as long as its session.
    cookies.setSession(cookies.session, session.renewedUntil)
  }
  return {
    db,
    gazetteer,
    languageModel,
    geocoder,
    changes,
    figures,
    settings,
    clientAddress: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, LONGEST_USER_AGENT),
    cookies,
    actor: session?.actor ?? null,
    log: request.log,
    now,
  }
}
