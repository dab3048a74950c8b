import { useEffect, useState } from 'react'

/** The attribute with which a list marks its homes. */
const MARK = 'data-property-id'

/**
 * The id of the home under the pointer, or with the focus; it stays until there is another. The list
 * itself knows nothing of it, and is not drawn again.
 */
export function usePointedHome(): number | undefined {
  const [id, setId] = useState<number>()
  useEffect(() => {
    const notice = ({ target }: Event) => {
      const home = target instanceof Element ? target.closest(`[${MARK}]`) : null
      if (home) setId(Number(home.getAttribute(MARK)))
    }
    document.addEventListener('pointerover', notice, { passive: true })
    document.addEventListener('focusin', notice)
    return () => {
      document.removeEventListener('pointerover', notice)
      document.removeEventListener('focusin', notice)
    }
  }, [])
  return id
}
