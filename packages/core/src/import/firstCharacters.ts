/** The beginning of a text, at most so long; a character that takes two places is not cut in half. */
export function firstCharacters(text: string, most: number): string {
  const start = text.slice(0, most)
  return start.isWellFormed() ? start : text.slice(0, most - 1)
}
