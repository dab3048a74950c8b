import { ALERT_FREQUENCIES, type AlertFrequency } from '@hearth/core/saved/contract.ts'

const LABELS: Record<AlertFrequency, string> = { daily: 'Daily', weekly: 'Weekly', none: 'None' }

/** How often alerts may come, for a control. */
export const ALERT_OPTIONS = ALERT_FREQUENCIES.map((value) => ({ value, label: LABELS[value] }))

const RHYTHMS: Record<AlertFrequency, string> = {
  daily: 'We email you what is new or reduced, once a day at most.',
  weekly: 'We email you what is new or reduced, on Mondays.',
  none: 'We send you no emails about it.',
}

/** What choosing a frequency means, as a sentence. */
export const rhythmInWords = (frequency: AlertFrequency): string => RHYTHMS[frequency]
