import { MOST_UNUSED } from '@hearth/core/file/uploadRules.ts'
import { RETENTION } from '@hearth/core/site/retention.ts'

/** One sort of personal data: what it is, what for, on which lawful basis, and for how long. */
export interface Held {
  title: string
  what: string
  why: string
  basis: string
  kept: string
}

const days = (count: number) => `${count} days`
const hours = (count: number) => (count === 1 ? 'an hour' : `${count} hours`)

const CONTRACT = 'To do what you asked us to: article 6(1)(b) of the UK GDPR'
const INTERESTS = 'Our legitimate interests: article 6(1)(f)'
const CONSENT = 'Your consent: article 6(1)(a)'

/** Everything about people that is stored; the numbers are those that the code obeys. */
export const HELD: readonly Held[] = [
  {
    title: 'Your account',
    what: 'Your name, your e-mail address, when you joined, and your password as a hash (argon2id), from which nobody can read it.',
    why: 'To sign you in and to keep what is yours together.',
    basis: CONTRACT,
    kept: `Until you delete the account. A sign-up that nobody confirms goes after ${hours(RETENTION.signUpLinkHours)}, a change of address after ${hours(RETENTION.changeEmailLinkHours)}, a wish for a new password after ${hours(RETENTION.resetPasswordLinkHours)}.`,
  },
  {
    title: 'Where you are signed in',
    what: 'For each browser: the hash of its secret, what it calls itself, and when it signed in; and a mark that it has signed in before.',
    why: 'To keep you signed in, to let you end that from elsewhere, and so that somebody who guesses at your password cannot lock you out.',
    basis: `${CONTRACT}; for the mark, ${INTERESTS.toLowerCase()}`,
    kept: `${days(RETENTION.sessionDays)} without a visit, or until you sign out; the mark ${days(RETENTION.deviceDays)} since you last signed in.`,
  },
  {
    title: 'Saved homes and searches',
    what: 'Which homes you put a heart on, the searches you saved with their names and how often you want to hear of them, and of which homes we have told you.',
    why: 'To show them to you again, and to tell you of new homes once.',
    basis: CONTRACT,
    kept: 'Until you remove them, or your account.',
  },
  {
    title: 'Messages and viewings',
    what: 'Your name, e-mail address and telephone number as you gave them, what you and the agent wrote and when it was read, and the days and times that were asked for and agreed. Notes beside a viewing are seen by you alone.',
    why: 'To pass your enquiry to the agent of the home, and to show both of you what was said. The agent uses them as a controller of their own.',
    basis: CONTRACT,
    kept: 'As long as the home’s record is kept. When you delete your account your name, address, number and notes are removed, open viewings are cancelled, and the agent keeps what was written by a “Former member”. If you wrote without an account, sign up with the same address and it becomes yours to delete, or write to us.',
  },
  {
    title: 'E-mails that we send',
    what: 'A copy of each, with the address it went to.',
    why: 'To send it, to try again when that fails, and to find out what went wrong.',
    basis: INTERESTS,
    kept: `${days(RETENTION.emailDays)} after it was written, unless it still waits to be sent. The text of one with a link for your account goes as soon as it is sent. No e-mail of ours tells us whether you opened it.`,
  },
  {
    title: 'The newsletter',
    what: 'Your e-mail address, the wording you agreed to, when you asked and confirmed, and which newsletters were sent to you.',
    why: 'To send it to you, and to be able to show that you wanted it.',
    basis: CONSENT,
    kept: `Until you unsubscribe, and then ${days(RETENTION.endedSubscriptionDays)} as proof. Without your confirmation ${hours(RETENTION.newsletterLinkHours)}.`,
  },
  {
    title: 'Estate agents',
    what: 'Company name, telephone number, business address and e-mail address, listings with their history, what was uploaded, imported files and the reports on them.',
    why: 'To show the homes, and whom to ask about them.',
    basis: CONTRACT,
    kept: `Company and listings as long as the account, and afterwards as the record of what was agreed, with nobody’s name in it. Uploads that no home uses go after ${days(MOST_UNUSED.media.days)}, files to import after ${days(MOST_UNUSED.import.days)}, reports after ${days(RETENTION.importReportDays)}.`,
  },
  {
    title: 'Protection against abuse',
    what: 'How often something was tried from one network address, for one account or to one e-mail address. The addresses are kept as hashes (SHA-256).',
    why: 'So that nobody guesses passwords by the thousand, or floods an agent or a stranger’s mailbox.',
    basis: INTERESTS,
    kept: days(RETENTION.throttleDays),
  },
  {
    title: 'Work in the background',
    what: 'That a piece of work was done or has failed, with numbers in place of names.',
    why: 'So that nothing you sent is lost when a machine stops.',
    basis: INTERESTS,
    kept: `${days(RETENTION.finishedJobDays)} when it is done, ${days(RETENTION.failedJobDays)} when it has failed.`,
  },
]
