import { type RefObject, useEffect, useState } from 'react'

/**
 * `original` until `better` is there, and until nobody would see the change: text that moves under the
 * eyes of a reader is worse than text with long paragraphs.
 */
export function useReplacedUnseen<T>(
  element: RefObject<HTMLElement | null>,
  original: T,
  better: T | undefined,
): T {
  const [isReplaced, setReplaced] = useState(better !== undefined)
  const isWaiting = better !== undefined && !isReplaced

  useEffect(() => {
    if (!isWaiting || !element.current) return
    const observer = new IntersectionObserver(([entry]) => {
      if (entry && !entry.isIntersecting) setReplaced(true)
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, isWaiting])

  return isReplaced && better !== undefined ? better : original
}
