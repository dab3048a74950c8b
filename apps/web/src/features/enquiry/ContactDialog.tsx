import { contactForm } from '@hearth/core/message/contract.ts'
import { Button, Textarea } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { trpc } from '../../trpc.ts'
import { type DialogProps, EnquiryDialog } from './EnquiryDialog.tsx'
import { FailureNotice } from './FailureNotice.tsx'
import classes from './Form.module.css'
import { NOBODY, SenderFields } from './SenderFields.tsx'
import { useEnquiryForm } from './useEnquiryForm.ts'

const EMPTY = { ...NOBODY, message: '' }

/** Writes to the agent of a home. */
export function ContactDialog(props: DialogProps) {
  const { property, onClose } = props
  const contact = trpc.message.contact.useMutation()
  const { form, failure, isSending, onSubmit } = useEnquiryForm({
    schema: contactForm,
    empty: EMPTY,
    draftKey: `hearth.contact.${property.id}`,
    send: (values) => contact.mutateAsync({ ...values, propertyId: property.id }),
    onSent: () => {
      onClose()
      notifications.show({
        title: 'Message Sent',
        message: 'Your message has been sent to the agent. They will reply by email or phone.',
        role: 'status',
      })
    },
  })
  return (
    <EnquiryDialog {...props} title="Contact Agent">
      <form className={classes.form} onSubmit={onSubmit} noValidate>
        <SenderFields form={form} />
        <Textarea
          label="Message"
          placeholder="What would you like to know about this home?"
          autosize
          minRows={4}
          maxRows={10}
          maxLength={4000}
          aria-required
          {...form.getInputProps('message')}
        />
        <FailureNotice failure={failure} />
        <Button type="submit" color="ember" size="md" disabled={isSending} aria-busy={isSending}>
          {isSending ? 'Sending...' : 'Send Message'}
        </Button>
      </form>
    </EnquiryDialog>
  )
}
