import type { Activity } from '@hearth/core/agent/contract.ts'

/**
 * What a dialog shows that was opened before some of it counted as seen: what it showed already, and what
 * has come since. An answer from before it was seen has all of it itself.
 */
export function mergeActivity(shown: Activity, now: Activity): Activity {
  const isAfter = now.lastVisitAt !== null && now.lastVisitAt >= shown.until
  if (!isAfter) return now
  return {
    ...now,
    viewings: merged(shown.viewings, now.viewings),
    messages: merged(shown.messages, now.messages),
  }
}

interface Part<Item> {
  count: number
  items: Item[]
}

const merged = <Item>(shown: Part<Item>, now: Part<Item>): Part<Item> => ({
  count: shown.count + now.count,
  items: [...now.items, ...shown.items],
})
