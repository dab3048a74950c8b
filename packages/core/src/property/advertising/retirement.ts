import { featureTagsOf } from '../featureTagsOf.ts'
import type { ListingInput } from '../listingContract.ts'

/** Whether the title or a Key Feature says so; a description may speak of the home next door. */
export const isRetirementHome = ({ title, features, furnishing, tenure }: ListingInput): boolean =>
  featureTagsOf({ features: [...features, title], furnishing, tenure }).includes('retirement')
