import type { Database } from '@hearth/db/client.ts'
import {
  newsletterLetters,
  newsletterRequests,
  newsletterSubscribers,
} from '@hearth/db/schema/newsletter.ts'
import { hashOfToken } from '../tokens.ts'

const ASKED = new Date('2026-11-20T11:00:00Z')
const WORDS = { consentVersion: 'the words of a test', askedAt: ASKED }

/** Stores that somebody gets the newsletter, and the token of a link that ends it. Answers their id. */
export async function storeSubscriber(
  { drizzle }: Database,
  email: string,
  token: string,
  confirmedAt = ASKED,
): Promise<number> {
  const [row] = await drizzle
    .insert(newsletterSubscribers)
    .values({ ...WORDS, email, confirmedAt })
    .returning({ id: newsletterSubscribers.id })
  if (!row) throw new Error('The subscriber was not stored')
  const letter = { tokenHash: hashOfToken(token), subscriberId: row.id, createdAt: confirmedAt }
  await drizzle.insert(newsletterLetters).values(letter)
  return row.id
}

/** Stores that somebody has been sent a link to confirm an address with. */
export async function storeWish(
  { drizzle }: Database,
  email: string,
  token: string,
  expiresAt: Date,
): Promise<void> {
  const wish = { ...WORDS, email, tokenHash: hashOfToken(token), expiresAt }
  await drizzle.insert(newsletterRequests).values(wish)
}
