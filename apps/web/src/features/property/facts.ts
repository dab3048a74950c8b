import type { PropertyDetail } from '@hearth/core/property/contract.ts'
import { formatPounds } from '@hearth/core/property/price.ts'
import {
  EPC_EXEMPTION_LABELS,
  FURNISHING_LABELS,
  TENURE_LABELS,
} from '@hearth/core/property/wording.ts'
import { londonDay } from '@hearth/core/viewing/rules.ts'

export interface Fact {
  label: string
  value: string
}

const UNKNOWN = 'Not provided'

const aYear = (pounds: number | null) =>
  pounds === null ? UNKNOWN : pounds === 0 ? 'None' : `${formatPounds(pounds)} a year`

/** yyyy-MM-dd as "1 March 2027". It is a day, so no time zone may move it. */
export function dayInWords(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
}

function saleFacts(property: PropertyDetail): Fact[] {
  const { tenure, leaseYears, serviceCharge, groundRent } = property
  // Unless it is known to be none: a freehold on an estate can have a service charge all the same.
  const mayBeLease = tenure === null || tenure === 'leasehold' || tenure === 'shareOfFreehold'
  const lease = leaseYears === null ? UNKNOWN : `${leaseYears} years remaining`
  return [
    { label: 'Tenure', value: tenure === null ? UNKNOWN : TENURE_LABELS[tenure] },
    ...applying(mayBeLease || leaseYears !== null, { label: 'Lease', value: lease }),
    ...applying(mayBeLease || serviceCharge !== null, {
      label: 'Service charge',
      value: aYear(serviceCharge),
    }),
    ...applying(mayBeLease || groundRent !== null, {
      label: 'Ground rent',
      value: aYear(groundRent),
    }),
    ...applying(property.propertyType !== 'land' || property.areaSqft !== null, {
      label: 'Price per square foot',
      value: perSquareFoot(property),
    }),
  ]
}

const applying = (does: boolean, fact: Fact): Fact[] => (does ? [fact] : [])

function perSquareFoot({ price, areaSqft }: PropertyDetail): string {
  return price === null || !areaSqft ? UNKNOWN : formatPounds(Math.round(price / areaSqft))
}

function availability(availableFrom: string | null, now: Date): Fact {
  if (availableFrom === null) return { label: 'Available from', value: UNKNOWN }
  return availableFrom <= londonDay(now)
    ? { label: 'Availability', value: 'Available now' }
    : { label: 'Available from', value: dayInWords(availableFrom) }
}

function rentFacts({ availableFrom, deposit, furnishing }: PropertyDetail, now: Date): Fact[] {
  return [
    availability(availableFrom, now),
    { label: 'Deposit', value: deposit === null ? UNKNOWN : formatPounds(deposit) },
    {
      label: 'Furnishing',
      value: furnishing === null ? UNKNOWN : FURNISHING_LABELS[furnishing],
    },
  ]
}

/**
 * The facts that decide, for a sale or a rent, each where it can apply to such a home. An unknown one is
 * said to be unknown.
 */
export function factsOf(property: PropertyDetail, now: Date): Fact[] {
  const { listingType, councilTaxBand, epcRating, epcExemption, propertyType } = property
  const isLivedIn = propertyType !== 'land' && propertyType !== 'commercial'
  return [
    ...(listingType === 'sale' ? saleFacts(property) : rentFacts(property, now)),
    ...applying(isLivedIn || councilTaxBand !== null, {
      label: 'Council tax',
      value: councilTaxBand === null ? UNKNOWN : `Band ${councilTaxBand}`,
    }),
    ...applying(propertyType !== 'land' || epcRating !== null || epcExemption !== null, {
      label: 'EPC',
      value: epcRating ?? (epcExemption === null ? UNKNOWN : EPC_EXEMPTION_LABELS[epcExemption]),
    }),
    { label: 'Listed', value: dayInWords(londonDay(new Date(property.createdAt))) },
  ]
}
