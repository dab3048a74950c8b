/**
 * Some of the items, each at most once, in random order. `random` gives numbers from 0 up to 1.
 * Fewer items than asked for are all returned.
 */
export function pickAtRandom<Item>(
  items: readonly Item[],
  count: number,
  random: () => number,
): Item[] {
  const rest = [...items]
  const picked: Item[] = []
  while (picked.length < count && rest.length > 0) {
    picked.push(...rest.splice(Math.floor(random() * rest.length), 1))
  }
  return picked
}
