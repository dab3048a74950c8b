/** What is near a home. */
export function NearbyAmenities(_: { propertyId: number }) {
  return null
}
