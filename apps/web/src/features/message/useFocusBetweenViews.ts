import { type RefObject, useEffect, useRef } from 'react'

/**
 * Where list and conversation take turns, what had the focus is gone with the other one: it goes to the
 * way back, and from there to the conversation that was left. For the element around both.
 */
export function useFocusBetweenViews(
  chosenId: number | undefined,
): RefObject<HTMLDivElement | null> {
  const views = useRef<HTMLDivElement>(null)
  const before = useRef(chosenId)
  useEffect(() => {
    const left = before.current
    before.current = chosenId
    if (left === chosenId) return
    const next = chosenId === undefined ? `[data-conversation="${left}"]` : '[data-leads-back]'
    const link = views.current?.querySelector<HTMLElement>(next)
    if (link?.checkVisibility()) link.focus()
  }, [chosenId])
  return views
}
