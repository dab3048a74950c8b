import { z } from 'zod'
import { tidyLine } from '../message/typedText.ts'
import {
  listingTypeSchema,
  PROPERTY_STATUSES,
  propertyByIdInput,
  propertyCardSchema,
} from './contract.ts'

const homeId = propertyByIdInput.shape.id

/** Which homes of a company are meant; what is left out is any. */
export const agentHomesInput = z.object({
  /** In the title, the address, the postcode or the agent's own reference. */
  query: z.string().overwrite(tidyLine).max(200, 'Search for at most 200 characters.').optional(),
  status: z.enum(PROPERTY_STATUSES).optional(),
  listingType: listingTypeSchema.optional(),
  /** Those that were taken off the market, instead of those that are listed. */
  isWithdrawn: z.boolean().default(false),
  /** The nextCursor of the page before. */
  cursor: homeId.optional(),
  limit: z.number().int().min(1).max(100).default(24),
})
export type AgentHomesInput = z.output<typeof agentHomesInput>

/** A home as its agent finds it in a list. */
export const agentHomeSchema = propertyCardSchema.omit({ matchReasons: true }).extend({
  /** The agent's own reference. */
  agentRef: z.string().nullable(),
  /** When it was taken off the market; null while it is listed. */
  withdrawnAt: z.string().nullable(),
})
export type AgentHome = z.infer<typeof agentHomeSchema>

/** The newest first. */
export const agentHomesOutput = z.object({
  items: z.array(agentHomeSchema),
  /** How many there are in all. */
  total: z.number().int(),
  /** Null: this is the last page. */
  nextCursor: z.number().int().nullable(),
})
export type AgentHomes = z.infer<typeof agentHomesOutput>

export const setStatusInput = z.object({ id: homeId, status: z.enum(PROPERTY_STATUSES) })

/** What hangs on a home, to be known before it is taken off the market. */
export const tiesOutput = z.object({
  /** Requests to view it, and proposals, that nobody has answered yet. */
  openRequests: z.number().int(),
  /** Viewings that are agreed and to come. */
  agreedViewings: z.number().int(),
  /** With how many people it was written about. */
  conversations: z.number().int(),
  /** How many members have put a heart on it. */
  hearts: z.number().int(),
})
export type Ties = z.infer<typeof tiesOutput>

/** What taking it off the market has ended. */
export const removedOutput = z.object({ cancelledViewings: z.number().int() })
