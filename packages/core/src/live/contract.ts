import { z } from 'zod'

/** On this channel PostgreSQL tells what was changed (migration 0009). */
export const CHANGES_CHANNEL = 'hearth_changes'

const about = z.enum(['message', 'viewing'])

/** What a trigger tells of a stored change: about what, and whom it concerns. */
export const changeSchema = z.object({
  about,
  propertyId: z.number().int(),
  /** The seeker; null: a guest. */
  userId: z.number().int().nullable(),
  /** Who signs in for the home's agent; null: nobody. */
  agentUserId: z.number().int().nullable(),
})
export type Change = z.infer<typeof changeSchema>

/**
 * What a browser is told. `ready`: from now on nothing is missed, and whatever was loaded before may be
 * stale. Otherwise something about a home has changed, to be asked for anew.
 */
export const liveEventSchema = z.union([
  z.object({ kind: z.literal('ready') }),
  z.object({ kind: about, propertyId: z.number().int() }),
])
export type LiveEvent = z.infer<typeof liveEventSchema>
