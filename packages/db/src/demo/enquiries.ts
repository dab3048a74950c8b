import type { UserId } from '@hearth/core/account/ids.ts'
import { isSunday, londonDay, slotInstant } from '@hearth/core/viewing/rules.ts'
import { and, asc, eq } from 'drizzle-orm'
import { messages } from '../schema/message.ts'
import { properties } from '../schema/property.ts'
import { viewings } from '../schema/viewing.ts'
import type { Handle } from './insertRows.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

interface Person {
  name: string
  email: string
  phone: string
  userId?: UserId
}

const OMAR: Person = {
  name: 'Omar Haddad',
  email: 'omar.haddad@example.com',
  phone: '020 7946 0117',
}
const PRIYA: Person = {
  name: 'Priya Raman',
  email: 'priya.raman@example.com',
  phone: '0117 496 0342',
}
const ELSPETH: Person = {
  name: 'Elspeth and Callum Murray',
  email: 'the.murrays@example.com',
  phone: '0131 496 0281',
}

/** The addresses of those who have asked about homes of the demo, its own accounts apart. */
export const DEMO_SEEKERS: readonly string[] = [OMAR, PRIYA, ELSPETH].map(({ email }) => email)

interface Said {
  hoursAgo: number
  text: string
  isAgentReply?: boolean
}

interface Asked {
  who: 'bea' | Person
  said?: readonly Said[]
  viewing?: {
    /** From today; a Sunday becomes the Monday after it. */
    inDays: number
    times: readonly string[]
    status: 'pending' | 'confirmed' | 'completed'
    hoursAgo: number
  }
}

/** Who has asked about the first homes of the agent, home by home. */
const ENQUIRIES: readonly Asked[] = [
  {
    who: 'bea',
    said: [
      {
        hoursAgo: 52,
        text: 'Hello! Is there somewhere dry to keep two bicycles?',
      },
      {
        hoursAgo: 49,
        text: 'Good morning Bea, there is: a store by the entrance, with a lock. Would you like to see it?',
        isAgentReply: true,
      },
      { hoursAgo: 47, text: 'That would be lovely. I have just asked for a viewing.' },
    ],
    viewing: { inDays: 3, times: ['11:00'], status: 'confirmed', hoursAgo: 46 },
  },
  {
    who: OMAR,
    viewing: { inDays: 4, times: ['10:00', '14:00', '16:00'], status: 'pending', hoursAgo: 5 },
  },
  {
    who: PRIYA,
    said: [
      {
        hoursAgo: 20,
        text: 'Could you tell me which council tax band it is in, and how soon one could move in? We are ready when the owners are.',
      },
    ],
    viewing: { inDays: 5, times: ['13:00', '15:00'], status: 'pending', hoursAgo: 19 },
  },
  {
    who: ELSPETH,
    said: [
      { hoursAgo: 190, text: 'Is there somewhere to charge an electric car?' },
      {
        hoursAgo: 186,
        text: 'There is a public charger at the end of the street, and the owners were told of two more for the spring.',
        isAgentReply: true,
      },
      { hoursAgo: 3, text: 'Thank you for showing us round. May we come again with my parents?' },
    ],
    viewing: { inDays: -4, times: ['12:00'], status: 'completed', hoursAgo: 180 },
  },
]

/** Gives the homes of an agent enquiries as people make them: some answered, some new. */
export async function writeDemoEnquiries(
  tx: Handle,
  agentId: number,
  bea: Person,
  now: Date,
): Promise<void> {
  const homes = await tx
    .select({ id: properties.id })
    .from(properties)
    .where(and(eq(properties.agentId, agentId), eq(properties.isPublic, true)))
    .orderBy(asc(properties.createdAt), asc(properties.id))
    .limit(ENQUIRIES.length)
  for (const [nth, { id }] of homes.entries()) {
    const asked = ENQUIRIES[nth]
    if (asked) await writeEnquiry(tx, id, asked, bea, now)
  }
}

async function writeEnquiry(
  tx: Handle,
  propertyId: number,
  { who, said = [], viewing }: Asked,
  bea: Person,
  now: Date,
): Promise<void> {
  const person = who === 'bea' ? bea : who
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS)
  const answered = said.findLastIndex(({ isAgentReply }) => isAgentReply)
  for (const [nth, { hoursAgo, text, isAgentReply = false }] of said.entries()) {
    const createdAt = ago(hoursAgo)
    const readAt = nth <= answered ? createdAt : null
    // Nobody is reminded by e-mail of what never was sent.
    const stamps = { createdAt, readAt, mailedAt: createdAt }
    await tx.insert(messages).values({ ...person, propertyId, text, isAgentReply, ...stamps })
  }
  if (!viewing) return
  const { inDays, times, status, hoursAgo } = viewing
  const date = showingDay(now, inDays)
  const startsAt = status === 'pending' ? null : slotInstant(date, times[0] ?? '10:00')
  const stamps = { createdAt: ago(hoursAgo), updatedAt: ago(hoursAgo) }
  await tx.insert(viewings).values({
    ...{ ...person, propertyId, date, times: [...times], status, startsAt, ...stamps },
    fingerprint: `demo/${person.email}`,
  })
}

/** A day so far from today in London; nobody shows homes on a Sunday. */
function showingDay(now: Date, inDays: number): string {
  const day = londonDay(new Date(now.getTime() + inDays * DAY_MS))
  return isSunday(day) ? londonDay(new Date(now.getTime() + (inDays + 1) * DAY_MS)) : day
}
