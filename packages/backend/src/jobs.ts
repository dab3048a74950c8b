import { REFUSALS } from '@hearth/core/file/uploadRules.ts'
import { JOBS, type JobName } from '@hearth/core/job/contract.ts'
import { sendLink } from './account/jobs.ts'
import { analyseProperty } from './amenity/jobs.ts'
import { processFile, sweepUnused } from './file/jobs.ts'
import { receivedKey } from './file/keys.ts'
import { refuseFile } from './file/mutations.ts'
import { attachMedia, readImportFile, takeMedia } from './import/jobs.ts'
import { markFailed } from './import/mutations.ts'
import { noteOnFile, noteOnRow } from './import/report.ts'
import type { GivenUp } from './job/run.ts'
import type { Handler, JobContext } from './jobHandler.ts'
import { deliverEmail } from './mail/jobs.ts'
import { markEmailFailed } from './mail/mutations.ts'
import { remind } from './message/jobs.ts'
import { answerRequest, sendIssue } from './newsletter/jobs.ts'
import { formatDescription, geocodeProperty } from './property/jobs.ts'
import { findDueSearches, sendSearchAlert } from './saved/jobs.ts'
import { sweep } from './sweep/jobs.ts'
import { completeViewings } from './viewing/jobs.ts'

/** Who does each kind of job: one that is missing does not compile. */
export const HANDLERS = {
  'account.sendLink': sendLink,
  'amenity.analyse': analyseProperty,
  'file.process': processFile,
  'file.processImported': processFile,
  'file.sweep': sweepUnused,
  'import.attach': attachMedia,
  'import.media': takeMedia,
  'import.run': readImportFile,
  'mail.deliver': deliverEmail,
  'message.remind': remind,
  'newsletter.answer': answerRequest,
  'newsletter.send': sendIssue,
  'property.formatDescription': formatDescription,
  'property.geocode': geocodeProperty,
  'saved.alert': sendSearchAlert,
  'saved.findDue': findDueSearches,
  'sweep.nightly': sweep,
  'viewing.complete': completeViewings,
} satisfies { [K in JobName]: Handler<K> }

/** What is given up says so itself, where people look for it: in the mailbox, with the upload, and with the import. */
export const GIVEN_UP: GivenUp = {
  'file.process': giveUpFile,
  'file.processImported': giveUpFile,
  'import.attach': async ({ db }, payload) => {
    const { success, data } = JOBS['import.attach'].payload.safeParse(payload)
    const message = 'Its pictures could not be shown. Import the file again to show them.'
    const note = { severity: 'note', column: null, message } as const
    if (success) await noteOnRow(db.drizzle, data.importId, data.row, note)
  },
  'import.media': async ({ db }, payload) => {
    const { success, data } = JOBS['import.media'].payload.safeParse(payload)
    const message =
      'Not all of its pictures could be taken in. Import the file again: what is there is not taken twice.'
    if (success) await noteOnFile(db, data.importId, message)
  },
  'import.run': async ({ db, now }, payload) => {
    const { success, data } = JOBS['import.run'].payload.safeParse(payload)
    const failure = 'The import broke off. Start it again: what was done is not done twice.'
    if (success) await markFailed(db, data.importId, failure, now)
  },
  'mail.deliver': async ({ db }, payload, reason) => {
    const { success, data } = JOBS['mail.deliver'].payload.safeParse(payload)
    if (success) await markEmailFailed(db, data.emailId, reason)
  },
}

async function giveUpFile(
  { db, storage }: Pick<JobContext, 'db' | 'storage'>,
  payload: unknown,
): Promise<void> {
  const { success, data } = JOBS['file.process'].payload.safeParse(payload)
  if (!success) return
  await refuseFile(db, data.fileId, REFUSALS.fault)
  await storage.remove(receivedKey(data.fileId))
}
