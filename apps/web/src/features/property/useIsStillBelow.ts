import { type RefObject, useEffect, useState } from 'react'

/** Whether one has yet to scroll down to an element. */
export function useIsStillBelow(element: RefObject<HTMLElement | null>): boolean {
  const [isBelow, setBelow] = useState(false)

  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setBelow(!entry.isIntersecting && entry.boundingClientRect.top > 0)
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])

  return isBelow
}
