/** One after the other, a tick each (S1 section 9). */
export const STATUS_LINES = [
  'Reading what you are looking for',
  'Finding the places you named',
  'Looking through the homes on the market',
  'Measuring the walk to stations and schools',
  'Leaving out what doesn’t fit',
  'Putting the homes in order',
] as const

export const TICK_MS = 2500

const PROGRESS_PER_TICK = 100 / STATUS_LINES.length
const MOST_PROGRESS = 95

export interface Progress {
  line: string
  /** Per cent. */
  percent: number
  /** The last line has had its time: go on to the results. */
  isOver: boolean
}

/** What to show after so many ticks. */
export function progressAfter(ticks: number): Progress {
  const last = STATUS_LINES.length - 1
  return {
    line: STATUS_LINES[Math.min(ticks, last)] ?? STATUS_LINES[0],
    percent: Math.min(ticks * PROGRESS_PER_TICK, MOST_PROGRESS),
    isOver: ticks > last,
  }
}
