import type { AgentViewing } from '@hearth/core/viewing/agentContract.ts'
import { useState } from 'react'
import { trpc } from '../../../trpc.ts'
import type { AskedAnswer } from './RequestActions.tsx'

/** Which dialog is asked for. */
export interface AskedDialog {
  name: 'details' | AskedAnswer
  /** Why another time has to be found. */
  reason?: string
}

/** The dialog that is open, and the viewing that it is about, as it is now. */
export function useAskedDialog() {
  const [asked, setAsked] = useState<{ seen: AgentViewing; dialog: AskedDialog } | null>(null)
  const [isOpen, setOpen] = useState(false)
  const id = asked?.seen.id ?? 0
  const now = trpc.agent.viewings.byId.useQuery({ id }, { enabled: isOpen })
  const ask = (seen: AgentViewing, dialog: AskedDialog) => {
    setAsked({ seen, dialog })
    setOpen(true)
  }
  return {
    ask,
    dialog: asked?.dialog,
    viewing: now.data?.id === id ? now.data : asked?.seen,
    isOpen,
    close: () => setOpen(false),
  }
}
