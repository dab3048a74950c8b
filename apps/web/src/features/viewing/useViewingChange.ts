import type { Viewing } from '@hearth/core/viewing/contract.ts'
import { refusalOf } from '../../refusal.ts'
import { trpc } from '../../trpc.ts'
import { sayWrong } from '../../ui/toasts.ts'

/** What a change needs that met another one: the page shows how it stands, and says so. */
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
  /** Says why it could not be changed; what others changed meanwhile is shown. Answers the reason. */
  const refuse = (failed: string, error: unknown): string => {
    const { text, code } = refusalOf(error)
    const isOvertaken = code !== undefined && OVERTAKEN.has(code)
    if (isOvertaken) void mine.invalidate()
    sayWrong(isOvertaken ? 'This viewing has changed' : failed, text)
    return text
  }
  return { show, refuse }
}
