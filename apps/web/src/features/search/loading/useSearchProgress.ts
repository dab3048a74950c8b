import { useEffect, useState } from 'react'
import { type Progress, progressAfter, TICK_MS } from './progress.ts'

/** The progress of the loading page, a tick every 2.5 seconds since it was opened. */
export function useSearchProgress(): Progress {
  const [ticks, setTicks] = useState(0)
  const progress = progressAfter(ticks)

  useEffect(() => {
    if (progress.isOver) return
    const timer = setInterval(() => setTicks((count) => count + 1), TICK_MS)
    return () => clearInterval(timer)
  }, [progress.isOver])

  return progress
}
