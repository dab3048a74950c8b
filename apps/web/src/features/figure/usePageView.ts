import { useEffect } from 'react'
import { countFigure } from './countFigure.ts'

/** Counts that the page of a home is really shown: once it is drawn, in a tab that somebody looks at. */
export function usePageView(propertyId: number | undefined): void {
  useEffect(() => {
    if (propertyId === undefined) return
    let isCounted = false
    const look = () => {
      if (isCounted || document.visibilityState !== 'visible') return
      isCounted = true
      countFigure(propertyId, 'pageViews')
    }
    let drawn: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      drawn = setTimeout(look)
    })
    document.addEventListener('visibilitychange', look)
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(drawn)
      document.removeEventListener('visibilitychange', look)
    }
  }, [propertyId])
}
