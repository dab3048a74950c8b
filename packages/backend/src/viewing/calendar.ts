import { TZDate } from '@date-fns/tz'
import type { EmailCalendar } from '@hearth/core/mail/contract.ts'
import { VIEWING_ZONE, viewingEnd } from '@hearth/core/viewing/rules.ts'
import type { ViewingState } from '@hearth/core/viewing/stateMachine.ts'
import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { tzlib_get_ical_block } from 'timezones-ical-library'

/** What a calendar entry says beside its time. */
export interface Entry {
  viewingId: number
  /** The SEQUENCE: higher each time that something is sent about the same viewing. */
  sequence: number
  title: string
  address: string
  /** Where one reads more of it. */
  url: string
  organizer: Person
  attendee: Person
}

interface Person {
  name: string
  email: string
}

type Held = Pick<ViewingState, 'status' | 'startsAt'>

/** UIDs are unique by their first half, and the same for everything about one viewing. */
const UID_HOST = 'mail.hearth.example'

/**
 * The .ics file (RFC 5545, 5546) that tells a calendar of a change: when the viewing is held now, or
 * that it no longer is when it was. Null when no time was agreed before or after.
 */
export function calendarOf(
  before: Held,
  after: Held,
  entry: Entry,
  now: Date,
): EmailCalendar | null {
  const isHeld = heldAt(after) !== null
  const startsAt = heldAt(after) ?? heldAt(before)
  if (startsAt === null) return null
  const method = isHeld ? ICalCalendarMethod.REQUEST : ICalCalendarMethod.CANCEL
  const calendar = ical({
    method,
    prodId: { company: 'Hearth', product: 'Viewings', language: 'EN' },
    // Without a name: a zone of the whole calendar would take the Z from DTSTAMP.
    timezone: { name: null, generator: zoneBlock },
  })
  calendar.createEvent({
    id: `viewing-${entry.viewingId}@${UID_HOST}`,
    sequence: entry.sequence,
    stamp: now,
    timezone: VIEWING_ZONE,
    start: new TZDate(startsAt, VIEWING_ZONE),
    end: new TZDate(viewingEnd(startsAt), VIEWING_ZONE),
    summary: `Viewing: ${entry.title}`,
    location: entry.address,
    url: entry.url,
    status: statusOf(isHeld, after),
    organizer: entry.organizer,
    attendees: [{ ...entry.attendee, rsvp: false, status: ICalAttendeeStatus.ACCEPTED }],
  })
  return { method, content: calendar.toString() }
}

/** The time that both sides keep free. */
const heldAt = ({ status, startsAt }: Held): Date | null =>
  status === 'confirmed' || status === 'rescheduling' ? startsAt : null

function statusOf(isHeld: boolean, { status }: Held): ICalEventStatus {
  if (!isHeld) return ICalEventStatus.CANCELLED
  return status === 'confirmed' ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE
}

function zoneBlock(zone: string): string | null {
  const [block] = tzlib_get_ical_block(zone)
  return block ?? null
}
