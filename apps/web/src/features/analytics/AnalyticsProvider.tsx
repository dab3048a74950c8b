import { type Answer, standingOf } from '@hearth/core/analytics/choice.ts'
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { trpc } from '../../trpc.ts'
import { sayWrong } from '../../ui/toasts.ts'
import { type Analytics, AnalyticsContext } from './AnalyticsContext.ts'
import { forgetMeasuring } from './forgetMeasuring.ts'
import { measure } from './measure.ts'
import { useStoredChoice } from './useStoredChoice.ts'

/** Measures those who have said yes, and nobody else; knows who has to be asked. */
export function AnalyticsProvider({ children }: { children: ReactNode }) {
  const config = trpc.site.config.useQuery(undefined, { staleTime: Number.POSITIVE_INFINITY })
  const { choice, store } = useStoredChoice()
  const [isPutAway, setPutAway] = useState(false)
  const isKnown = config.data !== undefined
  const { key, host } = config.data?.analytics ?? { key: null, host: '' }
  const hasPrivacySignal = navigator.globalPrivacyControl === true
  const standing = standingOf({ isSetUp: key !== null, hasPrivacySignal, choice })

  useEffect(() => {
    if (!isKnown) return
    if (standing !== 'yes' || key === null) {
      forgetMeasuring()
      return
    }
    void measure.start({ key, host })
    return () => measure.end()
  }, [isKnown, standing, key, host])

  const choose = useCallback(
    (answer: Answer) => {
      if (store(answer)) return
      setPutAway(true)
      sayWrong(
        'Your choice was not kept',
        'This browser lets Hearth store nothing, so nothing is measured.',
      )
    },
    [store],
  )
  const isAsking = standing === 'ask' && !isPutAway
  const analytics = useMemo<Analytics>(
    () => ({ standing, choice, isAsking, choose }),
    [standing, choice, isAsking, choose],
  )
  return <AnalyticsContext value={analytics}>{children}</AnalyticsContext>
}
