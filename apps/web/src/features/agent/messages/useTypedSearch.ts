import { useDebouncedCallback } from '@mantine/hooks'
import { useEffect, useRef, useState } from 'react'

const WAIT_MS = 300

/**
 * What is typed into a search whose words the address keeps: the address follows when nothing was typed for
 * a moment, and the field when the address was changed by something else.
 */
export function useTypedSearch(kept: string | undefined, keep: (q: string | undefined) => void) {
  const words = kept ?? ''
  const [typed, setTyped] = useState(words)
  const told = useRef(words)
  const tell = useDebouncedCallback((text: string) => {
    told.current = text.trim()
    keep(told.current || undefined)
  }, WAIT_MS)
  useEffect(() => {
    if (words === told.current) return
    told.current = words
    setTyped(words)
  }, [words])
  const type = (text: string) => {
    setTyped(text)
    tell(text)
  }
  return { typed, type }
}
