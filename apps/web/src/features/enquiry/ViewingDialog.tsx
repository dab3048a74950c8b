import type { ViewingSlot } from '@hearth/core/viewing/contract.ts'
import { slotsStillToCome } from '@hearth/core/viewing/rules.ts'
import type { KeyboardEvent } from 'react'
import { trpc } from '../../trpc.ts'
import { sayDone, sayWrong } from '../../ui/toasts.ts'
import { DayPicker } from './DayPicker.tsx'
import { type DialogProps, EnquiryDialog } from './EnquiryDialog.tsx'
import classes from './Form.module.css'
import { NOBODY, type Sender, SenderFields } from './SenderFields.tsx'
import { SendingFoot } from './SendingFoot.tsx'
import { SlotPicker } from './SlotPicker.tsx'
import { useEnquiryForm } from './useEnquiryForm.ts'
import { viewingSchema } from './viewingSchema.ts'

interface Wish extends Sender, Record<string, unknown> {
  date: string | null
  times: ViewingSlot[]
}

const EMPTY: Wish = { ...NOBODY, date: null, times: [] }

/** Asks to see a home, on a day and at one of several times. */
export function ViewingDialog(props: DialogProps) {
  const { property, isOpen, onClose } = props
  const now = new Date()
  const request = trpc.viewing.request.useMutation()
  const { form, failure, isSending, onSubmit } = useEnquiryForm<Wish>({
    schema: viewingSchema,
    empty: EMPTY,
    draftKey: `hearth.viewing.${property.id}`,
    isOpen,
    send: (wish) =>
      request.mutateAsync({ ...wish, date: wish.date ?? '', propertyId: property.id }),
    onSent: () => {
      onClose()
      sayDone(
        'Viewing Request Sent',
        'Your viewing request has been sent to the agent. They will contact you to confirm the appointment.',
      )
    },
    unsentTitle: 'Viewing Request Not Sent',
  })
  const { date, times } = form.values
  const isIncomplete = date === null || times.length === 0

  const chooseDay = (day: string | null) => {
    form.setFieldValue('date', day)
    // Of today, some slots may have passed.
    const open = day === null ? times : slotsStillToCome(day, now)
    form.setFieldValue(
      'times',
      times.filter((slot) => open.includes(slot)),
    )
  }
  // A browser does not submit by Enter while the button is disabled, and says nothing about it.
  const sayWhatIsMissing = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !isIncomplete || !(event.target instanceof HTMLInputElement))
      return
    event.preventDefault()
    sayWrong('Error', 'Please select both a date and at least one preferred time.')
  }

  return (
    <EnquiryDialog {...props} title="Book a Viewing">
      <form className={classes.form} onSubmit={onSubmit} onKeyDown={sayWhatIsMissing} noValidate>
        <SenderFields form={form} />
        <div className={classes.when}>
          <DayPicker value={date} error={form.errors.date} now={now} onChange={chooseDay} />
          <SlotPicker
            day={date}
            value={times}
            error={form.errors.times}
            now={now}
            onChange={(chosen) => form.setFieldValue('times', chosen)}
          />
        </div>
        <SendingFoot
          label="Request Viewing"
          isSending={isSending}
          isIncomplete={isIncomplete}
          failure={failure}
        />
      </form>
    </EnquiryDialog>
  )
}
