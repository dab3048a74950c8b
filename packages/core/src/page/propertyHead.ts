import { addressLines } from '../property/addressLines.ts'
import type { PropertyDetail, PropertyStatus } from '../property/contract.ts'
import { formatPrice } from '../property/price.ts'
import { LISTING_TYPE_LABELS, PROPERTY_DEFAULTS, STATUS_LABELS } from '../property/wording.ts'
import { firstSentence, oneLine } from './excerpt.ts'
import type { PageHead, PageImage } from './head.ts'
import { homeInWords } from './homeInWords.ts'
import { breadcrumbs } from './jsonLd.ts'
import { propertyJsonLd } from './propertyJsonLd.ts'
import { SITE_IMAGE } from './siteImage.ts'
import { SOCIAL_SIZE, socialPicture } from './socialPicture.ts'

const OUTCODE = /\s+[A-Z]{1,2}\d[A-Z\d]?$/i

/** What is said before everything else of a home that may be gone. */
const BEFORE: Record<PropertyStatus, string> = {
  available: '',
  underOffer: `${STATUS_LABELS.underOffer}: `,
  sold: `${STATUS_LABELS.sold}: `,
  let: `${STATUS_LABELS.let}: `,
}

/** The page of a home. One that is sold or let says so and stays to be found. */
export function propertyHead(property: PropertyDetail, origin: string): PageHead {
  const path = propertyPath(property.id)
  const deal = LISTING_TYPE_LABELS[property.listingType]
  return {
    title: propertyTitle(property),
    description: description(property),
    path,
    image: pictureOf(property) ?? SITE_IMAGE,
    type: 'website',
    isIndexed: true,
    jsonLd: [
      propertyJsonLd(property, { origin, path, description: description(property) }),
      breadcrumbs(origin, [
        { name: `Homes ${deal.toLowerCase()}`, path: `/properties?type=${property.listingType}` },
        { name: nameAndPlace(property) },
      ]),
    ],
  }
}

export const propertyPath = (id: number): string => `/property/${id}`

type Named = Pick<PropertyDetail, 'title' | 'address'>

/** "Sold: Two-bedroom flat, Mill Lane, Clapham, £485,000": what it is, where, and for how much. */
function propertyTitle(property: PropertyDetail): string {
  return `${BEFORE[property.status]}${nameAndPlace(property)}, ${formatPrice(property)}`
}

/** A home's title and the place it is in, without the street once more. */
export function nameAndPlace({ title, address }: Named): string {
  const name = title || PROPERTY_DEFAULTS.title
  const place = placeName(address)
  return place === '' || name.includes(place) ? name : `${name}, ${place}`
}

/** The nearest name of where an address is: "Clapham" of "12 Mill Lane, Clapham, London SW4". */
function placeName(address: string): string {
  const lines = addressLines(address)
  const [place = ''] = (lines[1] ?? lines[0] ?? '').split(', ')
  return place.replace(OUTCODE, '').trim()
}

/** "Sold: 2 bedroom flat for sale in Clapham, London SW4. Quiet, with a garden." */
function description(property: PropertyDetail): string {
  const deal = LISTING_TYPE_LABELS[property.listingType].toLowerCase()
  const lines = addressLines(property.address)
  const place = lines[1] ?? lines[0] ?? ''
  const what = `${homeInWords(property)} ${deal}${place && ` in ${place}`}`
  const begun = BEFORE[property.status] + what.charAt(0).toUpperCase() + what.slice(1)
  return oneLine(`${begun}, ${formatPrice(property)}. ${firstSentence(property.description)}`)
}

function pictureOf(property: PropertyDetail): PageImage | null {
  const [first] = property.images
  if (first === undefined) return null
  const src = socialPicture(first)
  const isDrawn = src.startsWith('/social/')
  return {
    src,
    alt: `${property.title || PROPERTY_DEFAULTS.title}, picture 1 of ${property.images.length}`,
    size: isDrawn ? SOCIAL_SIZE : null,
  }
}
