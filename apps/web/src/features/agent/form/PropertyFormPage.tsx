import { IconArrowLeft, IconExternalLink } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { refusalOf } from '../../../refusal.ts'
import { trpc } from '../../../trpc.ts'
import { ErrorCard } from '../../../ui/ErrorCard.tsx'
import { PageContainer } from '../../../ui/PageContainer.tsx'
import { PageHeading } from '../../../ui/PageHeading.tsx'
import { sayWrong } from '../../../ui/toasts.ts'
import { usePageTitle } from '../../../ui/usePageTitle.ts'
import { useAuth } from '../../account/useAuth.ts'
import { FormSkeleton } from './FormSkeleton.tsx'
import { PropertyForm } from './PropertyForm.tsx'
import classes from './PropertyFormPage.module.css'

const NOT_FETCHED = 'Error fetching property'

/** /agent/properties/new */
export function NewPropertyPage() {
  const { me } = useAuth()
  return (
    <Frame title="Add Property" subtitle="It is on the market as soon as you save it.">
      {/* Whoever comes next in this tab begins with a form of their own. */}
      {me && <PropertyForm key={me.id} stored={null} userId={me.id} />}
    </Frame>
  )
}

/** /agent/properties/{id}/edit. Without an id the address was no home's number. */
export function EditPropertyPage({ id }: { id: number | undefined }) {
  const { me } = useAuth()
  // What is edited is read anew each time the page is opened, and never changed beneath the agent's hands.
  const query = trpc.agent.properties.byId.useQuery(
    { id: id ?? 0 },
    { enabled: id !== undefined, staleTime: Number.POSITIVE_INFINITY, gcTime: 0 },
  )
  const { error, data, isFetching } = query
  const text = error ? refusalOf(error).text : undefined
  useEffect(() => {
    if (text !== undefined) sayWrong(NOT_FETCHED, text)
  }, [text])

  if (id === undefined || error?.data?.code === 'NOT_FOUND') {
    return (
      <Frame title="Edit Property">
        <ErrorCard title={NOT_FETCHED} text="There is no such home among yours." />
      </Frame>
    )
  }
  if (error && !isFetching) {
    return (
      <Frame title="Edit Property">
        <ErrorCard title={NOT_FETCHED} text={text ?? ''} onRetry={() => void query.refetch()} />
      </Frame>
    )
  }
  return (
    <Frame title="Edit Property" subtitle={data?.listing.title ?? '\u00a0'} id={id}>
      {data && me ? (
        <PropertyForm key={`${me.id}/${id}`} stored={data} userId={me.id} />
      ) : (
        <FormSkeleton />
      )}
    </Frame>
  )
}

interface FrameProps {
  title: string
  subtitle?: string
  /** Of a home that has a page already. */
  id?: number
  children: ReactNode
}

function Frame({ title, subtitle, id, children }: FrameProps) {
  usePageTitle(title)
  return (
    <PageContainer page>
      <div className={classes.links}>
        <Link to="/agent/dashboard">
          <IconArrowLeft size={18} stroke={1.7} aria-hidden />
          Back to Dashboard
        </Link>
        {id !== undefined && (
          <Link to="/property/$id" params={{ id: String(id) }} target="_blank">
            See its public page
            <IconExternalLink size={17} stroke={1.7} aria-hidden />
          </Link>
        )}
      </div>
      <PageHeading title={title} subtitle={subtitle} />
      {children}
    </PageContainer>
  )
}
