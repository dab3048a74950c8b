import { RETENTION } from '@hearth/core/site/retention.ts'
import { forgetOldReports } from '../import/mutations.ts'
import type { Handler } from '../jobHandler.ts'

/** Clears away every night what has served its time. What people wrote stays; its e-mails were copies. */
export const sweep: Handler<'sweep.nightly'> = async ({ db, log }) => {
  const { sql } = db
  const days = (count: number) => sql`now() - ${count} * interval '1 day'`
  const finished = await sql`
    delete from jobs where finished_at < ${days(RETENTION.finishedJobDays)}`
  const failed = await sql`
    delete from jobs where failed_at < ${days(RETENTION.failedJobDays)}`
  const events = await sql`
    delete from throttle_events where at < ${days(RETENTION.throttleDays)}`
  // An address that nobody knew may be known by now.
  const fallbacks = await sql`
    delete from geocodes where source = 'unknown' and found_at < ${days(RETENTION.unknownAddressDays)}`
  const sessions = await sql`delete from sessions where expires_at < now()`
  const requests = await sql`delete from account_requests where expires_at < now()`
  const wishes = await sql`delete from newsletter_requests where expires_at < now()`
  const subscribers = await sql`
    delete from newsletter_subscribers
    where unsubscribed_at < ${days(RETENTION.endedSubscriptionDays)}`
  const devices = await sql`
    delete from known_devices where seen_at < ${days(RETENTION.deviceDays)}`
  const emails = await sql`
    delete from emails
    where state in ('sent', 'failed') and created_at < ${days(RETENTION.emailDays)}`
  const reports = await forgetOldReports(db)
  const swept = {
    importRows: reports.rows,
    emails: emails.count,
    sessions: sessions.count,
    accountRequests: requests.count,
    newsletterWishes: wishes.count,
    formerSubscribers: subscribers.count,
    devices: devices.count,
    finishedJobs: finished.count,
    failedJobs: failed.count,
    throttleEvents: events.count,
    unknownAddresses: fallbacks.count,
  }
  log.info(swept, 'swept')
}
