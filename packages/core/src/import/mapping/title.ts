import type { ListingInput } from '../../property/listingContract.ts'
import { firstCharacters } from '../firstCharacters.ts'

const NUMBERS = ['', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten']
const LEADING_NUMBER = /^(flat|apartment|unit)?\s*\d+\s?[a-z]?(\s*[-–/]\s*\d+\s?[a-z]?)?\s*,?\s+/i

type Named = Pick<ListingInput, 'beds' | 'propertyType' | 'propertyForm' | 'address'>

/**
 * A heading for a listing that came without one: "Three-bedroom semi-detached house, Rose Lane". The same for
 * the same facts, so that one that was made can be told from one that somebody wrote.
 */
export function madeTitle(listing: Named): string {
  const what = `${bedded(listing)}${nounOf(listing)}`
  const where = placeIn(listing.address)
  const title = `${what.charAt(0).toUpperCase()}${what.slice(1)}`
  return where ? `${title}, ${where}` : title
}

function bedded({ beds, propertyType, propertyForm }: Named): string {
  if (beds === 0 || propertyForm === 'studio' || isPlain(propertyType)) return ''
  return `${NUMBERS[beds] ?? beds}-bedroom `
}

const isPlain = (type: Named['propertyType']) => type === 'land' || type === 'commercial'

function nounOf({ propertyType, propertyForm }: Named): string {
  if (propertyType === 'commercial') return 'commercial property'
  if (propertyType === 'land' || propertyForm === null) return propertyType
  if (['cottage', 'townhouse', 'penthouse', 'apartment'].includes(propertyForm)) return propertyForm
  if (propertyForm === 'studio') return 'studio flat'
  if (propertyForm === 'conversion') return 'conversion'
  return `${propertyForm === 'end-terrace' ? 'end-of-terrace' : propertyForm} ${propertyType}`
}

/** The street, without the number of the house. */
function placeIn(address: string): string {
  const parts = address.split(',').map((part) => part.trim())
  const named = parts
    .map((part) => part.replace(LEADING_NUMBER, ''))
    .filter((part) => /[a-z]{3}/i.test(part))
  const street = named.find((part) => !/^(flat|apartment|unit)\b/i.test(part))
  return firstCharacters(street ?? '', 80)
}
