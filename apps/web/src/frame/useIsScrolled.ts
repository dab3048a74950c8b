import { useSyncExternalStore } from 'react'

function subscribe(onChange: () => void) {
  window.addEventListener('scroll', onChange, { passive: true })
  return () => window.removeEventListener('scroll', onChange)
}

/** Whether the page is scrolled down by more than the given pixels. */
export function useIsScrolled(pixels: number): boolean {
  return useSyncExternalStore(subscribe, () => window.scrollY > pixels)
}
