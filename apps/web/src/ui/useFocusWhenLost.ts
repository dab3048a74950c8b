import { useEffect, useRef } from 'react'

/**
 * For what stands in the place of something that was pressed: the keyboard goes on here, instead of at
 * the top of the page. `view` is another value for each thing that is shown. Returns the ref of what is
 * focused, which has to be focusable.
 */
export function useFocusWhenLost<Heading extends HTMLElement>(view: unknown) {
  const heading = useRef<Heading>(null)
  const before = useRef(view)
  useEffect(() => {
    const isOther = before.current !== view
    before.current = view
    if (isOther && document.activeElement === document.body) heading.current?.focus()
  }, [view])
  return heading
}
