import type { UserId } from '@hearth/core/account/ids.ts'
import type { Transaction } from '@hearth/db/client.ts'
import { knownDevices } from '@hearth/db/schema/account.ts'
import { hashOfToken, newToken } from '../tokens.ts'
import type { Context } from '../trpc.ts'
import { type Actor, readSession } from './data.ts'
import { sessionsOf } from './sessions.ts'

/** One device may be known to several accounts. */
export const deviceId = (deviceToken: string, userId: number): string =>
  hashOfToken(`${deviceToken}/${userId}`)

/**
 * Signs this browser in, and out of what it was signed in to, in one transaction with whatever proves who
 * it belongs to now. Answers who that is.
 */
export async function openSession(
  ctx: Context,
  prove: (tx: Transaction) => Promise<UserId>,
): Promise<Actor> {
  const { db, settings, cookies, userAgent } = ctx
  const token = newToken()
  const device = cookies.device ?? newToken()
  const { actor, expiresAt } = await db.drizzle.transaction(async (tx) => {
    const userId = await prove(tx)
    const sessions = sessionsOf({ drizzle: tx })
    if (cookies.session) await sessions.invalidateSession(hashOfToken(cookies.session))
    const attributes = { userAgent, createdAt: new Date() }
    const sessionId = hashOfToken(token)
    const session = await sessions.createSession(userId, attributes, { sessionId })
    await rememberDevice(tx, deviceId(device, userId), userId)
    const opened = await readSession({ drizzle: tx }, settings, token)
    if (!opened) throw new Error('A session that was just opened does not hold')
    return { actor: opened.actor, expiresAt: session.expiresAt }
  })
  cookies.setSession(token, expiresAt)
  cookies.setDevice(device)
  return actor
}

async function rememberDevice(tx: Transaction, id: string, userId: UserId): Promise<void> {
  const seenAt = new Date()
  await tx
    .insert(knownDevices)
    .values({ id, userId, seenAt })
    .onConflictDoUpdate({ target: knownDevices.id, set: { seenAt } })
}
