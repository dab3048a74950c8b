import type { Viewing } from '@hearth/core/viewing/contract.ts'

/** What every dialog about a viewing needs. */
export interface ViewingDialogProps {
  viewing: Viewing
  isOpen: boolean
  onClose(): void
  /** Called once it can no longer be seen. */
  onClosed(): void
}

/** The home of a viewing as dialogs show it. */
export const homeOf = ({ title, image }: Viewing['property']) => ({
  title,
  image: image ?? undefined,
})
