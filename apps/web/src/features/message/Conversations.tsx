import type { Conversation } from '@hearth/core/message/contract.ts'
import { useMediaQuery } from '@mantine/hooks'
import { Navigate } from '@tanstack/react-router'
import { ConversationList } from './ConversationList.tsx'
import { ConversationPane } from './ConversationPane.tsx'
import classes from './Conversations.module.css'
import { useFocusBetweenViews } from './useFocusBetweenViews.ts'

/** Below it, list and conversation take turns. The same as in the style sheets. */
const HAS_ROOM_FOR_BOTH = '(min-width: 48em)'

interface Props {
  conversations: readonly Conversation[]
  /** The home that the address names; of another one there may be no conversation. */
  chosenId: number | undefined
}

/** The conversations, and beside them (on a phone: instead of them) the one that is read. */
export function Conversations({ conversations, chosenId }: Props) {
  const hasRoom = useMediaQuery(HAS_ROOM_FOR_BOTH, undefined, { getInitialValueInEffect: false })
  const chosen = conversations.find(({ propertyId }) => propertyId === chosenId)
  const [first] = conversations
  const views = useFocusBetweenViews(chosen?.propertyId)

  // Named in the address, so that it stays the one that is read when another becomes the newest.
  if (hasRoom && chosenId === undefined && first) {
    return <Navigate to="/messages" search={{ property: first.propertyId }} replace />
  }
  return (
    <div ref={views} className={classes.columns} data-reading={chosen !== undefined || undefined}>
      <div className={classes.list}>
        <ConversationList conversations={conversations} chosen={chosen} />
      </div>
      <div className={classes.pane}>
        {chosen ? (
          <ConversationPane key={chosen.propertyId} conversation={chosen} />
        ) : (
          <p className={classes.hint}>Select a property to view messages</p>
        )}
      </div>
    </div>
  )
}
