import type { Nation } from '../../place/contract.ts'
import type { ListingType } from '../contract.ts'
import type { ListingField, ListingInput } from '../listingContract.ts'

/** A warning is shown beside its field. A refusal keeps the home from being published. */
export type Severity = 'warning' | 'refusal'

/** Where a rule stands, so that an agent can look for themselves. */
export interface Source {
  /** "Renters’ Rights Act 2025, section 56" */
  title: string
  /** The day from which it holds, yyyy-MM-dd. */
  from: string
  url: string
  /** It is about assured tenancies alone. */
  isForAssured?: true
}

/** The law of each nation that has one. */
export type Laws = Partial<Record<Nation, Source>>

/** The same law in several nations. */
export const lawIn = (nations: readonly Nation[], source: Source): Laws =>
  Object.fromEntries(nations.map((nation) => [nation, source]))

/** What is wrong, in words for the agent: what, why, and what to do. */
export interface Found {
  field: ListingField
  text: string
}

export interface Exception {
  isMet(listing: ListingInput): boolean
  /** When what was found is lawful after all, in words for the agent. */
  text: string
}

export interface AdvertisingRule {
  id: string
  severity: Severity
  /** One law in each nation, so that each is told with its own section and date. */
  laws: Laws
  /** Left out: for sale and to rent. */
  listingType?: ListingType
  /** Homes to live in, these and commercial premises, or land too. */
  about: 'homes' | 'buildings' | 'everything'
  /** Where somebody may lawfully do otherwise; there a refusal is a warning. */
  exception?: Exception
  check(listing: ListingInput): readonly Found[]
}
