import { sayWrong } from '../../../ui/toasts.ts'
import { HomeDialog } from '../../enquiry/HomeDialog.tsx'
import dialogClasses from '../../viewing/ViewingDialogs.module.css'
import { homeOf } from '../../viewing/viewingDialog.ts'
import type { AgentDialogProps } from './agentDialog.ts'
import { RequestActions } from './RequestActions.tsx'
import type { AskedDialog } from './useAskedDialog.ts'
import { ViewingFacts } from './ViewingFacts.tsx'

interface Props extends AgentDialogProps {
  onAsk(dialog: AskedDialog): void
}

/** Everything about a viewing, and what can be done with it now. */
export function DetailsDialog({ viewing, isOpen, onClose, onClosed, onAsk }: Props) {
  const { property } = viewing
  return (
    <HomeDialog
      title="Viewing Details"
      home={homeOf(property)}
      line={<p className={dialogClasses.line}>{property.address}</p>}
      isOpen={isOpen}
      onClose={onClose}
      onClosed={onClosed}
    >
      <ViewingFacts viewing={viewing} />
      <RequestActions
        viewing={viewing}
        onAsk={(name) => onAsk({ name })}
        onAccepted={onClose}
        onFailure={({ title, text, isTaken }) => {
          sayWrong(title, text)
          if (isTaken) onAsk({ name: 'proposeTime', reason: text })
        }}
      />
    </HomeDialog>
  )
}
