import { forgetOldReports } from '../import/mutations.ts'
import type { Handler } from '../jobHandler.ts'

const KEEP_FINISHED_JOBS_DAYS = 7
const KEEP_FAILED_JOBS_DAYS = 90
const KEEP_THROTTLE_EVENTS_DAYS = 2
const KEEP_FALLBACKS_DAYS = 30
const KEEP_UNSEEN_DEVICES_DAYS = 365
const KEEP_EMAILS_DAYS = 30

/** Clears away every night what has served its time. What people wrote stays; its e-mails were copies. */
export const sweep: Handler<'sweep.nightly'> = async ({ db, log }) => {
  const { sql } = db
  const days = (count: number) => sql`now() - ${count} * interval '1 day'`
  const finished = await sql`
    delete from jobs where finished_at < ${days(KEEP_FINISHED_JOBS_DAYS)}`
  const failed = await sql`
    delete from jobs where failed_at < ${days(KEEP_FAILED_JOBS_DAYS)}`
  const events = await sql`
    delete from throttle_events where at < ${days(KEEP_THROTTLE_EVENTS_DAYS)}`
  // An address that nobody knew may be known by now.
  const fallbacks = await sql`
    delete from geocodes where source = 'unknown' and found_at < ${days(KEEP_FALLBACKS_DAYS)}`
  const sessions = await sql`delete from sessions where expires_at < now()`
  const requests = await sql`delete from account_requests where expires_at < now()`
  const devices = await sql`
    delete from known_devices where seen_at < ${days(KEEP_UNSEEN_DEVICES_DAYS)}`
  const emails = await sql`
    delete from emails
    where state in ('sent', 'failed') and created_at < ${days(KEEP_EMAILS_DAYS)}`
  const reports = await forgetOldReports(db)
  const swept = {
    importRows: reports.rows,
    emails: emails.count,
    sessions: sessions.count,
    accountRequests: requests.count,
    devices: devices.count,
    finishedJobs: finished.count,
    failedJobs: failed.count,
    throttleEvents: events.count,
    unknownAddresses: fallbacks.count,
  }
  log.info(swept, 'swept')
}
