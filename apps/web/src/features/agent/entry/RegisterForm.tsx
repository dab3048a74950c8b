import { agentRegisterInput } from '@hearth/core/agent/contract.ts'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useEffect, useState } from 'react'
import { trpc } from '../../../trpc.ts'
import { sayDone, sayWrong } from '../../../ui/toasts.ts'
import classes from '../../account/AuthPage.module.css'
import { EmailField } from '../../account/EmailField.tsx'
import { NewPasswordFields } from '../../account/NewPasswordFields.tsx'
import { SendButton } from '../../account/SendButton.tsx'
import { isTypedTwice, MISMATCH, withConfirmation } from '../../account/signUpSchema.ts'
import { useAccountForm } from '../../account/useAccountForm.ts'
import { CompanyFields } from './CompanyFields.tsx'

/** How long what was said can be read before the page for signing in (S2 section 9). */
const REDIRECT_MS = 2000

const schema = withConfirmation(agentRegisterInput)

const EMPTY = {
  ...{ email: '', password: '', confirmPassword: '' },
  ...{ companyName: '', phone: '', address: '' },
}

/** Registers a company with an account of its own, once the link in the e-mail is followed. */
export function RegisterForm() {
  const register = trpc.agent.register.useMutation()
  const leaveSoon = useLeaveSoon()
  const { form, isSending, onSubmit } = useAccountForm({
    schema,
    empty: EMPTY,
    failed: 'Registration failed',
    unexplained: 'An error occurred during registration',
    send: async ({ confirmPassword: _, ...values }) => {
      await register.mutateAsync(values)
      sayDone(
        'Registration successful!',
        'Please check your email to confirm your account before logging in.',
      )
      leaveSoon.begin()
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (!isTypedTwice(form.getValues())) sayWrong(MISMATCH.title, MISMATCH.text)
    onSubmit(event)
  }
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <EmailField {...form.getInputProps('email')} />
      <NewPasswordFields label="Password" of={form.getInputProps} />
      <CompanyFields of={form.getInputProps} />
      <SendButton isSending={isSending || leaveSoon.hasBegun}>Register</SendButton>
    </form>
  )
}

/** Leads to the page for signing in a moment later, unless one has gone elsewhere by then. */
function useLeaveSoon() {
  const navigate = useNavigate()
  const [hasBegun, setBegun] = useState(false)
  useEffect(() => {
    if (!hasBegun) return
    const timer = setTimeout(() => void navigate({ to: '/agent/login' }), REDIRECT_MS)
    return () => clearTimeout(timer)
  }, [hasBegun, navigate])
  return { hasBegun, begin: () => setBegun(true) }
}
