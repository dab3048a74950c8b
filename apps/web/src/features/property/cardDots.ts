const MOST_DOTS = 5

/**
 * The dots under a picture: at most five, sliding along with the one shown.
 * Returns the picture number that each dot stands for.
 */
export function dotsFor(count: number, index: number): number[] {
  const shown = Math.min(count, MOST_DOTS)
  const first = Math.min(Math.max(0, index - Math.floor(shown / 2)), count - shown)
  return Array.from({ length: shown }, (_, i) => first + i)
}
