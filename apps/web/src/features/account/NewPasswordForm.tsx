import { type Me, newPassword } from '@hearth/core/account/contract.ts'
import { Button } from '@mantine/core'
import { z } from 'zod'
import { trpc } from '../../trpc.ts'
import { sayDone } from '../../ui/toasts.ts'
import classes from './AuthPage.module.css'
import { NewPasswordFields } from './NewPasswordFields.tsx'
import { SendButton } from './SendButton.tsx'
import { withConfirmation } from './signUpSchema.ts'
import { useAccountForm } from './useAccountForm.ts'

const schema = withConfirmation(z.object({ password: newPassword }))

interface Props {
  /** Of the link in the e-mail. */
  token: string
  onSignedIn(me: Me): void
  onAskAgain(): void
}

/** Chooses a new password by the link from the e-mail, and signs in with it. */
export function NewPasswordForm({ token, onSignedIn, onAskAgain }: Props) {
  const reset = trpc.account.resetPassword.useMutation()
  const { form, isSending, onSubmit } = useAccountForm({
    schema,
    empty: { password: '', confirmPassword: '' },
    failed: 'Error resetting password',
    send: async ({ password }) => {
      const me = await reset.mutateAsync({ token, password })
      sayDone('Password changed', 'You are signed in with your new password.')
      onSignedIn(me)
    },
  })
  return (
    <form className={classes.form} noValidate onSubmit={onSubmit}>
      <NewPasswordFields label="New password" of={form.getInputProps} />
      <SendButton isSending={isSending}>Save new password</SendButton>
      <Button variant="subtle" onClick={onAskAgain}>
        Ask for a new link
      </Button>
    </form>
  )
}
