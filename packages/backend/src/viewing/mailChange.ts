import { leadsNowhere } from '@hearth/core/message/formerMember.ts'
import { PROPERTY_DEFAULTS } from '@hearth/core/property/wording.ts'
import type { ViewingRole } from '@hearth/core/viewing/contract.ts'
import type { Transaction } from '@hearth/db/client.ts'
import { mailToAgents } from '../enquiry/mutations.ts'
import { storeEmail } from '../mail/mutations.ts'
import type { MailSettings } from '../settings.ts'
import { calendarOf, type Entry } from './calendar.ts'
import { type Change, changeEmail, seekerAddress } from './changeEmails.ts'
import type { StoredViewing } from './stored.ts'

/** What telling of a change takes, in a request and in a job. */
export interface Telling {
  settings: MailSettings
  now: Date
}

/** Stands for a company that has no address: nobody reads mail there. */
const NO_REPLY = 'viewings@mail.hearth.example'

/**
 * Tells the other side of a change; and the side that made it as well when its calendar has to follow.
 * Answers the SEQUENCE of the next calendar file.
 */
export async function mailChange(
  tx: Transaction,
  { settings, now }: Telling,
  changed: Omit<Change, 'calendar'>,
  by: ViewingRole,
): Promise<number> {
  const { stored, before, after } = changed
  const entry = entryOf(stored, settings.publicUrl)
  const calendar = calendarOf(before, after, entry, now)
  const change = { ...changed, calendar }
  const isTold = (side: ViewingRole) => side !== by || calendar !== null
  if (isTold('agent')) {
    await mailToAgents(tx, settings, stored, (to) =>
      changeEmail(change, 'agent', to, settings.publicUrl),
    )
  }
  const seeker = seekerAddress(stored)
  if (isTold('seeker') && !leadsNowhere(seeker)) {
    await storeEmail(tx, changeEmail(change, 'seeker', seeker, settings.publicUrl), settings)
  }
  return calendar === null ? entry.sequence : entry.sequence + 1
}

/**
 * Takes an appointment out of the calendar of somebody who deletes their account: the last that is sent to
 * the address, which is forgotten with it. Where no time was agreed there is nothing to send.
 */
export async function mailLeaver(
  tx: Transaction,
  { settings, now }: Telling,
  changed: Omit<Change, 'calendar'>,
): Promise<void> {
  const { stored, before, after } = changed
  const calendar = calendarOf(before, after, entryOf(stored, settings.publicUrl), now)
  const to = seekerAddress(stored)
  if (calendar === null || leadsNowhere(to)) return
  const told = changeEmail({ ...changed, calendar }, 'seeker', to, settings.publicUrl)
  await storeEmail(tx, told, settings)
}

function entryOf(stored: StoredViewing, publicUrl: string): Entry {
  const { viewing, title, address, agentCompany, agentEmail } = stored
  return {
    viewingId: viewing.id,
    sequence: viewing.calendarSequence,
    title: title ?? PROPERTY_DEFAULTS.title,
    address,
    url: `${publicUrl}/property/${viewing.propertyId}`,
    organizer: { name: agentCompany ?? PROPERTY_DEFAULTS.agent, email: agentEmail ?? NO_REPLY },
    attendee: { name: viewing.name, email: seekerAddress(stored) },
  }
}
