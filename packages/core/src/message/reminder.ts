/** So long a message may wait to be read before the other side is told by e-mail. */
const PATIENCE_MS = 5 * 60_000

/** Messages from before this instant have waited long enough. */
export const remindedBefore = (now: Date): Date => new Date(now.getTime() - PATIENCE_MS)
