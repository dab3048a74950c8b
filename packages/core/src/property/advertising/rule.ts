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
}

/** What is wrong, in words for the agent: what, why, and what to do. */
export interface Found {
  field: ListingField
  text: string
}

export interface AdvertisingRule {
  id: string
  severity: Severity
  source: Source
  /** Where it is the law. */
  nations: readonly Nation[]
  /** Left out: for sale and to rent. */
  listingType?: ListingType
  /** Homes to live in, these and commercial premises, or land too. */
  about: 'homes' | 'buildings' | 'everything'
  check(listing: ListingInput): readonly Found[]
}
