import type { UserId as OurUserId } from '@hearth/core/account/ids.ts'
import { RETENTION } from '@hearth/core/site/retention.ts'
import type { Drizzle, Transaction } from '@hearth/db/client.ts'
import { sessions, users } from '@hearth/db/schema/account.ts'
import { DrizzlePostgreSQLAdapter } from '@lucia-auth/adapter-drizzle'
import { Lucia, TimeSpan } from 'lucia'

interface SessionAttributes {
  userAgent: string
  createdAt: Date
}

interface UserAttributes {
  email: string
  name: string
  isDemo: boolean
}

/** Where sessions are kept: the database, or a transaction with it. */
export interface SessionStore {
  drizzle: Drizzle | Transaction
}

/** Lucia over our tables: it says which sessions hold, for how long, and renews them. */
export function sessionsOf({ drizzle }: SessionStore) {
  return new Lucia(new DrizzlePostgreSQLAdapter(drizzle, sessions, users), {
    sessionExpiresIn: new TimeSpan(RETENTION.sessionDays, 'd'),
    getSessionAttributes: ({ userAgent, createdAt }: SessionAttributes) => ({
      userAgent,
      createdAt,
    }),
    getUserAttributes: ({ email, name, isDemo }: UserAttributes) => ({ email, name, isDemo }),
  })
}

declare module 'lucia' {
  interface Register {
    Lucia: ReturnType<typeof sessionsOf>
    UserId: OurUserId
    DatabaseSessionAttributes: SessionAttributes
    DatabaseUserAttributes: UserAttributes
  }
}
