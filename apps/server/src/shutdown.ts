import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '@hearth/db/client.ts'
import type { FastifyInstance } from 'fastify'

/** In this order no request is lost: say so, stop accepting, finish what is under way, then close. */
export async function shutDown(
  app: FastifyInstance,
  db: Database,
  /** How long a load balancer in front needs to see that the server is no longer ready. */
  noticeMs: number,
): Promise<void> {
  app.announceShutdown()
  if (noticeMs > 0) await sleep(noticeMs)
  await app.close()
  await db.close()
}
