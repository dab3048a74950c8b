import { z } from 'zod'
import { propertyId, viewingFields, viewingId } from './contract.ts'

/** Why a time cannot be agreed: it has come, nobody shows homes then, or the agent is elsewhere. */
export const OFFER_PROBLEMS = ['past', 'sunday', 'taken'] as const

/** A day in London and a time of it ("HH:mm"), and whether it can be agreed. */
export const offerSchema = z.object({
  date: z.string(),
  time: z.string(),
  /** Null: it can. */
  problem: z.enum(OFFER_PROBLEMS).nullable(),
})
export type Offer = z.infer<typeof offerSchema>

/** A viewing as the agent of its home sees it: with who asked, and without their notes. */
export const agentViewingSchema = z.object({
  ...viewingFields,
  /** What can be accepted: every time that is asked for. Empty when nothing is. */
  wishes: z.array(offerSchema),
  seeker: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
})
export type AgentViewing = z.infer<typeof agentViewingSchema>

/**
 * Parts of an agent's viewings. `toAnswer`: the agent's turn, with proposals whose time came without an answer;
 * `proposed`: the seeker's turn; `agreed`: to come or under way; `over`: completed or cancelled.
 */
export const VIEWING_PARTS = ['toAnswer', 'proposed', 'agreed', 'over'] as const
export type ViewingPart = (typeof VIEWING_PARTS)[number]

const day = z.iso.date('Choose a date.')

export const agentViewingsInput = z.object({
  part: z.enum(VIEWING_PARTS).optional(),
  /** Those of one day in London, by their times; cancelled ones book no day and are left out. */
  date: day.optional(),
  propertyId: propertyId.optional(),
  /** In the seeker's name or address, or the title or address of the home. */
  query: z.string().trim().max(200, 'Search for at most 200 characters.').optional(),
  /** The nextCursor of the page before. */
  cursor: viewingId.optional(),
  limit: z.number().int().min(1).max(100).default(24),
})
export type AgentViewingsInput = z.output<typeof agentViewingsInput>
/** The latest day first; those of one day by their times. */
export const agentViewingsOutput = z.object({
  items: z.array(agentViewingSchema),
  /** How many there are in all. */
  total: z.number().int(),
  /** Null: this is the last page. */
  nextCursor: z.number().int().nullable(),
})

/** A month of the calendar. */
export const agentViewingDaysInput = z.object({
  month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Choose a month.'),
})
/** Its days with viewings that are not cancelled, the first first. */
export const agentViewingDaysOutput = z.array(
  z.object({ date: z.string(), viewings: z.number().int() }),
)

/** What the agent may propose instead: the five of S2 section 9, in its order. */
export const alternativesOutput = z.array(offerSchema)

export const timesOfDayInput = z.object({ id: viewingId, date: day })
/** Every time of the day, for a proposal beyond the five. */
export const timesOfDayOutput = z.array(offerSchema)
