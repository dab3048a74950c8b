import { UNLISTED_TITLES } from '@hearth/core/page/unlistedTitles.ts'
import type { ViewingPart } from '@hearth/core/viewing/agentContract.ts'
import { VisuallyHidden } from '@mantine/core'
import { useState } from 'react'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { PageContainer } from '../../../ui/PageContainer.tsx'
import { PageHeading } from '../../../ui/PageHeading.tsx'
import { usePageTitle } from '../../../ui/usePageTitle.ts'
import { DiaryPicture } from '../../viewing/DiaryPicture.tsx'
import { useFocusKept } from '../../viewing/useFocusKept.ts'
import classes from './AgentViewingsPage.module.css'
import { AnswerCard } from './AnswerCard.tsx'
import { AskedDialogs } from './AskedDialogs.tsx'
import { PartFilter } from './PartFilter.tsx'
import { RequestList } from './RequestList.tsx'
import { useAgentViewings } from './useAgentViewings.ts'
import { useAskedDialog } from './useAskedDialog.ts'
import { ViewingSearch } from './ViewingSearch.tsx'

/** /agent/viewings: every viewing of a company's homes, to be answered and written about. */
export function AgentViewingsPage({ part }: { part: ViewingPart | undefined }) {
  usePageTitle(UNLISTED_TITLES['/agent/viewings'])
  const [typed, setTyped] = useState('')
  const list = useAgentViewings(part, typed)
  const asked = useAskedDialog()
  const kept = useFocusKept(list.viewings)
  return (
    <PageContainer page>
      <div className={classes.page}>
        <PageHeading
          title="Viewing Requests"
          subtitle="Who would like to see your homes, and what became of it"
        />
        <div className={classes.head}>
          <PartFilter part={part} />
          <ViewingSearch value={typed} onChange={setTyped} />
        </div>
        <VisuallyHidden component="h2">Requests</VisuallyHidden>
        <RequestList
          list={list}
          notFetched="The viewings could not be loaded"
          around={kept.list}
          none={
            <EmptyState
              picture={<DiaryPicture />}
              title={part === undefined ? 'No viewing requests yet' : NONE[part]}
              text="Requests appear here as soon as somebody asks to see one of your homes."
            >
              <ButtonLink to="/agent/dashboard" variant="default" size="md">
                Back to Dashboard
              </ButtonLink>
            </EmptyState>
          }
        >
          {(viewing) => <AnswerCard viewing={viewing} onAsk={asked.ask} />}
        </RequestList>
      </div>
      <AskedDialogs asked={asked} saysInside onClosed={kept.keep} />
    </PageContainer>
  )
}

const NONE: Readonly<Record<ViewingPart, string>> = {
  toAnswer: 'No pending viewing requests',
  proposed: 'No proposals wait for an answer',
  agreed: 'No confirmed viewings',
  over: 'No past viewings',
}
