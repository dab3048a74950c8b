import type { Answer, Choice, Standing } from '@hearth/core/analytics/choice.ts'
import { createContext, useContext } from 'react'

export interface Analytics {
  /** Where this browser stands; `off` as well while it is not known whether anything is set up. */
  standing: Standing
  /** What was answered here; null: nothing that still counts. */
  choice: Choice | null
  /** Whether to ask: nobody has answered, and the question was not put away. */
  isAsking: boolean
  /** Keeps an answer, here and in all open tabs. */
  choose(answer: Answer): void
}

export const AnalyticsContext = createContext<Analytics | null>(null)

/** Whether this browser is measured. Throws outside an AnalyticsProvider. */
export function useAnalytics(): Analytics {
  const analytics = useContext(AnalyticsContext)
  if (analytics === null) throw new Error('useAnalytics must be used within an AnalyticsProvider')
  return analytics
}
