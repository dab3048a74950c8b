import type { Message } from '@hearth/core/message/contract.ts'
import type { Transaction } from '@hearth/db/client.ts'
import { messages } from '@hearth/db/schema/message.ts'
import { and, eq, gt } from 'drizzle-orm'
import { waitForEqualSubmissions } from '../enquiry/mutations.ts'
import { MESSAGE_COLUMNS, toMessage } from './conversation.ts'

/** Within this long, what has the same fingerprint is the same message. */
const SAME_MESSAGE_MS = 24 * 3_600_000

/** The message that has the fingerprint already, else the one that `store` stores. Null: always stores. */
export async function onlyOnce(
  tx: Transaction,
  fingerprint: string | null,
  now: Date,
  store: () => Promise<Message>,
): Promise<Message> {
  if (fingerprint === null) return store()
  await waitForEqualSubmissions(tx, fingerprint)
  const since = new Date(now.getTime() - SAME_MESSAGE_MS)
  const [earlier] = await tx
    .select(MESSAGE_COLUMNS)
    .from(messages)
    .where(and(eq(messages.fingerprint, fingerprint), gt(messages.createdAt, since)))
    .limit(1)
  return earlier ? toMessage(earlier) : store()
}
