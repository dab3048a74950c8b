import type { Viewing } from '@hearth/core/viewing/contract.ts'
import { Button } from '@mantine/core'
import { AcceptButton } from './AcceptButton.tsx'

/** What is asked in a dialog before it is done. */
export type AskedAction = 'reschedule' | 'cancel'

interface Props {
  viewing: Viewing
  onAsk(action: AskedAction): void
}

/** What the server says can be done with a viewing now. */
export function ViewingActions({ viewing, onAsk }: Props) {
  const { actions, status } = viewing
  return (
    <>
      {actions.includes('acceptProposal') && <AcceptButton viewing={viewing} />}
      {actions.includes('reschedule') && (
        <Button variant="default" onClick={() => onAsk('reschedule')}>
          {status === 'confirmed' ? 'Reschedule' : 'Ask for other times'}
        </Button>
      )}
      {actions.includes('cancel') && (
        <Button variant="subtle" color="ember" px={10} onClick={() => onAsk('cancel')}>
          Cancel
        </Button>
      )}
    </>
  )
}
