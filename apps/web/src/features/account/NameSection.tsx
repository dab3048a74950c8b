import { changeNameInput, type Me } from '@hearth/core/account/contract.ts'
import { TextInput } from '@mantine/core'
import { trpc } from '../../trpc.ts'
import { sayDone } from '../../ui/toasts.ts'
import classes from './AccountPage.module.css'
import { AccountSection } from './AccountSection.tsx'
import { SendButton } from './SendButton.tsx'
import { useAccountForm } from './useAccountForm.ts'
import { useAuth } from './useAuth.ts'

/** The name that agents see. */
export function NameSection({ me }: { me: Me }) {
  const { changed } = useAuth()
  const change = trpc.account.changeName.useMutation()
  const { form, isSending, onSubmit } = useAccountForm({
    schema: changeNameInput,
    empty: { name: me.name },
    failed: 'Name not changed',
    send: async (values) => {
      const { name } = changeNameInput.parse(values)
      await change.mutateAsync({ name })
      await changed({ ...me, name })
      sayDone('Name changed', `Agents see you as ${name}.`)
    },
  })
  return (
    <AccountSection title="Name" text="This is how agents see you.">
      <form className={classes.form} noValidate onSubmit={onSubmit}>
        <TextInput
          label="Full name"
          autoComplete="name"
          size="md"
          aria-required
          {...form.getInputProps('name')}
        />
        <SendButton isSending={isSending} isPlain>
          Save name
        </SendButton>
      </form>
    </AccountSection>
  )
}
