import { type Me, signInInput } from '@hearth/core/account/contract.ts'
import { Link } from '@tanstack/react-router'
import classes from '../../account/AuthPage.module.css'
import { EmailField } from '../../account/EmailField.tsx'
import { PasswordField } from '../../account/PasswordField.tsx'
import { SendButton } from '../../account/SendButton.tsx'
import { useAccountForm } from '../../account/useAccountForm.ts'
import { useAgentSignIn } from './useAgentSignIn.ts'

interface Props {
  onSignedIn(me: Me): Promise<void>
  onDenied(): void
}

/** The address and password of an estate agent. */
export function AgentLoginForm({ onSignedIn, onDenied }: Props) {
  const send = useAgentSignIn({ onSignedIn, onDenied })
  const { form, isSending, onSubmit } = useAccountForm({
    schema: signInInput,
    empty: { email: '', password: '' },
    failed: 'Error signing in',
    send,
  })
  return (
    <form className={classes.form} noValidate onSubmit={onSubmit}>
      <EmailField {...form.getInputProps('email')} />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        {...form.getInputProps('password')}
      />
      <Link
        className={classes.forgotten}
        to="/auth"
        search={{ reset: 'true', from: '/agent/dashboard' }}
      >
        Forgot password?
      </Link>
      <SendButton isSending={isSending}>Sign In</SendButton>
    </form>
  )
}
