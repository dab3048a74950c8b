import { z } from 'zod'
import { senderFields } from '../message/sender.ts'

export const VIEWING_STATUSES = [
  'pending',
  'confirmed',
  'rescheduling',
  'completed',
  'cancelled',
] as const
export type ViewingStatus = (typeof VIEWING_STATUSES)[number]

/** The two sides of a viewing. */
export const VIEWING_ROLES = ['seeker', 'agent'] as const
export type ViewingRole = (typeof VIEWING_ROLES)[number]

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

const propertyId = z.number('Say which home this is about.').int().positive().max(2_147_483_647)

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
