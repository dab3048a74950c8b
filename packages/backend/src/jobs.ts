import { JOBS, type JobName } from '@hearth/core/job/contract.ts'
import { sendLink } from './account/jobs.ts'
import { analyseProperty } from './amenity/jobs.ts'
import { processFile } from './file/jobs.ts'
import type { GivenUp } from './job/run.ts'
import type { Handler } from './jobHandler.ts'
import { deliverEmail } from './mail/jobs.ts'
import { markEmailFailed } from './mail/mutations.ts'
import { remind } from './message/jobs.ts'
import { formatDescription, geocodeProperty } from './property/jobs.ts'
import { findDueSearches, sendSearchAlert } from './saved/jobs.ts'
import { sweep } from './sweep/jobs.ts'
import { completeViewings } from './viewing/jobs.ts'

/** Who does each kind of job: one that is missing does not compile. */
export const HANDLERS = {
  'account.sendLink': sendLink,
  'amenity.analyse': analyseProperty,
  'file.process': processFile,
  'mail.deliver': deliverEmail,
  'message.remind': remind,
  'property.formatDescription': formatDescription,
  'property.geocode': geocodeProperty,
  'saved.alert': sendSearchAlert,
  'saved.findDue': findDueSearches,
  'sweep.nightly': sweep,
  'viewing.complete': completeViewings,
} satisfies { [K in JobName]: Handler<K> }

/** An e-mail that is given up says so itself: the mailbox page shows it. */
export const GIVEN_UP: GivenUp = {
  'mail.deliver': async ({ db }, payload, reason) => {
    const { success, data } = JOBS['mail.deliver'].payload.safeParse(payload)
    if (success) await markEmailFailed(db, data.emailId, reason)
  },
}
