import type { PropertyDetail } from '@hearth/core/property/contract.ts'
import { formatPounds } from '@hearth/core/property/price.ts'
import { FURNISHING_LABELS, TENURE_LABELS } from '@hearth/core/property/wording.ts'

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
  const isLease = tenure === 'leasehold' || tenure === 'shareOfFreehold'
  const leaseFacts: Fact[] = [
    { label: 'Lease', value: leaseYears === null ? UNKNOWN : `${leaseYears} years remaining` },
    { label: 'Service charge', value: aYear(serviceCharge) },
    { label: 'Ground rent', value: aYear(groundRent) },
  ]
  return [
    { label: 'Tenure', value: tenure === null ? UNKNOWN : TENURE_LABELS[tenure] },
    ...(isLease ? leaseFacts : []),
  ]
}

/** yyyy-MM-dd of a moment, as the calendar stands in London. */
const londonDay = (moment: Date) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London' }).format(moment)

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

/** The facts that decide, for a sale or a rent. An unknown one is said to be unknown. */
export function factsOf(property: PropertyDetail, now: Date): Fact[] {
  const { listingType, councilTaxBand, epcRating } = property
  return [
    ...(listingType === 'sale' ? saleFacts(property) : rentFacts(property, now)),
    {
      label: 'Council tax',
      value: councilTaxBand === null ? UNKNOWN : `Band ${councilTaxBand}`,
    },
    { label: 'Energy rating', value: epcRating ?? UNKNOWN },
  ]
}
