import { z } from 'zod'
import { breaksLine, hasLetter, tidyLine } from '../message/typedText.ts'
import { propertyByIdInput, propertyCardSchema } from '../property/contract.ts'
import { searchCriteriaSchema } from '../search/contract.ts'

/** How often, where there are alerts at all. */
export const ALERT_RHYTHMS = ['daily', 'weekly'] as const
export type AlertRhythm = (typeof ALERT_RHYTHMS)[number]
export const ALERT_FREQUENCIES = [...ALERT_RHYTHMS, 'none'] as const
export const alertFrequencySchema = z.enum(ALERT_FREQUENCIES, 'Choose how often to be told.')
export type AlertFrequency = z.infer<typeof alertFrequencySchema>

/** Why an alert tells of a home. */
export const ALERT_REASONS = ['new', 'reduced'] as const
export type AlertReason = (typeof ALERT_REASONS)[number]

/** More would be e-mails that nobody reads. */
export const MOST_SAVED_SEARCHES = 50
/** How many homes one request may merge; a longer list is sent in parts. */
export const MOST_MERGED = 500
export const SEARCH_NAME_MAX = 120

const id = z.number().int().positive().max(2_147_483_647)
const propertyId = propertyByIdInput.shape.id

/** A home that somebody put a heart on. It stays when it leaves the market, and says so. */
export const savedPropertySchema = propertyCardSchema.omit({ matchReasons: true }).extend({
  /** No longer on the market by its agent's word: its page is gone. */
  isWithdrawn: z.boolean(),
  savedAt: z.string(),
})
export type SavedHome = z.infer<typeof savedPropertySchema>
/** The last saved first. */
export const savedPropertiesOutput = z.array(savedPropertySchema)

export const togglePropertyInput = z.object({
  propertyId,
  /** What is wished; left out: the opposite of what is. */
  saved: z.boolean().optional(),
})
export const togglePropertyOutput = z.object({ saved: z.boolean() })
/** The last saved last. */
export const mergePropertiesInput = z.object({ propertyIds: z.array(propertyId).max(MOST_MERGED) })
/** How many were not there before. Ids that no home has are passed over. */
export const mergePropertiesOutput = z.object({ added: z.number().int() })

export const searchName = z
  .string('Give your search a name.')
  .overwrite(tidyLine)
  .max(SEARCH_NAME_MAX, `A name can have at most ${SEARCH_NAME_MAX} characters.`)
  .refine(hasLetter, 'Give your search a name.')
  .refine((name) => !breaksLine(name), 'A name can only be one line of text.')

export const savedSearchSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  criteria: searchCriteriaSchema,
  alertFrequency: alertFrequencySchema,
  createdAt: z.string(),
})
export type SavedSearch = z.infer<typeof savedSearchSchema>
/** The last saved first. */
export const savedSearchesOutput = z.array(savedSearchSchema)

export const saveSearchInput = z.object({
  name: searchName,
  criteria: searchCriteriaSchema,
  alertFrequency: alertFrequencySchema,
})
/** The search as it is kept; not new: these criteria were saved before, and that search stays as it was. */
export const saveSearchOutput = z.object({ search: savedSearchSchema, isNew: z.boolean() })
export const renameSearchInput = z.object({ id, name: searchName })
export const setAlertFrequencyInput = z.object({ id, alertFrequency: alertFrequencySchema })
export const deleteSearchInput = z.object({ id })
export const deleteSearchOutput = z.object({ success: z.literal(true) })

const token = z.uuid('This link is not complete.')
export const unsubscribeInput = z.object({ token })
/** Whose alerts ended, and how often they came; "none" when their owner, and no link, had ended them before. */
export const unsubscribeOutput = z.object({ name: z.string(), former: alertFrequencySchema })
export const resumeAlertsInput = z.object({ token, alertFrequency: alertFrequencySchema })
export const resumeAlertsOutput = z.object({
  name: z.string(),
  alertFrequency: alertFrequencySchema,
})
