import type { PropertyStatus } from '../property/contract.ts'
import { STATUS_LABELS } from '../property/wording.ts'

/** What a saved home says of itself once it is not simply for sale or to rent; null while it is. */
export function savedMark(home: { status: PropertyStatus; isWithdrawn: boolean }): string | null {
  const { status, isWithdrawn } = home
  if (status === 'sold' || status === 'let') return STATUS_LABELS[status]
  if (isWithdrawn) return 'No longer listed'
  return status === 'available' ? null : STATUS_LABELS[status]
}
