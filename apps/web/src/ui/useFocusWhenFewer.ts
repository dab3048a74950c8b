import { useEffect, useRef } from 'react'

/**
 * For a list whose entries take themselves away: the keyboard stays at the list, instead of falling to the
 * top of the page with the button that left. Returns the ref of the list.
 */
export function useFocusWhenFewer<List extends HTMLElement>(count: number) {
  const list = useRef<List>(null)
  const before = useRef(count)
  useEffect(() => {
    const isFewer = count < before.current
    before.current = count
    const isFocusLost = document.activeElement === document.body
    if (isFewer && isFocusLost) list.current?.focus({ preventScroll: true })
  }, [count])
  return list
}
