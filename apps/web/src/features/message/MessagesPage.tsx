import { UNLISTED_TITLES } from '@hearth/core/page/unlistedTitles.ts'
import { trpc } from '../../trpc.ts'
import { ErrorCard } from '../../ui/ErrorCard.tsx'
import { PageContainer } from '../../ui/PageContainer.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { usePageTitle } from '../../ui/usePageTitle.ts'
import { Conversations } from './Conversations.tsx'
import classes from './MessagesPage.module.css'
import { MessagesSkeleton } from './MessagesSkeleton.tsx'
import { NoMessages } from './NoMessages.tsx'

/** /messages: what one writes with agents. `chosenId`: the home that the address names. */
export function MessagesPage({ chosenId }: { chosenId: number | undefined }) {
  usePageTitle(UNLISTED_TITLES['/messages'])
  return (
    <PageContainer page>
      <div className={classes.heading} data-reading={chosenId !== undefined || undefined}>
        <PageHeading title="Messages" />
      </div>
      <Content chosenId={chosenId} />
    </PageContainer>
  )
}

/** What was loaded once stays, should loading it again fail. */
function Content({ chosenId }: { chosenId: number | undefined }) {
  const { data, isError, refetch } = trpc.message.conversations.useQuery()
  if (!data && isError) {
    return (
      <ErrorCard
        title="Your messages could not be loaded"
        text="Please try again in a moment. None of them is lost."
        onRetry={() => void refetch()}
      />
    )
  }
  if (!data) return <MessagesSkeleton />
  if (data.length === 0) return <NoMessages />
  return <Conversations conversations={data} chosenId={chosenId} />
}
