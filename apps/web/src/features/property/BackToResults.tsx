import { IconArrowLeft } from '@tabler/icons-react'
import { Link, useLocation, useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import classes from './PropertyActions.module.css'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Set by a card of the results page: one step back is the list, as it was left. */
    cameFromResults?: boolean
  }
}

/** Back to the homes as they were left, pages and place included; without any, to all homes. */
export function BackToResults() {
  const router = useRouter()
  const cameFromResults = useLocation({ select: ({ state }) => state.cameFromResults === true })

  const goBack = (event: MouseEvent) => {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0
    if (!cameFromResults || opensElsewhere) return
    event.preventDefault()
    router.history.back()
  }

  return (
    <Link to="/properties" className={classes.back} onClick={goBack}>
      <IconArrowLeft size={18} stroke={1.6} aria-hidden />
      Back to all properties
    </Link>
  )
}
