import { useEffect, useRef } from 'react'

/** A chip that is only fading from view can't be removed once more. */
const CROSSES = 'li:not([inert]) [data-removes-chip]'

/**
 * Keeps the keyboard where it was when a chip leaves: on the cross of the chip that takes its
 * place, else on the last control of the list. Without it the focus falls to the top of the page.
 */
export function useFocusAfterRemoval() {
  const list = useRef<HTMLUListElement>(null)
  const removedAt = useRef<number>(undefined)

  const crosses = () => Array.from(list.current?.querySelectorAll<HTMLElement>(CROSSES) ?? [])

  useEffect(() => {
    if (removedAt.current === undefined) return
    const place = crosses()[removedAt.current]
    const last = list.current?.querySelector<HTMLElement>('li:last-child button')
    removedAt.current = undefined
    ;(place ?? last)?.focus({ preventScroll: true })
  })

  const removing = (remove: () => void) => {
    removedAt.current = crosses().indexOf(document.activeElement as HTMLElement)
    if (removedAt.current < 0) removedAt.current = undefined
    remove()
  }
  return { list, removing }
}
