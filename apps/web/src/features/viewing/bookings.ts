import type { Viewing } from '@hearth/core/viewing/contract.ts'

/** The two tabs of the page. */
export type ViewingsTab = 'scheduled' | 'completed'

/** In which tab a viewing is. */
export const tabOf = ({ status }: Pick<Viewing, 'status'>): ViewingsTab =>
  status === 'completed' || status === 'cancelled' ? 'completed' : 'scheduled'

/** The viewings of a tab: those to come from the earliest day on, those that are over from the latest. */
export function viewingsIn<Of extends Pick<Viewing, 'status'>>(
  tab: ViewingsTab,
  viewings: readonly Of[],
): Of[] {
  const inTab = viewings.filter((viewing) => tabOf(viewing) === tab)
  return tab === 'scheduled' ? inTab : inTab.toReversed()
}

/** The bookings of each day, yyyy-MM-dd: what was cancelled books no day. */
export function bookingsByDay<Of extends Pick<Viewing, 'status' | 'date'>>(
  viewings: readonly Of[],
): ReadonlyMap<string, Of[]> {
  return Map.groupBy(
    viewings.filter(({ status }) => status !== 'cancelled'),
    ({ date }) => date,
  )
}

/** The day that a calendar begins with: the next one with a booking, else today. */
export function firstDay(bookings: ReadonlyMap<string, unknown>, today: string): string {
  const toCome = [...bookings.keys()].filter((day) => day >= today)
  return toCome.sort()[0] ?? today
}
