import type { ListingType, PropertyHistoryEntry } from '@hearth/core/property/contract.ts'
import { formatPounds, formatPrice } from '@hearth/core/property/price.ts'
import { STATUS_LABELS } from '@hearth/core/property/wording.ts'

export interface HistoryLine {
  /** ISO instant. */
  at: string
  /** "Reduced to £475,000" */
  what: string
  /** "£25,000 less (5%)", where a price changed to another. */
  detail?: string
}

/** What happened to a listing since it came on the market, in words, the latest first. */
export function historyLines(
  history: readonly PropertyHistoryEntry[],
  listingType: ListingType,
): HistoryLine[] {
  return history
    .map((entry, place) => ({ at: entry.at, ...told(entry, history[place - 1], listingType) }))
    .reverse()
}

type Told = Omit<HistoryLine, 'at'>

function told(
  entry: PropertyHistoryEntry,
  before: PropertyHistoryEntry | undefined,
  listingType: ListingType,
): Told {
  const price = formatPrice({ price: entry.price, listingType })
  if (entry.kind === 'listed') {
    return { what: entry.price === null ? `Listed: ${price}` : `Listed at ${price}` }
  }
  if (entry.kind === 'price') return priceChange(entry.price, before?.price ?? null, price)
  if (entry.kind === 'withdrawn') return { what: 'Withdrawn' }
  return { what: entry.status === 'available' ? 'Back on the market' : STATUS_LABELS[entry.status] }
}

function priceChange(now: number | null, before: number | null, price: string): Told {
  if (now === null) return { what: price }
  if (before === null || before === now) return { what: `Priced at ${price}` }
  const difference = Math.abs(now - before)
  const percent = Math.round((difference / before) * 100)
  const share = percent > 0 ? ` (${percent}%)` : ''
  return {
    what: `${now < before ? 'Reduced' : 'Raised'} to ${price}`,
    detail: `${formatPounds(difference)} ${now < before ? 'less' : 'more'}${share}`,
  }
}
