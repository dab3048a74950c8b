import type { SearchCriteria } from '../contract.ts'

/** Whether two searches ask for the same, whatever the order of their criteria. */
export function isSameSearch(a: SearchCriteria, b: SearchCriteria): boolean {
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]) as Set<keyof SearchCriteria>
  return [...keys].every((key) => JSON.stringify(a[key]) === JSON.stringify(b[key]))
}
