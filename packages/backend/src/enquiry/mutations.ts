import { createHash } from 'node:crypto'
import type { Transaction } from '@hearth/db/client.ts'
import { sql } from 'drizzle-orm'
import { type NewEmail, storeEmail } from '../mail/mutations.ts'
import type { MailSettings } from '../settings.ts'
import type { EnquiredHome } from './data.ts'

export { arrivalAt } from './arrival.ts'

/** What tells one submission from another: the SHA-256 of its parts. */
export function fingerprintOf(...parts: readonly (string | number)[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}

/** Lets one of several equal submissions through at a time, so that the others find what it stored. */
export async function waitForEqualSubmissions(tx: Transaction, fingerprint: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${fingerprint}, 0))`)
}

/** Stores the same e-mail for everybody who answers enquiries about a home, each address once. */
export async function mailToAgents(
  tx: Transaction,
  settings: MailSettings,
  { agentEmail }: Pick<EnquiredHome, 'agentEmail'>,
  emailTo: (address: string) => NewEmail,
): Promise<void> {
  const addresses = [settings.enquiryRecipient, agentEmail].filter((address) => address !== null)
  for (const address of new Set(addresses.map((each) => each.toLowerCase()))) {
    await storeEmail(tx, emailTo(address), settings)
  }
}
