import type { CompanyForm } from '@hearth/core/agent/contract.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { refusalOf } from '../../../refusal.ts'
import { isWorthRetrying, trpc } from '../../../trpc.ts'
import { ErrorCard } from '../../../ui/ErrorCard.tsx'
import { WaitForSession } from '../../account/WaitForSession.tsx'
import classes from './CompanyFacts.module.css'

interface Props {
  /** Of the link in the e-mail. */
  token: string
  /** What can be done once it is read. */
  children: ReactNode
}

/** The company that a link would add, because a stranger may have registered it. */
export function OfferedCompany({ token, children }: Props) {
  const { client } = trpc.useUtils()
  const { data, error, refetch } = useQuery({
    queryKey: ['offeredCompany', token],
    queryFn: () => client.agent.offeredCompany.mutate({ token }),
    // What was read is no link any more once it is pressed.
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (data) {
    return (
      <>
        <CompanyFacts {...data} />
        {children}
      </>
    )
  }
  if (!error) return <WaitForSession />
  const again = isWorthRetrying(0, error) ? { onRetry: () => void refetch() } : {}
  return <ErrorCard title="Not confirmed" text={refusalOf(error).text} {...again} />
}

function CompanyFacts({ companyName, phone, address }: CompanyForm) {
  return (
    <dl className={classes.facts}>
      <div>
        <dt>Company name</dt>
        <dd>{companyName}</dd>
      </div>
      <div>
        <dt>Phone</dt>
        <dd>{phone}</dd>
      </div>
      <div>
        <dt>Business address</dt>
        <dd>{address}</dd>
      </div>
    </dl>
  )
}
