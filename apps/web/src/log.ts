/** Tells developers about something that went wrong and that the page could live without. */
export function logWarning(message: string, detail?: unknown): void {
  console.warn(`[hearth] ${message}`, detail ?? '')
}
