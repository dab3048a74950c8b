import type { ListingField } from '@hearth/core/property/listingContract.ts'

const FOCUSABLE = 'input:not([type="hidden"]), select, textarea, button'

/** Takes the keyboard to a field of the form, and the field into sight. */
export function focusField(field: ListingField): void {
  const marked = document.querySelector<HTMLElement>(`[data-field="${field}"]`)
  const input = marked?.matches(FOCUSABLE) ? marked : marked?.querySelector<HTMLElement>(FOCUSABLE)
  input?.focus({ preventScroll: true })
  ;(input ?? marked)?.scrollIntoView({ block: 'center' })
}
