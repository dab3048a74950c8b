import { type OpenSession, readSession } from '@hearth/backend/account/data.ts'
import type { Context } from '@hearth/backend/trpc.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { cookiesOf } from './cookies.ts'

const LONGEST_USER_AGENT = 300

type Had = Pick<Context, 'db' | 'gazetteer' | 'languageModel' | 'settings' | 'changes'> & {
  publicUrl?: string | undefined
}

/** What procedures are given for one request: what the server has, and who asks. */
export async function createContext(
  had: Had,
  now: Date,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Context> {
  const { db, gazetteer, languageModel, changes, settings, publicUrl } = had
  const cookies = cookiesOf(request, reply, publicUrl?.startsWith('https:') ?? false)
  const session = cookies.session ? await readSession(db, settings, cookies.session) : null
  if (cookies.session) keepCookieTrue(cookies, cookies.session, session)
  return {
    db,
    gazetteer,
    languageModel,
    changes,
    settings,
    clientAddress: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, LONGEST_USER_AGENT),
    cookies,
    actor: session?.actor ?? null,
    log: request.log,
    now,
  }
}

/** A cookie lasts as long as its session, and not longer. */
function keepCookieTrue(cookies: Context['cookies'], token: string, session: OpenSession | null) {
  if (!session) cookies.forgetSession()
  else if (session.renewedUntil) cookies.setSession(token, session.renewedUntil)
}
