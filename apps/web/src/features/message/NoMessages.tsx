import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PillarBox } from '../../ui/PillarBox.tsx'

/** Nothing was written to an agent yet. */
export function NoMessages() {
  return (
    <EmptyState
      picture={<PillarBox />}
      title="You haven't sent any messages to agents yet."
      text="Press Contact Agent on a home that you like, and the conversation waits for you here."
    >
      <ButtonLink to="/properties" size="md">
        Browse Properties
      </ButtonLink>
    </EmptyState>
  )
}
