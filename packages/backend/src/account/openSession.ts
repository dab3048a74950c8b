import type { UserId } from '@hearth/core/account/ids.ts'
import { knownDevices } from '@hearth/db/schema/account.ts'
import type { Context } from '../trpc.ts'
import { type Actor, readSession } from './data.ts'
import { sessionsOf } from './sessions.ts'
import { hashOfToken, newToken } from './tokens.ts'

/** One device may be known to several accounts. */
export const deviceId = (deviceToken: string, userId: number): string =>
  hashOfToken(`${deviceToken}/${userId}`)

/** Signs this browser in, and out of what it was signed in to. Answers who it belongs to now. */
export async function openSession(ctx: Context, userId: UserId): Promise<Actor> {
  const sessions = sessionsOf(ctx.db)
  if (ctx.cookies.session) await sessions.invalidateSession(hashOfToken(ctx.cookies.session))
  const token = newToken()
  const attributes = { userAgent: ctx.userAgent, createdAt: new Date() }
  const sessionId = hashOfToken(token)
  const { expiresAt } = await sessions.createSession(userId, attributes, { sessionId })
  await rememberDevice(ctx, userId)
  ctx.cookies.setSession(token, expiresAt)
  const opened = await readSession(ctx.db, ctx.settings, token)
  if (!opened) throw new Error('A session that was just opened does not hold')
  return opened.actor
}

async function rememberDevice({ db, cookies }: Context, userId: UserId): Promise<void> {
  const token = cookies.device ?? newToken()
  const seenAt = new Date()
  await db.drizzle
    .insert(knownDevices)
    .values({ id: deviceId(token, userId), userId, seenAt })
    .onConflictDoUpdate({ target: knownDevices.id, set: { seenAt } })
  cookies.setDevice(token)
}
