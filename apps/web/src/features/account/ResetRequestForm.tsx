import { requestPasswordResetInput } from '@hearth/core/account/contract.ts'
import { Button } from '@mantine/core'
import { trpc } from '../../trpc.ts'
import { sayDone } from '../../ui/toasts.ts'
import classes from './AuthPage.module.css'
import { EmailField } from './EmailField.tsx'
import { SendButton } from './SendButton.tsx'
import { useAccountForm } from './useAccountForm.ts'

interface Props {
  email: string
  onSent(email: string): void
  onBack(): void
}

/** Asks for the e-mail with which a forgotten password is replaced. */
export function ResetRequestForm({ email, onSent, onBack }: Props) {
  const request = trpc.account.requestPasswordReset.useMutation()
  const { form, isSending, onSubmit } = useAccountForm({
    schema: requestPasswordResetInput,
    empty: { email },
    failed: 'Error resetting password',
    send: async (values) => {
      await request.mutateAsync(values)
      sayDone(
        'Password reset email sent',
        'Please check your email for instructions to reset your password.',
      )
      onSent(values.email)
    },
  })
  return (
    <form className={classes.form} noValidate onSubmit={onSubmit}>
      <EmailField {...form.getInputProps('email')} />
      <SendButton isSending={isSending}>Send Reset Instructions</SendButton>
      <Button variant="subtle" onClick={onBack}>
        Back to Sign In
      </Button>
    </form>
  )
}
