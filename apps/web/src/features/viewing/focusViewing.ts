export const cardId = (viewingId: number) => `viewing-${viewingId}`

/** Leads eye and keyboard to the card of a viewing once what was just pressed has drawn it. */
export function focusViewing(id: number): void {
  requestAnimationFrame(() => document.getElementById(cardId(id))?.focus())
}
