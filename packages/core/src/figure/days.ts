import { londonDay } from '../viewing/rules.ts'
import { type DayFigures, FIGURE_KINDS, type Figures } from './contract.ts'

/** So many days are shown, and as many before them compared. */
export const FIGURE_DAYS = 30

const DAY_MS = 86_400_000

/** The last days in London up to an instant, as yyyy-MM-dd: those that are shown and those before, oldest first. */
export function figureDays(now: Date): string[] {
  // By UTC every day is as long as any other, so that no change of clocks skips or repeats one.
  const today = Date.parse(`${londonDay(now)}T00:00:00Z`)
  return Array.from({ length: 2 * FIGURE_DAYS }, (_, nth) =>
    new Date(today - (2 * FIGURE_DAYS - 1 - nth) * DAY_MS).toISOString().slice(0, 10),
  )
}

/** All that was counted on some days. */
export function sumOf(days: readonly Figures[]): Figures {
  const sums: Figures = { impressions: 0, pageViews: 0, saves: 0, enquiries: 0, viewings: 0 }
  for (const day of days) for (const kind of FIGURE_KINDS) sums[kind] += day[kind]
  return sums
}

/**
 * The figures of the days above, as an agent is told them. A home that was listed within the earlier days
 * is compared with nothing: it would have been compared with its own absence.
 */
export function comparedFigures(days: readonly DayFigures[], listedAt: Date) {
  const [before, shown] = [days.slice(0, FIGURE_DAYS), days.slice(FIGURE_DAYS)]
  const wasListed = londonDay(listedAt) <= (before[0]?.day ?? '')
  return { days: shown, sums: sumOf(shown), before: wasListed ? sumOf(before) : null }
}
