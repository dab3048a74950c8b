import type { AgentViewing } from '@hearth/core/viewing/agentContract.ts'

/** What every dialog of an agent about a viewing needs. */
export interface AgentDialogProps {
  viewing: AgentViewing
  isOpen: boolean
  /** What goes wrong is said inside, as on the page of requests; else as the dashboard does. */
  saysInside: boolean
  onClose(): void
  /** Called once it can no longer be seen. */
  onClosed(): void
}
