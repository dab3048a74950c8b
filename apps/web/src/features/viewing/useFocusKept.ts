import { type FocusEvent, useEffect, useRef } from 'react'

/**
 * What was pressed may be gone with what it did: then the keyboard goes on at its card, or at the list
 * that the card has left, and not at the top of the page. `shown` changes whenever the list does.
 */
export function useFocusKept(shown: unknown) {
  const list = useRef<HTMLDivElement>(null)
  const last = useRef<{ control: Element; card: HTMLElement | null }>(null)

  const keep = () => {
    if (!last.current || last.current.control.isConnected) return
    const { card } = last.current
    const next = card?.isConnected ? card : list.current
    next?.focus()
  }
  // Looked at after each change of the list.
  useEffect(() => {
    if (document.activeElement === document.body) keep()
  }, [shown])

  const onFocus = ({ target }: FocusEvent) => {
    last.current = { control: target, card: target.closest('article') }
  }
  return { list: { ref: list, onFocus }, keep }
}
