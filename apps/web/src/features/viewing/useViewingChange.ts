import type { Viewing } from '@hearth/core/viewing/contract.ts'
import { refusalOf } from '../../refusal.ts'
import { trpc } from '../../trpc.ts'
import { sayWrong } from '../../ui/toasts.ts'

/** Refusals of what others have changed or taken away meanwhile. */
const OVERTAKEN = new Set(['stale', 'notFound'])

/** What follows when one of one's own viewings was changed, or could not be. */
export function useViewingChange() {
  const { mine } = trpc.useUtils().viewing

  /** Shows it as it is stored now. */
  const show = (changed: Viewing) => {
    mine.setData(undefined, (all) => all?.map((each) => (each.id === changed.id ? changed : each)))
    // It may have another place among the others.
    void mine.invalidate()
  }
  /** Why it could not be changed. Null: others changed it meanwhile, which is said and shown. */
  const reasonOf = (error: unknown): string | null => {
    const { text, code } = refusalOf(error)
    if (code === undefined || !OVERTAKEN.has(code)) return text
    void mine.invalidate()
    sayWrong('This viewing has changed', text)
    return null
  }
  return { show, reasonOf }
}
