import type { AgentViewing } from '@hearth/core/viewing/agentContract.ts'
import type { ComponentProps } from 'react'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { sayWrong } from '../../../ui/toasts.ts'
import { DiaryPicture } from '../../viewing/DiaryPicture.tsx'
import { NOT_FETCHED } from '../dashboard/notFetched.ts'
import { RequestActions } from './RequestActions.tsx'
import { RequestCard } from './RequestCard.tsx'
import { RequestList } from './RequestList.tsx'
import type { useAgentViewings } from './useAgentViewings.ts'
import type { AskedDialog } from './useAskedDialog.ts'
import { ViewingSearch } from './ViewingSearch.tsx'
import classes from './ViewingsTab.module.css'

interface Props {
  list: ReturnType<typeof useAgentViewings>
  /** Of the element around the requests. */
  around: ComponentProps<'div'>
  /** What is searched for, as far as it is typed. */
  typed: string
  onType(text: string): void
  onAsk(viewing: AgentViewing, dialog: AskedDialog): void
}

/** What waits for the agent's answer. */
export function PendingRequests({ list, around, typed, onType, onAsk }: Props) {
  return (
    <section aria-label="Pending Requests" className={classes.pending}>
      <div className={classes.head}>
        <h2 className={classes.heading}>Pending Requests</h2>
        <ViewingSearch value={typed} onChange={onType} />
      </div>
      <RequestList
        list={list}
        notFetched={NOT_FETCHED}
        around={around}
        none={
          <EmptyState
            picture={<DiaryPicture />}
            title="No pending viewing requests"
            text="Requests appear here as soon as somebody asks to see one of your homes."
          />
        }
      >
        {(viewing) => (
          <RequestCard viewing={viewing} onOpen={() => onAsk(viewing, { name: 'details' })}>
            <RequestActions
              viewing={viewing}
              onAsk={(name) => onAsk(viewing, { name })}
              onFailure={({ title, text, isTaken }) => {
                sayWrong(title, text)
                if (isTaken) onAsk(viewing, { name: 'proposeTime', reason: text })
              }}
            />
          </RequestCard>
        )}
      </RequestList>
    </section>
  )
}
