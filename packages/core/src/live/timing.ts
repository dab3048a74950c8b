const SECOND_MS = 1000

/** How often the server shows that the connection lives. */
export const PING_MS = 30 * SECOND_MS
/** After this long without a sign of life the connection counts as lost. */
export const SILENCE_MS = 45 * SECOND_MS

const DELAYS_SECONDS = [1, 2, 5, 10] as const
const LONGEST_SECONDS = 10

/** Milliseconds to wait before the next attempt, after so many failures in a row. */
export function reconnectDelayMs(failures: number): number {
  return (DELAYS_SECONDS[Math.max(0, failures - 1)] ?? LONGEST_SECONDS) * SECOND_MS
}
