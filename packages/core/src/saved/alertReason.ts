import type { AlertReason } from './contract.ts'

/** A home that matches a search. */
export interface MatchingHome {
  id: number
  price: number | null
  createdAt: Date
  /** When its price last fell; null again once it is what it was before. */
  reducedAt: Date | null
}

/** What an alert told already of one home: the price is what it was reduced to, 0 for a new home. */
export interface Told {
  reason: AlertReason
  price: number
}

/**
 * Why an alert tells of a home since an instant; undefined when it has nothing to tell that was not told.
 * A home that is both new and reduced is new: nobody has seen its former price.
 */
export function alertReason(
  home: MatchingHome,
  since: Date,
  told: readonly Told[],
): AlertReason | undefined {
  const wasTold = (reason: AlertReason, price: number) =>
    told.some((each) => each.reason === reason && each.price === price)
  const isNew = home.createdAt >= since && !wasTold('new', 0)
  if (isNew) return 'new'
  const { price, reducedAt } = home
  const isReduced = price !== null && reducedAt !== null && reducedAt >= since
  return isReduced && !wasTold('reduced', price) ? 'reduced' : undefined
}

/** What is told with it: who hears of a new home at its reduced price need not hear of that price again. */
export function toldBy(reason: AlertReason, { price, reducedAt }: MatchingHome): Told[] {
  const reduced: Told[] = price !== null && reducedAt !== null ? [{ reason: 'reduced', price }] : []
  return reason === 'new' ? [{ reason: 'new', price: 0 }, ...reduced] : reduced
}
