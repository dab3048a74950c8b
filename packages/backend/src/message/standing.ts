import type { Conversation, MessageSide } from '@hearth/core/message/contract.ts'
import { PROPERTY_DEFAULTS } from '@hearth/core/property/wording.ts'
import { messages } from '@hearth/db/schema/message.ts'
import { propertyDetails } from '@hearth/db/schema/property.ts'
import { max, sql } from 'drizzle-orm'
import { isUnreadFrom, otherSide } from './conversation.ts'

/** The newest message's value of a column, of the messages that are grouped. */
const newest = <Value>(column: typeof messages.text | typeof messages.isAgentReply) =>
  sql<Value>`(array_agg(${column} order by ${messages.createdAt} desc, ${messages.id} desc))[1]`

/** How grouped messages stand for the side that reads them, from `messages` and `property_details`. */
export const standingColumns = (reader: MessageSide) => ({
  propertyId: messages.propertyId,
  title: sql<string>`coalesce(${propertyDetails.title}, ${PROPERTY_DEFAULTS.title})`,
  image: sql<string | null>`${propertyDetails.images}[1]`,
  count: sql<number>`count(*)::int`,
  unread: sql<number>`(count(*) filter (where ${isUnreadFrom(otherSide(reader))}))::int`,
  lastText: newest<string>(messages.text),
  lastIsFromAgent: newest<boolean>(messages.isAgentReply),
  lastAt: max(messages.createdAt),
})

interface Standing {
  lastIsFromAgent: boolean
  lastAt: Date | null
}

/** What the columns above say, as the contract has it. */
export function toStanding<Row extends Standing>({ lastIsFromAgent, lastAt, ...row }: Row) {
  if (!lastAt) throw new Error('A group has at least one message')
  const lastFrom: Conversation['lastFrom'] = lastIsFromAgent ? 'agent' : 'seeker'
  return { ...row, lastFrom, lastAt: lastAt.toISOString() }
}
