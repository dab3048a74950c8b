import { changePasswordInput, type Me } from '@hearth/core/account/contract.ts'
import { trpc } from '../../trpc.ts'
import { sayDone } from '../../ui/toasts.ts'
import classes from './AccountPage.module.css'
import { AccountSection } from './AccountSection.tsx'
import { NewPasswordFields } from './NewPasswordFields.tsx'
import { PasswordField } from './PasswordField.tsx'
import { SendButton } from './SendButton.tsx'
import { withConfirmation } from './signUpSchema.ts'
import { useAccountForm } from './useAccountForm.ts'

const EMPTY = { current: '', password: '', confirmPassword: '' }
const schema = withConfirmation(changePasswordInput)

/** The password; changing it signs out every other device. */
export function PasswordSection({ me }: { me: Me }) {
  const utils = trpc.useUtils()
  const change = trpc.account.changePassword.useMutation()
  const { form, isSending, onSubmit } = useAccountForm({
    schema,
    empty: EMPTY,
    failed: 'Password not changed',
    send: async ({ current, password }) => {
      await change.mutateAsync({ current, password })
      form.setValues(EMPTY)
      sayDone('Password changed', 'Your other devices are signed out.')
      await utils.account.sessions.invalidate()
    },
  })
  return (
    <AccountSection title="Password" text="Changing it signs out all your other devices.">
      <form className={classes.form} noValidate onSubmit={onSubmit}>
        {/* Tells a password manager whose password it is. */}
        <input type="text" autoComplete="username" value={me.email} readOnly hidden />
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          {...form.getInputProps('current')}
        />
        <NewPasswordFields label="New password" of={form.getInputProps} />
        <SendButton isSending={isSending} isPlain>
          Change password
        </SendButton>
      </form>
    </AccountSection>
  )
}
