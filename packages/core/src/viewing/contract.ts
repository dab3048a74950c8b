import { z } from 'zod'
import { senderFields } from '../message/sender.ts'
import { isVisible, tidyLines } from '../message/typedText.ts'

export const VIEWING_STATUSES = [
  'pending',
  'confirmed',
  'rescheduling',
  'completed',
  'cancelled',
] as const
export type ViewingStatus = (typeof VIEWING_STATUSES)[number]

/** Those of which something is still to become. */
export const OPEN_STATUSES = [
  'pending',
  'confirmed',
  'rescheduling',
] as const satisfies ViewingStatus[]

/** The two sides of a viewing. */
export const VIEWING_ROLES = ['seeker', 'agent'] as const
export type ViewingRole = (typeof VIEWING_ROLES)[number]

/** What can be done to a viewing. All but withdraw and complete is done by one of its sides. */
export const VIEWING_ACTIONS = [
  'accept',
  'decline',
  'proposeTime',
  'acceptProposal',
  'reschedule',
  'cancel',
  'withdraw',
  'complete',
] as const
export type ViewingActionName = (typeof VIEWING_ACTIONS)[number]

/** The nine hourly slots of S1 section 9, in London's time. */
export const VIEWING_SLOTS = [
  '09:00',
  '10:00',
  '11:00',
  '12:00',
  '13:00',
  '14:00',
  '15:00',
  '16:00',
  '17:00',
] as const
export type ViewingSlot = (typeof VIEWING_SLOTS)[number]

/** The sixteen half-hourly slots of S2 section 9, in London's time. */
export const RESCHEDULE_SLOTS = [
  '09:00',
  '09:30',
  '10:00',
  '10:30',
  '11:00',
  '11:30',
  '12:00',
  '12:30',
  '13:00',
  '13:30',
  '14:00',
  '14:30',
  '15:00',
  '15:30',
  '16:00',
  '16:30',
] as const
export type RescheduleSlot = (typeof RESCHEDULE_SLOTS)[number]

/** Every time at which a viewing may begin. */
export const VIEWING_TIMES = [...RESCHEDULE_SLOTS, '17:00'] as const

export const propertyId = z
  .number('Say which home this is about.')
  .int()
  .positive()
  .max(2_147_483_647)

/** What the viewing dialog asks for. Whether the day and its times are still to come is in rules.ts. */
export const viewingForm = z.object({
  ...senderFields,
  date: z.iso.date('Choose a date for your viewing.'),
  times: z
    .array(
      z.enum(VIEWING_SLOTS, 'Choose times on the hour from 09:00 to 17:00.'),
      'Choose at least one preferred time.',
    )
    .min(1, 'Choose at least one preferred time.')
    .refine((times) => new Set(times).size === times.length, 'Choose each time only once.'),
})
export type ViewingForm = z.infer<typeof viewingForm>

export const viewingRequestInput = viewingForm.extend({ propertyId })
/** A repeated submission answers the id of the first. */
export const viewingRequestOutput = z.object({
  success: z.literal(true),
  id: z.number().int(),
  status: z.enum(VIEWING_STATUSES),
})

export const viewingId = z
  .number('Say which viewing this is about.')
  .int()
  .positive()
  .max(2_147_483_647)
const time = z.enum(VIEWING_TIMES, 'Choose a time from 09:00 to 17:00.')
/** A day in London and a time of it: what is accepted is what was seen. */
const appointment = { id: viewingId, date: z.iso.date('Choose a date.'), time }

export const NO_WISH = 'Please select at least one date and time option'
export const MOST_RESCHEDULE_DATES = 14
const once = (values: readonly string[]) => new Set(values).size === values.length

/** Other days and times that the seeker asks for; each day with each time. */
export const rescheduleInput = z.object({
  id: viewingId,
  dates: z
    .array(z.iso.date('Choose a date.'), NO_WISH)
    .min(1, NO_WISH)
    .max(MOST_RESCHEDULE_DATES, `Choose at most ${MOST_RESCHEDULE_DATES} dates.`)
    .refine(once, 'Choose each date only once.'),
  times: z
    .array(z.enum(RESCHEDULE_SLOTS, 'Choose times from 09:00 to 16:30.'), NO_WISH)
    .min(1, NO_WISH)
    .refine(once, 'Choose each time only once.'),
})
export type RescheduleInput = z.output<typeof rescheduleInput>

export const viewingInput = z.object({ id: viewingId })
export const appointmentInput = z.object(appointment)

export const NOTES_MAX = 2000
export const saveNotesInput = z.object({
  id: viewingId,
  notes: z
    .string('Enter your notes.')
    .overwrite(tidyLines)
    .max(NOTES_MAX, 'Your notes can have at most 2,000 characters.'),
})

const NO_REASON = 'Enter a reason for declining.'
export const declineInput = z.object({
  id: viewingId,
  reason: z
    .string(NO_REASON)
    .overwrite(tidyLines)
    .max(500, 'A reason can have at most 500 characters.')
    .refine(isVisible, NO_REASON),
})

/** What both sides see of a viewing. */
export const viewingFields = {
  id: z.number().int(),
  status: z.enum(VIEWING_STATUSES),
  /** Who has to answer what is pending or rescheduling. */
  waitsFor: z.enum(VIEWING_ROLES),
  /** The day in London that is asked for, proposed or agreed. */
  date: z.string(),
  /** The times of that day in London, "HH:mm", earliest first. */
  times: z.array(z.string()),
  /** When it begins, if that is or was agreed. */
  startsAt: z.string().nullable(),
  isRescheduled: z.boolean(),
  /** The days and times that the seeker asks for instead. */
  rescheduleRequest: z
    .object({ dates: z.array(z.string()), times: z.array(z.string()) })
    .nullable(),
  declineReason: z.string().nullable(),
  /** What the reader may do with it now. */
  actions: z.array(z.enum(VIEWING_ACTIONS)),
  property: z.object({
    id: z.number().int(),
    title: z.string(),
    address: z.string(),
    /** Null: it has no picture. */
    image: z.string().nullable(),
    /** Whether its page can still be seen. */
    isListed: z.boolean(),
  }),
  createdAt: z.string(),
}

/** A viewing as its seeker sees it. */
export const viewingSchema = z.object({
  ...viewingFields,
  /** The person who shows the home. */
  agentName: z.string(),
  /** The seeker's own. */
  notes: z.string(),
})
export type Viewing = z.infer<typeof viewingSchema>

/** One's own, the earliest day first. */
export const myViewingsOutput = z.array(viewingSchema)
