import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/**
 * After going to another page, keyboard and screen reader start at its content, as they would after
 * a full page load. Returns the text to announce: the title of the page.
 */
export function useFocusOnNavigation(): string {
  const router = useRouter()
  const [announcement, setAnnouncement] = useState('')

  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (fromLocation === undefined || !pathChanged) return
        const main = document.getElementById('main')
        // A page that put the focus somewhere itself knows better.
        if (main === null || main.contains(document.activeElement)) return
        main.focus({ preventScroll: true })
        setAnnouncement(document.title)
      }),
    [router],
  )
  return announcement
}
