import type { PropertyDetail } from '@hearth/core/property/contract.ts'

/** The two ways to the agent of a home. */
export function EnquiryButtons(_: { property: PropertyDetail }) {
  return null
}
