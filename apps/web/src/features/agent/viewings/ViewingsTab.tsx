import { useState } from 'react'
import { useFocusKept } from '../../viewing/useFocusKept.ts'
import pageClasses from '../../viewing/ViewingsPage.module.css'
import { AskedDialogs } from './AskedDialogs.tsx'
import { CalendarView } from './CalendarView.tsx'
import { PendingRequests } from './PendingRequests.tsx'
import { useAgentViewings } from './useAgentViewings.ts'
import { useAskedDialog } from './useAskedDialog.ts'

/** The viewings of a company's homes: the calendar, and beside it what waits for an answer. */
export function ViewingsTab() {
  const [typed, setTyped] = useState('')
  const list = useAgentViewings('toAnswer', typed)
  const kept = useFocusKept(list.viewings)
  const asked = useAskedDialog()
  return (
    <div className={pageClasses.columns}>
      <CalendarView onOpen={(viewing) => asked.ask(viewing, { name: 'details' })} />
      <PendingRequests
        list={list}
        around={kept.list}
        typed={typed}
        onType={setTyped}
        onAsk={asked.ask}
      />
      <AskedDialogs asked={asked} onClosed={kept.keep} />
    </div>
  )
}
