import type { AgentViewing } from '@hearth/core/viewing/agentContract.ts'
import { useState } from 'react'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { sayWrong } from '../../../ui/toasts.ts'
import { DiaryPicture } from '../../viewing/DiaryPicture.tsx'
import { useFocusKept } from '../../viewing/useFocusKept.ts'
import { RequestActions } from './RequestActions.tsx'
import { RequestCard } from './RequestCard.tsx'
import { RequestList } from './RequestList.tsx'
import { useAgentViewings } from './useAgentViewings.ts'
import type { AskedDialog } from './useAskedDialog.ts'
import { ViewingSearch } from './ViewingSearch.tsx'
import classes from './ViewingsTab.module.css'

interface Props {
  onAsk(viewing: AgentViewing, dialog: AskedDialog): void
}

/** What waits for the agent's answer. */
export function PendingRequests({ onAsk }: Props) {
  const [typed, setTyped] = useState('')
  const list = useAgentViewings('toAnswer', typed)
  const kept = useFocusKept(list.viewings)
  return (
    <section aria-label="Pending Requests" className={classes.pending}>
      <div className={classes.head}>
        <h2 className={classes.heading}>Pending Requests</h2>
        <ViewingSearch value={typed} onChange={setTyped} />
      </div>
      <RequestList
        list={list}
        around={kept.list}
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
