import { HomeDialog } from '../../enquiry/HomeDialog.tsx'
import dialogClasses from '../../viewing/ViewingDialogs.module.css'
import { homeOf } from '../../viewing/viewingDialog.ts'
import type { AgentDialogProps } from './agentDialog.ts'
import { FailureAlert } from './FailureAlert.tsx'
import { RequestActions } from './RequestActions.tsx'
import type { AskedDialog } from './useAskedDialog.ts'
import { useToldFailure } from './useToldFailure.ts'
import { ViewingFacts } from './ViewingFacts.tsx'

interface Props extends AgentDialogProps {
  onAsk(dialog: AskedDialog): void
}

/** Everything about a viewing, and what can be done with it now. */
export function DetailsDialog(props: Props) {
  const { viewing, isOpen, saysInside, onClose, onClosed, onAsk } = props
  const { property } = viewing
  const { failure, tell } = useToldFailure(saysInside)
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
      <FailureAlert failure={failure} />
      <RequestActions
        viewing={viewing}
        onAsk={(name) => onAsk({ name })}
        onAccepted={onClose}
        onFailure={(told) => {
          tell(told)
          if (told.isTaken) onAsk({ name: 'proposeTime', reason: told.text })
        }}
      />
    </HomeDialog>
  )
}
