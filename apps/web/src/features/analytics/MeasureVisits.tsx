import { rootRouteId, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useAuth } from '../account/useAuth.ts'
import { setPlace } from './discretion.ts'
import { measure } from './measure.ts'

/** The address that was told last: pages are drawn anew for other reasons than being opened. */
let toldHref: string | undefined

/** Says which pages are opened, and by the number of which account. Whether anybody listens is not its concern. */
export function MeasureVisits() {
  const router = useRouter()
  const { state, me } = useAuth()

  useEffect(() => {
    const tell = () => {
      const { location, matches } = router.state
      const match = matches.at(-1)
      if (match === undefined || location.href === toldHref) return
      toldHref = location.href
      setPlace({ route: patternOf(match.routeId), params: match.params, search: location.search })
      measure.pageOpened()
    }
    tell()
    return router.subscribe('onRendered', tell)
  }, [router])

  useEffect(() => {
    if (state === 'loading') return
    measure.recognise(me?.id ?? null)
  }, [state, me])

  return null
}

/** The pattern of a route without the slash that the index of a folder ends with. */
function patternOf(routeId: string): string {
  if (routeId === rootRouteId) return '/not-found'
  return routeId.length > 1 ? routeId.replace(/\/$/, '') : routeId
}
