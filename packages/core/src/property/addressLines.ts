/** The parts of an address that say where in the country it is: "Clapham, London SW4". */
const LOCALITY_PARTS = 2

/**
 * An address on two lines, the street and then the place, so that neither is cut off by the other.
 * Joined, the lines are the address again.
 */
export function addressLines(address: string): string[] {
  const parts = address.split(', ')
  const streetParts = Math.max(1, parts.length - LOCALITY_PARTS)
  const street = parts.slice(0, streetParts).join(', ')
  const place = parts.slice(streetParts).join(', ')
  return place ? [`${street}, `, place] : [street]
}
