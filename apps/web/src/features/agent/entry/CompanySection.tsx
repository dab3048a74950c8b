import { type Company, companyForm } from '@hearth/core/agent/contract.ts'
import { Skeleton } from '@mantine/core'
import { refusalOf } from '../../../refusal.ts'
import { trpc } from '../../../trpc.ts'
import { ErrorCard } from '../../../ui/ErrorCard.tsx'
import { sayDone } from '../../../ui/toasts.ts'
import classes from '../../account/AccountPage.module.css'
import { AccountSection } from '../../account/AccountSection.tsx'
import { SendButton } from '../../account/SendButton.tsx'
import { useAccountForm } from '../../account/useAccountForm.ts'
import { CompanyFields } from './CompanyFields.tsx'

/** What the company says about itself that somebody acts for. */
export function CompanySection() {
  const { data, error, refetch } = trpc.agent.me.useQuery()
  return (
    <AccountSection title="Company" text="This is what seekers see beside your homes.">
      {data ? (
        <CompanyDetails company={data} />
      ) : error ? (
        <ErrorCard
          title="Your company could not be loaded"
          text={refusalOf(error).text}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton height={280} radius="md" role="status" aria-label="Loading" />
      )}
    </AccountSection>
  )
}

function CompanyDetails({ company }: { company: Company }) {
  const { agent } = trpc.useUtils()
  const change = trpc.agent.changeCompany.useMutation()
  const { companyName, phone, address } = company
  const { form, isSending, onSubmit } = useAccountForm({
    schema: companyForm,
    empty: { companyName, phone, address },
    failed: 'Company not changed',
    send: async (values) => {
      await change.mutateAsync(values)
      sayDone('Company changed', 'Seekers see it beside your homes from now on.')
      await Promise.all([agent.me.invalidate(), agent.dashboard.invalidate()])
    },
  })
  return (
    <form className={classes.form} noValidate onSubmit={onSubmit}>
      <CompanyFields of={form.getInputProps} />
      <SendButton isSending={isSending} isPlain>
        Save company
      </SendButton>
    </form>
  )
}
