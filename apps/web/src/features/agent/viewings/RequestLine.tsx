import type { AgentViewing } from '@hearth/core/viewing/agentContract.ts'
import dialogClasses from '../../viewing/ViewingDialogs.module.css'
import { dayAndTimes } from '../../viewing/viewingWords.ts'

/** Who asked, and for when: beneath the home in a dialog that answers. */
export const RequestLine = ({ viewing }: { viewing: AgentViewing }) => (
  <p className={dialogClasses.line}>
    {viewing.seeker.name}, {dayAndTimes(viewing)}
  </p>
)
