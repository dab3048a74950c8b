import { endSubscription } from '@hearth/backend/newsletter/mutations.ts'
import { unsubscribe as endAlerts } from '@hearth/backend/saved/searches.ts'
import { AppError } from '@hearth/core/error.ts'
import { newsletterLinkInput } from '@hearth/core/newsletter/contract.ts'
import { unsubscribeInput } from '@hearth/core/saved/contract.ts'
import type { Database } from '@hearth/db/client.ts'
import type { FastifyInstance } from 'fastify'

interface Options {
  db: Database
  clock(): Date
}

const ENDED = { statusCode: 200, message: 'You are unsubscribed.' }

/**
 * What a mail program's own unsubscribe button asks for (RFC 8058): a form sent to the address of the
 * List-Unsubscribe header, without a cookie. People who open that address are shown the page of the web app.
 */
export async function unsubscribe(app: FastifyInstance, { db, clock }: Options): Promise<void> {
  // The address says everything. Whatever form comes with it is taken, up to the server's limit.
  app.addContentTypeParser('*', { parseAs: 'string' }, async () => undefined)
  app.post('/unsubscribe', async (request, reply) => {
    const { success, data } = unsubscribeInput.safeParse(request.query)
    if (!success) throw new AppError('notFound')
    await endAlerts({ db, now: clock() }, data.token)
    return reply.send(ENDED)
  })
  app.post('/newsletter/unsubscribe', async (request, reply) => {
    const { success, data } = newsletterLinkInput.safeParse(request.query)
    if (!success) throw new AppError('notFound')
    await endSubscription({ db, now: clock() }, data.token)
    return reply.send(ENDED)
  })
}
