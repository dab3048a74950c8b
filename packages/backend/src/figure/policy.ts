import type { CountedKind } from '@hearth/core/figure/contract.ts'
import { isbot } from 'isbot'
import type { Context } from '../trpc.ts'

/**
 * Counts what somebody did to some homes, unless it is a program that says so, or says nothing of itself.
 * What it was done by is looked at here and kept nowhere.
 */
export function countFigure(
  { figures, userAgent, actor, now }: Pick<Context, 'figures' | 'userAgent' | 'actor' | 'now'>,
  kind: CountedKind,
  propertyIds: readonly number[],
): void {
  if (userAgent === '' || isbot(userAgent)) return
  figures.count({ kind, propertyIds, at: now, viewer: actor?.userId ?? null })
}
