import { chipsOf } from '@hearth/core/search/chips.ts'
import type { Relaxation, SearchCriteria } from '@hearth/core/search/contract.ts'
import { radiusInMiles } from '@hearth/core/search/labels.ts'
import { filterOf } from './filters/filters.ts'

type Offer = Pick<Relaxation, 'criterion' | 'value' | 'criteria'>

/** A way out of an empty search: 'Without “2+ beds”', with the words of its chip, or a wider circle. */
export function offerInWords(offer: Offer, searched: SearchCriteria): string {
  const { criterion, value, criteria } = offer
  if (criterion === 'radius' && criteria.radius !== undefined) {
    return `Within ${radiusInMiles(criteria.radius)}`
  }
  const chip = chipsOf(searched).find((c) => c.criterion === criterion && c.value === value)
  return `Without “${chip?.label ?? filterOf(criterion)?.label ?? 'one wish'}”`
}
