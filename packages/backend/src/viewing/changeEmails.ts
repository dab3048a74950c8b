import type { EmailCalendar, EmailKind } from '@hearth/core/mail/contract.ts'
import { PROPERTY_DEFAULTS } from '@hearth/core/property/wording.ts'
import type { ViewingRole } from '@hearth/core/viewing/contract.ts'
import { londonDay, londonTime } from '@hearth/core/viewing/rules.ts'
import type { ViewingState } from '@hearth/core/viewing/stateMachine.ts'
import type { EmailBlock, NewEmail } from '../mail/mutations.ts'
import { type ChangeName, wordsOf } from './changeWords.ts'
import { dayInWords } from './emails.ts'
import type { StoredViewing } from './stored.ts'

/** What became of a viewing, for the e-mails that tell of it. */
export interface Change {
  name: ChangeName
  stored: StoredViewing
  before: ViewingState
  after: ViewingState
  calendar: EmailCalendar | null
}

const KINDS: Record<ViewingRole, EmailKind> = {
  agent: 'viewing.change.agent',
  seeker: 'viewing.change.seeker',
}

/** Where mail to the seeker goes: the account's address today, else the one that was given. */
export const seekerAddress = ({ accountEmail, viewing }: StoredViewing): string =>
  accountEmail ?? viewing.email

/** What one side is told of a change. */
export function changeEmail(
  change: Change,
  side: ViewingRole,
  to: string,
  publicUrl: string,
): NewEmail {
  const { stored, before, after, calendar } = change
  const words = wordsOf(change.name, side, sidesOf(stored))
  const { date, times } = shownTime(change)
  return {
    kind: KINDS[side],
    to,
    replyTo: side === 'agent' ? seekerAddress(stored) : stored.agentEmail,
    subject: words.subject,
    preview: times === '' ? words.text : `${dayInWords(date)}, ${times}`,
    heading: words.heading,
    blocks: [
      { type: 'paragraph', text: words.text },
      ...reasonOf(after),
      { type: 'facts', rows: [...whenRows(before, after), ...homeRows(stored, side)] },
      ...(change.name === 'leave' ? [] : next(stored, side, publicUrl)),
    ],
    params: paramsOf(change, side, to, words.text),
    ...(calendar !== null && { calendar }),
  }
}

const titleOf = ({ title }: StoredViewing) => title ?? PROPERTY_DEFAULTS.title
const companyOf = ({ agentCompany }: StoredViewing) => agentCompany ?? 'the agent'

const sidesOf = (stored: StoredViewing) => ({
  seeker: stored.viewing.name,
  agent: companyOf(stored),
  title: titleOf(stored),
})

/** The day and times that an e-mail is about: the wish, the proposal, or what was agreed. */
function shownTime({ after }: Change) {
  const date = after.wishedDates?.[0] ?? after.date
  return { date, times: (after.wishedTimes ?? after.times).join(', ') }
}

/** What it is now, and what it was where that has been given up. */
function whenRows(before: ViewingState, after: ViewingState) {
  const rows = [
    { label: after.wishedTimes ? 'Asked for' : 'Date', value: datesOf(after).join('\n') },
    {
      label: (after.wishedTimes ?? after.times).length === 1 ? 'Time' : 'Times',
      value: (after.wishedTimes ?? after.times).join(', '),
    },
  ]
  const isOther = before.startsAt?.getTime() !== after.startsAt?.getTime()
  if (before.startsAt && (isOther || after.status === 'rescheduling')) {
    const label = after.status === 'rescheduling' ? 'Held until answered' : 'No longer'
    const day = dayInWords(londonDay(before.startsAt))
    rows.push({ label, value: `${day}, ${londonTime(before.startsAt)}` })
  }
  return rows
}

const datesOf = ({ wishedDates, date }: ViewingState) => (wishedDates ?? [date]).map(dayInWords)

function homeRows(stored: StoredViewing, side: ViewingRole) {
  const { viewing, address } = stored
  const rows = [
    { label: 'Home', value: `${titleOf(stored)}\n${address}` },
    { label: 'Property number', value: String(viewing.propertyId) },
  ]
  if (side === 'seeker') return rows
  const person = [
    { label: 'Name', value: viewing.name },
    { label: 'Email', value: seekerAddress(stored) },
    { label: 'Phone', value: viewing.phone },
  ]
  return [...rows, ...person.filter(({ value }) => value !== '')]
}

const reasonOf = ({ declineReason }: ViewingState): EmailBlock[] =>
  declineReason === null ? [] : [{ type: 'quote', text: declineReason }]

function next(stored: StoredViewing, side: ViewingRole, publicUrl: string): EmailBlock[] {
  if (side === 'agent') return []
  const button = { type: 'button', label: 'Your Viewings', url: `${publicUrl}/viewings` } as const
  if (stored.viewing.userId !== null) return [button]
  const text = `You asked for this without an account. Create one with ${stored.viewing.email} to answer online, or reply to this email.`
  return [{ type: 'paragraph', text }, button]
}

/** The parameters of S1 section 7.8, with what a calendar file would say as text. */
function paramsOf(change: Change, side: ViewingRole, to: string, text: string) {
  const { stored } = change
  const isToAgent = side === 'agent'
  const { date, times } = shownTime(change)
  return {
    to_email: to,
    from_name: isToAgent ? stored.viewing.name : companyOf(stored),
    from_email: (isToAgent ? seekerAddress(stored) : stored.agentEmail) ?? '',
    phone: isToAgent ? stored.viewing.phone : '',
    message: text,
    viewing_date: date,
    viewing_time: times,
    property_title: titleOf(stored),
    property_id: String(stored.viewing.propertyId),
  }
}
