import { UNLISTED_TITLES } from '@hearth/core/page/unlistedTitles.ts'
import { Skeleton } from '@mantine/core'
import { refusalOf } from '../../../refusal.ts'
import { BackLink } from '../../../ui/BackLink.tsx'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorCard } from '../../../ui/ErrorCard.tsx'
import { PageContainer } from '../../../ui/PageContainer.tsx'
import { PageHeading } from '../../../ui/PageHeading.tsx'
import { usePageTitle } from '../../../ui/usePageTitle.ts'
import { EarlierImports } from './EarlierImports.tsx'
import { HandOver } from './HandOver.tsx'
import { ImportPanel } from './ImportPanel.tsx'
import { ImportReport } from './ImportReport.tsx'
import { isUnfinished } from './importWords.ts'
import { useImport } from './useImport.ts'

/** /agent/import: listings out of the file that an agent's software exports. */
export function ImportPage({ id }: { id: number | undefined }) {
  usePageTitle(UNLISTED_TITLES['/agent/import'])
  return (
    <PageContainer page>
      <BackLink to="/agent/dashboard">Back to Dashboard</BackLink>
      <PageHeading
        title="Import listings"
        subtitle="Hand over what your software exports. Its references keep your listings up to date."
      />
      {id === undefined ? <HandOver /> : <OpenImport key={id} id={id} />}
      <EarlierImports openId={id} />
    </PageContainer>
  )
}

function OpenImport({ id }: { id: number }) {
  const { data, error, refetch } = useImport(id)
  if (data) {
    return (
      <>
        <ImportPanel shown={data} />
        {!isUnfinished(data) && data.state !== 'failed' && <ImportReport shown={data} />}
      </>
    )
  }
  if (!error) return <Skeleton height={260} radius="lg" role="status" aria-label="Loading" />
  if (error.data?.code === 'NOT_FOUND') {
    return (
      <EmptyState title="Import not found" text="It is not among the imports of your company.">
        <ButtonLink to="/agent/import" search={{}}>
          Choose a file
        </ButtonLink>
      </EmptyState>
    )
  }
  return (
    <ErrorCard
      title="The import could not be loaded"
      text={refusalOf(error).text}
      onRetry={() => void refetch()}
    />
  )
}
