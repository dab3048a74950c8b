import { VIEWING_SLOTS, type ViewingSlot } from '@hearth/core/viewing/contract.ts'
import { slotsStillToCome } from '@hearth/core/viewing/rules.ts'
import type { KeyboardEvent } from 'react'
import { trpc } from '../../trpc.ts'
import { sayDone, sayWrong } from '../../ui/toasts.ts'
import { DayPicker } from './DayPicker.tsx'
import { type DialogProps, EnquiryDialog } from './EnquiryDialog.tsx'
import classes from './Form.module.css'
import { type Sender, SenderFields } from './SenderFields.tsx'
import { SendingFoot } from './SendingFoot.tsx'
import { SlotPicker } from './SlotPicker.tsx'
import { useEmptyForm } from './useEmptyForm.ts'
import { useEnquiryForm } from './useEnquiryForm.ts'
import { viewingSchema } from './viewingSchema.ts'

type Asked = { date: string | null; times: ViewingSlot[] }

const NO_TIMES: Asked = { date: null, times: [] }

/** Asks to see a home, on a day and at one of several times. */
export function ViewingDialog(props: DialogProps) {
  const { property, isOpen, onClose } = props
  const now = new Date()
  const utils = trpc.useUtils()
  const empty = useEmptyForm(NO_TIMES)
  const request = trpc.viewing.request.useMutation()
  const { form, failure, isSending, onSubmit } = useEnquiryForm<Sender & Asked>({
    schema: viewingSchema,
    empty,
    draftKey: `hearth.viewing.${property.id}`,
    isOpen,
    send: (wish) =>
      request.mutateAsync({ ...wish, date: wish.date ?? '', propertyId: property.id }),
    onSent: () => {
      onClose()
      void utils.viewing.mine.invalidate()
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
            legend="Preferred times"
            slots={VIEWING_SLOTS}
            open={date === null ? VIEWING_SLOTS : slotsStillToCome(date, now)}
            value={times}
            error={form.errors.times}
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
