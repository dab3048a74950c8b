import { formatPounds, formatPrice } from '@hearth/core/property/price.ts'
import type { AlertReason } from '@hearth/core/saved/contract.ts'
import { criteriaToParams } from '@hearth/core/search/urlCodec.ts'
import type { ListItem, NewEmail } from '../mail/mutations.ts'
import type { RecentHome } from '../search/data.ts'
import type { Settings } from '../settings.ts'
import type { SearchRow } from './data.ts'

/** A home that an alert tells of, and why. */
export interface Tidings {
  home: RecentHome
  reason: AlertReason
}

/** More are told of by their number, beside the link to all. */
const SHOWN = 12

/** What is new or reduced for a saved search. At least one home is needed. */
export function searchAlert(
  to: string,
  search: SearchRow,
  tidings: readonly Tidings[],
  { publicUrl }: Pick<Settings, 'publicUrl'>,
): NewEmail {
  const { name, unsubscribeToken } = search
  const unsubscribeUrl = `${publicUrl}/unsubscribe?token=${unsubscribeToken}`
  const summary = inWords(tidings)
  const hidden = tidings.length - SHOWN
  return {
    kind: 'search.alert',
    to,
    replyTo: null,
    subject: `${summary} for “${name}”`,
    preview: tidings
      .slice(0, 3)
      .map(({ home }) => `${formatPrice(home)}, ${home.address}`)
      .join(' · '),
    heading: name,
    blocks: [
      { type: 'paragraph', text: `${summary} since we last wrote to you about this search.` },
      { type: 'list', items: tidings.slice(0, SHOWN).map((each) => itemOf(each, publicUrl)) },
      ...(hidden > 0 ? [{ type: 'paragraph', text: `And ${hidden} more.` } as const] : []),
      { type: 'button', label: 'View all results', url: resultsUrl(search, publicUrl) },
      { type: 'link', label: 'Manage your saved searches', url: `${publicUrl}/saved-searches` },
      { type: 'link', label: 'Unsubscribe from this alert', url: unsubscribeUrl },
    ],
    params: { to_email: to },
    unsubscribeUrl,
  }
}

const resultsUrl = ({ criteria }: SearchRow, publicUrl: string) =>
  `${publicUrl}/properties?${new URLSearchParams(criteriaToParams(criteria))}`

/** "3 new homes", "1 reduced home", "3 new and 2 reduced homes". */
function inWords(tidings: readonly Tidings[]): string {
  const count = (reason: AlertReason) => tidings.filter((each) => each.reason === reason).length
  const counts = (['new', 'reduced'] as const)
    .map((reason) => ({ reason, total: count(reason) }))
    .filter(({ total }) => total > 0)
  const noun = tidings.length === 1 ? 'home' : 'homes'
  return `${counts.map(({ reason, total }) => `${total} ${reason}`).join(' and ')} ${noun}`
}

function itemOf({ home, reason }: Tidings, publicUrl: string): ListItem {
  return {
    title: home.title,
    url: `${publicUrl}/property/${home.id}`,
    note: reason === 'new' ? 'New' : reductionInWords(home),
    lines: [formatPrice(home), home.address],
  }
}

function reductionInWords({ formerPrice, price }: RecentHome): string {
  if (formerPrice === null || price === null) return 'Reduced'
  return `Reduced from ${formatPounds(formerPrice)} to ${formatPounds(price)}`
}
