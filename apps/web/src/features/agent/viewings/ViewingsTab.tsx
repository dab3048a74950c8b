import pageClasses from '../../viewing/ViewingsPage.module.css'
import { AskedDialogs } from './AskedDialogs.tsx'
import { CalendarView } from './CalendarView.tsx'
import { PendingRequests } from './PendingRequests.tsx'
import { useAskedDialog } from './useAskedDialog.ts'

/** The viewings of a company's homes: the calendar, and beside it what waits for an answer. */
export function ViewingsTab() {
  const asked = useAskedDialog()
  return (
    <div className={pageClasses.columns}>
      <CalendarView onOpen={(viewing) => asked.ask(viewing, { name: 'details' })} />
      <PendingRequests onAsk={asked.ask} />
      <AskedDialogs asked={asked} />
    </div>
  )
}
