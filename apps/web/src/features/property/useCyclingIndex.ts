import { useCallback, useState } from 'react'

/** An index that goes round: after the last comes the first, before the first the last. */
export function cycled(index: number, step: number, count: number): number {
  return count === 0 ? 0 : (((index + step) % count) + count) % count
}

/** Which of `count` pictures is shown, and how to move on. */
export function useCyclingIndex(count: number) {
  const [index, setIndex] = useState(0)
  const next = useCallback(() => setIndex((i) => cycled(i, 1, count)), [count])
  const previous = useCallback(() => setIndex((i) => cycled(i, -1, count)), [count])
  // A listing can lose pictures while its card is on the screen.
  return { index: Math.min(index, Math.max(0, count - 1)), next, previous }
}
