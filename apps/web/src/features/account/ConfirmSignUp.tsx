import { confirmEmailInput, type Me } from '@hearth/core/account/contract.ts'
import { Button } from '@mantine/core'
import { refusalOf } from '../../refusal.ts'
import { trpc } from '../../trpc.ts'
import { sayDone, sayWrong } from '../../ui/toasts.ts'
import classes from './AuthPage.module.css'
import { PasswordField } from './PasswordField.tsx'
import { SendButton } from './SendButton.tsx'
import { useAccountForm } from './useAccountForm.ts'

// What may be left out by programs is asked of people.
const schema = confirmEmailInput.required()

interface Props {
  /** Of the link in the e-mail. */
  token: string
  onSignedIn(me: Me): void
  /** It is confirmed, and signing in has still to be done. */
  onConfirmed(email: string): void
  onSignUpAgain(): void
  /** What signing up again does: "Create the account again". */
  signUpAgain: string
}

/** Confirms a sign-up with the password that was chosen for it, and signs in with the same. */
export function ConfirmSignUp(props: Props) {
  const { token, onSignedIn, onConfirmed, onSignUpAgain, signUpAgain } = props
  const confirm = trpc.account.confirmEmail.useMutation()
  const signIn = trpc.account.signIn.useMutation()
  const { form, isSending, onSubmit } = useAccountForm({
    schema,
    empty: { token, password: '' },
    failed: 'Not confirmed',
    send: async ({ password }) => {
      const { email } = await confirm.mutateAsync({ token, password })
      try {
        const me = await signIn.mutateAsync({ email, password })
        sayDone('Sign in successful', 'Welcome back!')
        onSignedIn(me)
      } catch (error) {
        sayWrong('Error signing in', refusalOf(error).text)
        onConfirmed(email)
      }
    },
  })
  return (
    <form className={classes.form} noValidate onSubmit={onSubmit}>
      <PasswordField
        label="Password"
        description="The one that you chose for this account"
        autoComplete="current-password"
        {...form.getInputProps('password')}
      />
      <SendButton isSending={isSending}>Confirm email address</SendButton>
      <Button variant="subtle" onClick={onSignUpAgain}>
        Forgotten? {signUpAgain}
      </Button>
    </form>
  )
}
