import { changeEmailInput, type Me } from '@hearth/core/account/contract.ts'
import { Alert } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import { useState } from 'react'
import { trpc } from '../../trpc.ts'
import classes from './AccountPage.module.css'
import { AccountSection } from './AccountSection.tsx'
import { EmailField } from './EmailField.tsx'
import { PasswordField } from './PasswordField.tsx'
import { SendButton } from './SendButton.tsx'
import { useAccountForm } from './useAccountForm.ts'

const EMPTY = { email: '', password: '' }

/** The address that one signs in with; another one has to be confirmed first. */
export function EmailSection({ me }: { me: Me }) {
  const [askedFor, setAskedFor] = useState('')
  const change = trpc.account.changeEmail.useMutation()
  const { form, isSending, onSubmit } = useAccountForm({
    schema: changeEmailInput,
    empty: EMPTY,
    failed: 'Email address not changed',
    send: async (values) => {
      await change.mutateAsync(values)
      setAskedFor(values.email.trim())
      form.setValues(EMPTY)
    },
  })
  return (
    <AccountSection
      title="Email address"
      text={`You sign in with ${me.email}, and we write to you there.`}
    >
      <form className={classes.form} noValidate onSubmit={onSubmit}>
        <div aria-live="polite">
          {askedFor !== '' && (
            <Alert color="pine" icon={<IconMail size={20} stroke={1.6} aria-hidden />}>
              Please follow the link that we sent to {askedFor}. Until then your address stays as it
              is.
            </Alert>
          )}
        </div>
        <EmailField
          {...form.getInputProps('email')}
          label="New email address"
          autoComplete="email"
        />
        <PasswordField
          label="Your password"
          autoComplete="current-password"
          {...form.getInputProps('password')}
        />
        <SendButton isSending={isSending} isPlain>
          Change email address
        </SendButton>
      </form>
    </AccountSection>
  )
}
