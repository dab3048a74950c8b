import { contactForm } from '@hearth/core/message/contract.ts'
import { Textarea } from '@mantine/core'
import { trpc } from '../../trpc.ts'
import { sayDone } from '../../ui/toasts.ts'
import { useAuth } from '../account/useAuth.ts'
import { type DialogProps, EnquiryDialog } from './EnquiryDialog.tsx'
import classes from './Form.module.css'
import { SenderFields } from './SenderFields.tsx'
import { SendingFoot } from './SendingFoot.tsx'
import { useEmptyForm } from './useEmptyForm.ts'
import { useEnquiryForm } from './useEnquiryForm.ts'

const NO_MESSAGE = { message: '' }
const IN_MESSAGES = 'You find their reply in your messages.'
const BY_EMAIL = 'They will reply by email or phone.'

/** Writes to the agent of a home. */
export function ContactDialog(props: DialogProps) {
  const { property, isOpen, onClose } = props
  const { me } = useAuth()
  const empty = useEmptyForm(NO_MESSAGE)
  const contact = trpc.message.contact.useMutation()
  const { form, failure, isSending, onSubmit } = useEnquiryForm({
    schema: contactForm,
    empty,
    draftKey: `hearth.contact.${property.id}`,
    isOpen,
    send: (values) => contact.mutateAsync({ ...values, propertyId: property.id }),
    onSent: () => {
      onClose()
      sayDone(
        'Message Sent',
        `Your message has been sent to the agent. ${me ? IN_MESSAGES : BY_EMAIL}`,
      )
    },
    unsentTitle: 'Message Not Sent',
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
          aria-required
          {...form.getInputProps('message')}
        />
        <SendingFoot label="Send Message" isSending={isSending} failure={failure} />
      </form>
    </EnquiryDialog>
  )
}
