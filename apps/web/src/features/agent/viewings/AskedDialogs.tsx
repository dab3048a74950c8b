import { DeclineDialog } from './DeclineDialog.tsx'
import { DetailsDialog } from './DetailsDialog.tsx'
import { ProposeDialog } from './ProposeDialog.tsx'
import type { useAskedDialog } from './useAskedDialog.ts'

interface Props {
  asked: ReturnType<typeof useAskedDialog>
  /** What goes wrong is said inside the dialogs. */
  saysInside?: boolean
  /** Called once a dialog can no longer be seen. */
  onClosed(): void
}

/** The three dialogs about a viewing, of which one is open at most. */
export function AskedDialogs({ asked, saysInside = false, onClosed }: Props) {
  const { dialog, viewing, isOpen, ask, close } = asked
  if (!dialog || !viewing) return null
  const { name, reason } = dialog
  const frame = { viewing, saysInside, onClose: close, onClosed }
  const key = `${name} ${viewing.id}`
  if (name === 'details') {
    return (
      <DetailsDialog key={key} {...frame} isOpen={isOpen} onAsk={(next) => ask(viewing, next)} />
    )
  }
  // What somebody else did meanwhile may leave nothing to ask.
  const isAsked = isOpen && viewing.actions.includes(name)
  if (name === 'decline') return <DeclineDialog key={key} {...frame} isOpen={isAsked} />
  return <ProposeDialog key={key} {...frame} isOpen={isAsked} reason={reason} />
}
