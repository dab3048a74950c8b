/** The same list with one entry at another place; places outside of it are its ends. */
export function moved<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  const entry = list[from]
  if (entry === undefined) return [...list]
  const rest = list.filter((_, at) => at !== from)
  return [...rest.slice(0, Math.max(0, to)), entry, ...rest.slice(Math.max(0, to))]
}
