import { TextInput } from '@mantine/core'
import type { FormEvent } from 'react'
import { trpc } from '../../trpc.ts'
import { sayDone, sayWrong } from '../../ui/toasts.ts'
import classes from './AuthPage.module.css'
import { EmailField } from './EmailField.tsx'
import { NewPasswordFields } from './NewPasswordFields.tsx'
import { SendButton } from './SendButton.tsx'
import { isTypedTwice, MISMATCH, signUpSchema } from './signUpSchema.ts'
import { useAccountForm } from './useAccountForm.ts'

/** Opens an account, once the link in the e-mail is followed. */
export function SignUpForm({ onSignedUp }: { onSignedUp(email: string): void }) {
  const signUp = trpc.account.signUp.useMutation()
  const { form, isSending, onSubmit } = useAccountForm({
    schema: signUpSchema,
    empty: { name: '', email: '', password: '', confirmPassword: '' },
    failed: 'Error creating account',
    send: async ({ name, email, password }) => {
      await signUp.mutateAsync({ name, email, password })
      sayDone('Account created successfully', 'Please check your email to confirm your account.')
      onSignedUp(email)
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (!isTypedTwice(form.getValues())) sayWrong(MISMATCH.title, MISMATCH.text)
    onSubmit(event)
  }
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <TextInput
        label="Full name"
        autoComplete="name"
        size="md"
        aria-required
        {...form.getInputProps('name')}
      />
      <EmailField {...form.getInputProps('email')} />
      <NewPasswordFields label="Password" of={form.getInputProps} />
      <SendButton isSending={isSending}>Create Account</SendButton>
    </form>
  )
}
