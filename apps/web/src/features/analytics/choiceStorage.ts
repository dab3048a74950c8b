import { type Answer, writeChoice } from '@hearth/core/analytics/choice.ts'
import { logWarning } from '../../log.ts'

export const CHOICE_KEY = 'hearth-analytics-choice'

/** What this browser has kept of a choice; null when nothing, or when it may not keep anything. */
export function storedChoice(): string | null {
  try {
    // Even naming localStorage throws where the browser forbids it.
    return localStorage.getItem(CHOICE_KEY)
  } catch {
    // Whoever keeps nothing has chosen nothing: they are asked, and told when it cannot be kept.
    return null
  }
}

/** Keeps a choice for this browser. False: it could not be kept, and counts as not made. */
export function storeChoice(answer: Answer, now: Date): boolean {
  try {
    localStorage.setItem(CHOICE_KEY, writeChoice(answer, now))
    return true
  } catch (error) {
    logWarning('The choice about analytics could not be kept', error)
    return false
  }
}
