import type { Me } from '@hearth/core/account/contract.ts'
import { companyForm } from '@hearth/core/agent/contract.ts'
import { trpc } from '../../../trpc.ts'
import { sayDone } from '../../../ui/toasts.ts'
import classes from '../../account/AuthPage.module.css'
import { SendButton } from '../../account/SendButton.tsx'
import { useAccountForm } from '../../account/useAccountForm.ts'
import { CompanyFields } from './CompanyFields.tsx'

/** Adds a company to the account of whoever is signed in, at once. */
export function OpenCompanyForm({ onOpened }: { onOpened(me: Me): Promise<void> }) {
  const open = trpc.agent.openCompany.useMutation()
  const { form, isSending, onSubmit } = useAccountForm({
    schema: companyForm,
    empty: { companyName: '', phone: '', address: '' },
    failed: 'Registration failed',
    unexplained: 'An error occurred during registration',
    send: async (company) => {
      const me = await open.mutateAsync(company)
      sayDone('Registration successful!', `${company.companyName} is part of your account now.`)
      await onOpened(me)
    },
  })
  return (
    <form className={classes.form} noValidate onSubmit={onSubmit}>
      <CompanyFields of={form.getInputProps} />
      <SendButton isSending={isSending}>Add my company</SendButton>
    </form>
  )
}
