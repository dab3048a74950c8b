/** Milliseconds. */
export interface Timing {
  p50: number
  p99: number
}

type Work<Item> = (item: Item, nth: number) => unknown

/**
 * Times ways of doing the same thing side by side: each item goes through all of them in turn, so that
 * whatever else the machine does meanwhile slows them alike. A first round warms up and is not counted.
 */
export async function timeSideBySide<Item, Name extends string>(
  items: readonly Item[],
  ways: Record<Name, Work<Item>>,
): Promise<Record<Name, Timing>> {
  const names = Object.keys(ways) as Name[]
  const taken = new Map<Name, number[]>(names.map((name) => [name, []]))
  for (const isCounted of [false, true]) {
    for (const [nth, item] of items.entries()) {
      for (const name of names) {
        const started = performance.now()
        await ways[name](item, nth)
        if (isCounted) taken.get(name)?.push(performance.now() - started)
      }
    }
  }
  return Object.fromEntries(names.map((name) => [name, timingOf(taken.get(name) ?? [])])) as Record<
    Name,
    Timing
  >
}

function timingOf(taken: number[]): Timing {
  taken.sort((a, b) => a - b)
  const at = (share: number) =>
    taken[Math.min(taken.length - 1, Math.floor(taken.length * share))] ?? 0
  return { p50: at(0.5), p99: at(0.99) }
}
