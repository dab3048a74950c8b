import { z } from 'zod'

export const ALERT_FREQUENCIES = ['daily', 'weekly', 'none'] as const
export const alertFrequencySchema = z.enum(ALERT_FREQUENCIES)
export type AlertFrequency = z.infer<typeof alertFrequencySchema>

/** Why an alert tells of a home. */
export const ALERT_REASONS = ['new', 'reduced'] as const
export type AlertReason = (typeof ALERT_REASONS)[number]
