import { useEffect, useRef } from 'react'

/** Fetches pictures that are likely to be asked for next. */
export function usePreloaded(sources: readonly (string | undefined)[]) {
  const held = useRef<HTMLImageElement[]>([])
  const wanted = sources.filter(Boolean).join('\n')
  useEffect(() => {
    // Held on to: an image that nothing refers to may be dropped before it has come.
    held.current = wanted
      .split('\n')
      .filter(Boolean)
      .map((source) => Object.assign(new Image(), { src: source }))
  }, [wanted])
}
