import type { Database } from '@hearth/db/client.ts'
import { emails } from '@hearth/db/schema/email.ts'
import { viewings } from '@hearth/db/schema/viewing.ts'
import { asc, eq } from 'drizzle-orm'
import type { Actor } from '../account/data.ts'
import { storeAgent, storeUser } from './accounts.ts'
import { testCaller } from './caller.ts'
import { storeHome } from './homes.ts'
import { storeViewing } from './viewings.ts'

/** A Friday noon in London. */
export const NOW = new Date('2026-11-20T12:00:00Z')
export const MONDAY = '2026-11-23'
export const TUESDAY = '2026-11-24'

export const TO_SEEKER = ['viewing.change.seeker', 'ada@example.com'] as const
export const TO_AGENT = ['viewing.change.agent', 'agent@finch.example'] as const
export const TO_HEARTH = ['viewing.change.agent', 'enquiries@hearth.example'] as const

/** Ada, who asks the agent Finch to see a home on a Monday at ten or three. */
export async function storeScene(db: Database) {
  const ada = await storeUser(db, 'ada@example.com')
  const { actor: finch, agentId } = await storeAgent(db, 'agent@finch.example')
  const propertyId = await storeHome(db, agentId)
  const id = await storeViewing(db, propertyId, ada)
  return { ada, finch, agentId, propertyId, id }
}
export type Scene = Awaited<ReturnType<typeof storeScene>>

/** What people do about viewings, and what is then stored and mailed. */
export function viewingStage(db: Database) {
  const as = (actor: Actor | null, now = NOW) => testCaller(db, { actor, now })
  const stored = async (id: number) =>
    (await db.drizzle.select().from(viewings).where(eq(viewings.id, id)))[0]
  const sent = () => db.drizzle.select().from(emails).orderBy(asc(emails.id))
  /** Who has been written to, and with what for their calendar. */
  const mailed = async () =>
    (await sent()).map(({ kind, toAddress, calendar }) => [
      kind,
      toAddress,
      calendar?.method ?? null,
    ])
  const accept = ({ finch, id }: Scene) =>
    as(finch).agent.viewings.accept({ id, date: MONDAY, time: '10:00' })
  const proposal = ({ id }: Scene) => ({ id, date: TUESDAY, time: '14:30' as const })
  return { as, stored, sent, mailed, accept, proposal }
}
