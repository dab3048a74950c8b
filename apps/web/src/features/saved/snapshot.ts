import {
  type PropertyCard,
  type PropertyDetail,
  propertyByIdInput,
} from '@hearth/core/property/contract.ts'
import { PROPERTY_DEFAULTS, typeLabel } from '@hearth/core/property/wording.ts'
import { z } from 'zod'

const text = z.string().nullable()
const miles = z.number().nullable()
/** Whole pounds, or a price text that is no number. */
const price = z.union([z.number(), z.string()]).nullable()

/**
 * What a visitor's browser keeps of a saved home. What the listing did not tell is null: nothing in
 * it is a placeholder.
 */
export const snapshotSchema = z.object({
  id: propertyByIdInput.shape.id,
  title: z.string(),
  /** Of a home for sale; null for one to rent. */
  price,
  /** Per calendar month, of a home to rent; null for one for sale. */
  rentPrice: price,
  location: z.string(),
  beds: z.number().int().nullable(),
  baths: z.number().int().nullable(),
  sqft: z.number().int().nullable(),
  type: text,
  images: z.array(z.string()),
  features: z.array(z.string()).nullable(),
  description: text,
  agent: z.object({ name: text, email: text, phone: text, agency: text, position: text }),
  floorplanImage: text,
  epcImage: text,
  /** Miles to the nearest stop of each kind. */
  transportDistance: z.object({ tube: miles, bus: miles, train: miles }),
})
export type SavedProperty = z.infer<typeof snapshotSchema>

/** What can be saved: a card of a list, or the whole listing. */
export type Saveable = Omit<PropertyCard, 'matchReasons'> | PropertyDetail

const NO_DETAIL = {
  features: null,
  description: null,
  agentName: null,
  agentPhone: null,
  agentCompany: null,
  floorplanUrl: null,
  epcUrl: null,
} as const

/** The snapshot to keep of a home; a card knows less than the whole listing. */
export function snapshotOf(home: Saveable): SavedProperty {
  const detail = 'description' in home ? home : NO_DETAIL
  const amount = home.price ?? home.priceText
  // Nobody lives on land or in a shop: no bedroom makes it no studio.
  const isLivedIn = home.propertyType !== 'land' && home.propertyType !== 'commercial'
  return {
    id: home.id,
    title: home.title || PROPERTY_DEFAULTS.title,
    price: home.listingType === 'sale' ? amount : null,
    rentPrice: home.listingType === 'rent' ? amount : null,
    location: home.address || PROPERTY_DEFAULTS.location,
    beds: isLivedIn || home.beds > 0 ? home.beds : null,
    baths: isLivedIn || home.baths > 0 ? home.baths : null,
    sqft: home.areaSqft,
    type: typeLabel(home),
    images: home.images,
    features: detail.features,
    description: detail.description,
    agent: {
      name: detail.agentName,
      email: null,
      phone: detail.agentPhone,
      agency: detail.agentCompany,
      position: null,
    },
    floorplanImage: detail.floorplanUrl,
    epcImage: detail.epcUrl,
    transportDistance: { tube: null, bus: null, train: null },
  }
}
