import { deleteAccountInput } from '@hearth/core/account/contract.ts'
import { Modal } from '@mantine/core'
import { Link, useNavigate } from '@tanstack/react-router'
import { trpc } from '../../trpc.ts'
import { sayDone } from '../../ui/toasts.ts'
import classes from './AccountPage.module.css'
import { PasswordField } from './PasswordField.tsx'
import { SendButton } from './SendButton.tsx'
import { useAccountForm } from './useAccountForm.ts'
import { useAuth } from './useAuth.ts'

interface Props {
  /** Whether it acts for a company. */
  isAgent: boolean
  isOpen: boolean
  onClose(): void
}

/** Asks for the password before everything is deleted, each time anew. */
export function DeleteAccountDialog({ isAgent, isOpen, onClose }: Props) {
  const { left } = useAuth()
  const navigate = useNavigate()
  const deletion = trpc.account.deleteAccount.useMutation()
  const { form, isSending, onSubmit } = useAccountForm({
    schema: deleteAccountInput,
    empty: { password: '' },
    failed: 'Account not deleted',
    send: async (values) => {
      await deletion.mutateAsync(values)
      await navigate({ to: '/' })
      await left()
      sayDone(
        'Account deleted',
        'Everything that was yours is gone. You are welcome back any time.',
      )
    },
  })
  const close = () => {
    form.reset()
    onClose()
  }
  return (
    <Modal opened={isOpen} onClose={close} title="Delete your account?" size="md">
      <form className={classes.form} noValidate onSubmit={onSubmit}>
        <p className={classes.warning}>
          Your saved homes and searches, your notes and your messages’ sender are deleted for good.
          Viewings that are still to come are cancelled, and so is the newsletter to your address.
          Agents keep what you asked them, without your name and address.
        </p>
        {isAgent && (
          <p className={classes.warning}>
            Your company has to have ended its work first: delete its homes on the{' '}
            <Link to="/agent/dashboard">dashboard</Link>, which cancels their viewings and tells the
            seekers. What was written about them stays readable for those who asked.
          </p>
        )}
        <PasswordField
          label="Your password"
          autoComplete="current-password"
          data-autofocus
          {...form.getInputProps('password')}
        />
        <SendButton isSending={isSending}>Delete account for good</SendButton>
      </form>
    </Modal>
  )
}
