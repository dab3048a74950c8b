import { z } from 'zod'
import { forgetInTab, keepInTab, readFromTab } from '../../tabStorage.ts'

/** Under which name the draft of a form is kept; each home has its own. */
export type DraftKey = `hearth.contact.${number}` | `hearth.viewing.${number}`

/** What was typed and not sent, over `empty`; kept values of another kind than the form's are left out. */
export function readDraft<Values extends Record<string, unknown>>(
  key: DraftKey,
  empty: Values,
): Values {
  const kept = readFromTab(key, z.record(z.string(), z.unknown())) ?? {}
  const usable = Object.entries(kept).filter(([name, value]) => isLike(empty[name], value))
  return { ...empty, ...Object.fromEntries(usable) }
}

/** Keeps what differs from `empty`, until the tab is closed or it is forgotten. */
export function keepDraft<Values extends Record<string, unknown>>(
  key: DraftKey,
  values: Values,
  empty: Values,
): void {
  const typed = Object.entries(values).filter(([name, value]) => !isEqual(value, empty[name]))
  if (typed.length === 0) forgetInTab(key)
  else keepInTab(key, Object.fromEntries(typed))
}

/** What is in a form when another `empty` takes the place of an earlier one: what was typed stays. */
export function followed<Values extends Record<string, unknown>>(
  values: Values,
  earlier: Values,
  empty: Values,
): Values {
  const typed = Object.entries(values).filter(([name, value]) => !isEqual(value, earlier[name]))
  return { ...empty, ...Object.fromEntries(typed) }
}

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

function isLike(known: unknown, value: unknown): boolean {
  if (known === null) return value === null || typeof value === 'string'
  if (Array.isArray(known)) {
    return Array.isArray(value) && value.every((each) => typeof each === 'string')
  }
  return typeof known === typeof value
}
