import { useEffect, useState } from 'react'

/** The attribute with which a list marks its homes. */
const MARK = 'data-property-id'
/** A pointer that only crosses a home on its way points at nothing: no map is fetched for it. */
const RESTS_MS = 150

/**
 * The id of the home that the pointer rests on, or that has the focus; it stays until there is another.
 * The list itself knows nothing of it, and is not drawn again.
 */
export function usePointedHome(): number | undefined {
  const [id, setId] = useState<number>()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const notice = ({ target }: Event, afterMs: number) => {
      clearTimeout(timer)
      const home = target instanceof Element ? target.closest(`[${MARK}]`) : null
      if (home) timer = setTimeout(() => setId(Number(home.getAttribute(MARK))), afterMs)
    }
    const onPointer = (event: Event) => notice(event, RESTS_MS)
    const onFocus = (event: Event) => notice(event, 0)
    document.addEventListener('pointerover', onPointer, { passive: true })
    document.addEventListener('focusin', onFocus)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('pointerover', onPointer)
      document.removeEventListener('focusin', onFocus)
    }
  }, [])
  return id
}
