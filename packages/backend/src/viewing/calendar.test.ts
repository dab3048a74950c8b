import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { calendarOf, type Entry } from './calendar.ts'

const ENTRY: Entry = {
  viewingId: 7,
  sequence: 3,
  title: 'A house, "by" the wall; York\\Minster\nMETHOD:CANCEL',
  address: '1 Rose Lane, York',
  url: 'https://hearth.example/property/1',
  organizer: { name: 'Finch: "Sons" & Co', email: 'agent@finch.example' },
  attendee: { name: 'Zoë; O’Neill', email: 'ada@example.com' },
}
const NOW = new Date('2026-11-20T12:00:00Z')
const NEVER = { status: 'pending', startsAt: null } as const
const confirmed = (instant: string) =>
  ({ status: 'confirmed', startsAt: new Date(instant) }) as const

/** The file as calendars read it. */
function read(content: string) {
  const calendar = new ICAL.Component(ICAL.parse(content))
  const zone = calendar.getFirstSubcomponent('vtimezone')
  if (zone) ICAL.TimezoneService.register(new ICAL.Timezone(zone))
  const component = calendar.getFirstSubcomponent('vevent')
  if (!component) throw new Error('There is no event')
  return { calendar, component, event: new ICAL.Event(component) }
}

function fileOf(
  ...[before, after, entry = ENTRY]: [
    Parameters<typeof calendarOf>[0],
    Parameters<typeof calendarOf>[1],
    Entry?,
  ]
) {
  const file = calendarOf(before, after, entry, NOW)
  if (!file) throw new Error('There is no file')
  return { ...file, ...read(file.content) }
}

test('without an agreed time there is nothing for a calendar', () => {
  expect(calendarOf(NEVER, NEVER, ENTRY, NOW)).toBeNull()
  expect(calendarOf(NEVER, { status: 'cancelled', startsAt: null }, ENTRY, NOW)).toBeNull()
})

describe('a calendar reads', () => {
  test('what is agreed, with texts as they are', () => {
    const { method, content, calendar, event, component } = fileOf(
      NEVER,
      confirmed('2026-06-01T09:00:00Z'),
    )
    expect(method).toBe('REQUEST')
    expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST')
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0')
    expect(event.uid).toBe('viewing-7@mail.hearth.example')
    expect(event.sequence).toBe(3)
    expect(event.summary).toBe(`Viewing: ${ENTRY.title}`)
    expect(event.location).toBe(ENTRY.address)
    expect(component.getFirstPropertyValue('status')).toBe('CONFIRMED')
    expect(String(component.getFirstPropertyValue('dtstamp'))).toBe('2026-11-20T12:00:00Z')
    expect(event.organizer).toBe('mailto:agent@finch.example')
    expect(event.attendees[0]?.getFirstValue()).toMatch(/^mailto:ada@example\.com$/i)
    expect(content).toContain('DTSTART;TZID=Europe/London:20260601T100000\r\n')
    // RFC 5545: lines end in CRLF and have at most 75 bytes.
    for (const line of content.split('\r\n'))
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(content.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  })

  test.each([
    // Before, between and after the two clock changes of 2026, and at the days beside them.
    ['2026-03-28T09:00:00Z', '09:00'],
    ['2026-03-30T08:00:00Z', '09:00'],
    ['2026-10-24T15:30:00Z', '16:30'],
    ['2026-10-26T16:30:00Z', '16:30'],
    ['2035-07-02T08:00:00Z', '09:00'],
  ])('%s as %s in London, an hour long', (instant, time) => {
    const { event } = fileOf(NEVER, confirmed(instant))
    expect(event.startDate.toJSDate().toISOString()).toBe(new Date(instant).toISOString())
    expect(event.startDate.toString()).toContain(`T${time}:00`)
    expect(event.startDate.zone?.tzid).toBe('Europe/London')
    expect(event.duration.toSeconds()).toBe(3600)
  })

  test('what was agreed as no more, when it is given up', () => {
    const before = confirmed('2026-11-23T10:00:00Z')
    for (const after of [{ ...before, status: 'cancelled' } as const, NEVER]) {
      const { method, calendar, component, event } = fileOf(before, after)
      expect(method).toBe('CANCEL')
      expect(calendar.getFirstPropertyValue('method')).toBe('CANCEL')
      expect(component.getFirstPropertyValue('status')).toBe('CANCELLED')
      expect(event.uid).toBe('viewing-7@mail.hearth.example')
      expect(event.startDate.toJSDate()).toEqual(before.startsAt)
    }
  })

  test('what is held while another time is asked for as tentative', () => {
    const before = confirmed('2026-11-23T10:00:00Z')
    const { method, component } = fileOf(before, { ...before, status: 'rescheduling' })
    expect(method).toBe('REQUEST')
    expect(component.getFirstPropertyValue('status')).toBe('TENTATIVE')
  })

  test('the new time, when one agreed time follows another', () => {
    const { event } = fileOf(
      { ...confirmed('2026-11-23T10:00:00Z'), status: 'rescheduling' },
      confirmed('2026-11-24T14:00:00Z'),
    )
    expect(event.startDate.toJSDate()).toEqual(new Date('2026-11-24T14:00:00Z'))
  })
})
