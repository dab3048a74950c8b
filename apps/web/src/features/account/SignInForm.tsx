import { type Me, signInInput } from '@hearth/core/account/contract.ts'
import { UnstyledButton } from '@mantine/core'
import { trpc } from '../../trpc.ts'
import { sayDone } from '../../ui/toasts.ts'
import classes from './AuthPage.module.css'
import { EmailField } from './EmailField.tsx'
import { PasswordField } from './PasswordField.tsx'
import { SendButton } from './SendButton.tsx'
import { useAccountForm } from './useAccountForm.ts'

interface Props {
  email: string
  onEmail(email: string): void
  onForgotten(): void
  onSignedIn(me: Me): void
}

/** The address and password of an account. */
export function SignInForm({ email, onEmail, onForgotten, onSignedIn }: Props) {
  const signIn = trpc.account.signIn.useMutation()
  const { form, isSending, onSubmit } = useAccountForm({
    schema: signInInput,
    empty: { email, password: '' },
    failed: 'Error signing in',
    send: async (values) => {
      const me = await signIn.mutateAsync(values)
      sayDone('Sign in successful', 'Welcome back!')
      onSignedIn(me)
    },
  })
  return (
    <form className={classes.form} noValidate onSubmit={onSubmit}>
      <EmailField {...form.getInputProps('email')} onBlur={() => onEmail(form.getValues().email)} />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        {...form.getInputProps('password')}
      />
      <UnstyledButton
        className={classes.forgotten}
        onClick={() => {
          onEmail(form.getValues().email)
          onForgotten()
        }}
      >
        Forgot password?
      </UnstyledButton>
      <SendButton isSending={isSending}>Sign In</SendButton>
    </form>
  )
}
