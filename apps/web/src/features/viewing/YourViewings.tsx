import type { Viewing } from '@hearth/core/viewing/contract.ts'
import { useState } from 'react'
import { BookingCalendar } from './BookingCalendar.tsx'
import { tabOf, type ViewingsTab } from './bookings.ts'
import { CancelDialog } from './CancelDialog.tsx'
import { focusViewing } from './focusViewing.ts'
import { RescheduleDialog } from './RescheduleDialog.tsx'
import { useFocusKept } from './useFocusKept.ts'
import type { AskedAction } from './ViewingActions.tsx'
import classes from './ViewingsPage.module.css'
import { ViewingTabs } from './ViewingTabs.tsx'

const DIALOGS = { reschedule: RescheduleDialog, cancel: CancelDialog }

/** The calendar, beside it the viewings, and the dialogs that change them. */
export function YourViewings({ viewings }: { viewings: readonly Viewing[] }) {
  const [tab, setTab] = useState<ViewingsTab>('scheduled')
  const [asked, setAsked] = useState<{ id: number; action: AskedAction } | null>(null)
  const [isOpen, setOpen] = useState(false)
  const { list, keep } = useFocusKept(viewings)
  const viewing = viewings.find(({ id }) => id === asked?.id)
  const Dialog = asked && DIALOGS[asked.action]

  const show = (chosen: Viewing) => {
    setTab(tabOf(chosen))
    focusViewing(chosen.id)
  }
  const ask = (id: number, action: AskedAction) => {
    setAsked({ id, action })
    setOpen(true)
  }
  return (
    <div className={classes.columns}>
      <BookingCalendar viewings={viewings} onShow={show} />
      <ViewingTabs viewings={viewings} tab={tab} list={list} onTab={setTab} onAsk={ask} />
      {Dialog && viewing && (
        <Dialog
          key={`${asked.action} ${viewing.id}`}
          viewing={viewing}
          // What somebody else did meanwhile may leave nothing to ask.
          isOpen={isOpen && viewing.actions.includes(asked.action)}
          onClose={() => setOpen(false)}
          onClosed={keep}
        />
      )}
    </div>
  )
}
