import type { contactInput, contactOutput } from '@hearth/core/message/contract.ts'
import type { z } from 'zod'
import { readUserIdByEmail } from '../account/data.ts'
import { readEnquiredHome } from '../enquiry/data.ts'
import { arrivalAt, fingerprintOf, mailToAgents } from '../enquiry/mutations.ts'
import { enquiryCounts } from '../enquiry/policy.ts'
import { storeEmail } from '../mail/mutations.ts'
import { countAccepted } from '../throttle/mutations.ts'
import type { Context } from '../trpc.ts'
import { insertMessage } from './conversation.ts'
import { contactForAgent, contactReceipt } from './emails.ts'
import { onlyOnce } from './onlyOnce.ts'

type Writing = Pick<Context, 'db' | 'settings' | 'clientAddress' | 'actor' | 'now'>

/**
 * Stores a message about a home with its e-mails, in one transaction. It belongs to whoever is signed
 * in, else to the account that has the address. A repeated submission stores nothing and answers the id
 * of the first. Throws notFound and rateLimited.
 */
export function storeContact(
  { db, settings, clientAddress, actor, now }: Writing,
  contact: z.output<typeof contactInput>,
): Promise<z.output<typeof contactOutput>> {
  const { propertyId, name, email, phone, message: text } = contact
  const fingerprint = fingerprintOf(propertyId, email, name, phone, text)
  return db.drizzle.transaction(async (tx) => {
    const { id } = await onlyOnce(tx, fingerprint, now, async () => {
      const home = await readEnquiredHome(tx, propertyId)
      await countAccepted(tx, enquiryCounts(settings, { clientAddress, email }), now)
      const userId = actor?.userId ?? (await readUserIdByEmail(tx, email))
      const sender = { userId, name, email, phone }
      const told = { createdAt: await arrivalAt(tx, propertyId, now), mailedAt: now }
      const stored = await insertMessage(tx, { propertyId, ...sender, text, fingerprint, ...told })
      await mailToAgents(tx, settings, home, (to) =>
        contactForAgent(to, contact, home, settings.publicUrl),
      )
      await storeEmail(tx, contactReceipt(contact, home, settings.publicUrl), settings)
      return stored
    })
    return { success: true, id }
  })
}
