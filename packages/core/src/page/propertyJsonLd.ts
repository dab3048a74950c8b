import { uploadedPicture } from '../file/pictures.ts'
import { addressLines } from '../property/addressLines.ts'
import type { PropertyDetail, PropertyStatus, PropertyType } from '../property/contract.ts'
import { PROPERTY_DEFAULTS } from '../property/wording.ts'
import type { JsonLd } from './head.ts'
import { absolute, SCHEMA } from './jsonLd.ts'
import { socialPicture } from './socialPicture.ts'

interface Told {
  origin: string
  path: string
  description: string
}

/** Land and premises have rooms of no kind that schema.org knows of a place. */
const HOME_TYPES: Record<PropertyType, 'House' | 'Apartment' | 'Place'> = {
  house: 'House',
  bungalow: 'House',
  flat: 'Apartment',
  maisonette: 'Apartment',
  land: 'Place',
  commercial: 'Place',
}

const AVAILABILITY: Record<PropertyStatus, string> = {
  available: `${SCHEMA}/InStock`,
  underOffer: `${SCHEMA}/LimitedAvailability`,
  sold: `${SCHEMA}/SoldOut`,
  let: `${SCHEMA}/SoldOut`,
}

const SELL = 'http://purl.org/goodrelations/v1#Sell'
const LEASE_OUT = 'http://purl.org/goodrelations/v1#LeaseOut'
const SQUARE_FOOT = 'FTK'
const MONTH = 'MON'
/** Enough to choose from; a listing may have dozens. */
const MOST_PICTURES = 10

/** A home that is offered, with what is asked for it and what it is, in schema.org's words. */
export function propertyJsonLd(property: PropertyDetail, told: Told): JsonLd {
  const url = absolute(told.origin, told.path)
  const pictures = property.images
    .slice(0, MOST_PICTURES)
    .map((src) => pictureUrl(src, told.origin))
  return {
    '@context': SCHEMA,
    '@type': 'RealEstateListing',
    '@id': url,
    url,
    name: property.title || PROPERTY_DEFAULTS.title,
    description: told.description,
    datePosted: property.createdAt,
    inLanguage: 'en-GB',
    ...(pictures.length > 0 && { image: pictures }),
    offers: offer(property, url),
    mainEntity: home(property),
  }
}

const pictureUrl = (src: string, origin: string) =>
  absolute(origin, uploadedPicture(src)?.src ?? socialPicture(src))

function offer(property: PropertyDetail, url: string): JsonLd {
  const { price, listingType, agentCompany, agentName, agentPhone } = property
  const isRent = listingType === 'rent'
  const amount = { price, priceCurrency: 'GBP' }
  return {
    '@type': 'Offer',
    url,
    availability: AVAILABILITY[property.status],
    businessFunction: isRent ? LEASE_OUT : SELL,
    ...(price !== null && amount),
    ...(price !== null &&
      isRent && {
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          ...amount,
          unitCode: MONTH,
          unitText: 'month',
        },
      }),
    offeredBy: {
      '@type': 'RealEstateAgent',
      name: agentCompany ?? agentName,
      ...(agentPhone !== null && { telephone: agentPhone }),
    },
  }
}

function home(property: PropertyDetail): JsonLd {
  const { propertyType, beds, baths, areaSqft, lat, lng } = property
  const type = HOME_TYPES[propertyType]
  const area = { value: areaSqft, unitCode: SQUARE_FOOT }
  return {
    '@type': type,
    name: property.title || PROPERTY_DEFAULTS.title,
    ...(property.address !== '' && { address: address(property) }),
    ...(lat !== null &&
      lng !== null && { geo: { '@type': 'GeoCoordinates', latitude: lat, longitude: lng } }),
    ...(type !== 'Place' && {
      numberOfBedrooms: beds,
      numberOfBathroomsTotal: baths,
      ...(areaSqft !== null && { floorSize: { '@type': 'QuantitativeValue', ...area } }),
    }),
  }
}

const OUTCODE = /\s+([A-Z]{1,2}\d[A-Z\d]?)$/i

/** Street, place and postcode, as far as they are told. */
function address({ address: text, postcode }: PropertyDetail): JsonLd {
  const [street = '', place = ''] = addressLines(text)
  const outcode = OUTCODE.exec(text)?.[1]
  const locality = (place || street).replace(OUTCODE, '')
  const code = postcode ?? outcode
  return {
    '@type': 'PostalAddress',
    ...(place !== '' && { streetAddress: street.replace(/,\s*$/, '') }),
    addressLocality: locality,
    ...(code !== undefined && { postalCode: code }),
    addressCountry: 'GB',
  }
}
