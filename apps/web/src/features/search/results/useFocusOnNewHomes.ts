import { useEffect, useRef } from 'react'

/**
 * Whoever asks for more homes by the button goes on at the first new one: the button itself moves
 * down, or leaves with the last page. Scrolling moves no focus.
 */
export function useFocusOnNewHomes(count: number) {
  const section = useRef<HTMLElement>(null)
  const shownBefore = useRef<number>(undefined)

  useEffect(() => {
    if (shownBefore.current === undefined || count <= shownBefore.current) return
    const cards = section.current?.querySelectorAll('article')
    cards?.[shownBefore.current]?.querySelector('a')?.focus({ preventScroll: true })
    shownBefore.current = undefined
  }, [count])

  const expectMore = () => {
    shownBefore.current = count
  }
  return { section, expectMore }
}
