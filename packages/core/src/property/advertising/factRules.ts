import { NATIONS } from '../../place/contract.ts'
import { formatPounds } from '../price.ts'
import { type AdvertisingRule, type Found, lawIn } from './rule.ts'
import { SOURCES } from './sources.ts'

/** Pounds: a price below it is rather a slip of the hand. */
const LEAST_CREDIBLE = 1000

const everywhere = {
  severity: 'warning',
  laws: lawIn(NATIONS, SOURCES.materialInformation),
} as const
const missing = (isMissing: boolean, found: Found): Found[] => (isMissing ? [found] : [])

/** Facts that an advert may not leave out. */
export const FACT_RULES: readonly AdvertisingRule[] = [
  {
    id: 'energyRating',
    severity: 'warning',
    laws: {
      ...lawIn(['england', 'wales'], SOURCES.energyRating),
      scotland: SOURCES.energyRatingScotland,
      northernIreland: SOURCES.energyRatingNorthernIreland,
    },
    about: 'buildings',
    check: ({ epcRating, epcExemption }) =>
      missing(epcRating === null && epcExemption === null, {
        field: 'epcRating',
        text: 'An advert states the energy rating. Enter it, or say why there is none.',
      }),
  },
  {
    id: 'minimumEnergy',
    severity: 'warning',
    laws: lawIn(['england', 'wales'], SOURCES.minimumEnergy),
    ...{ listingType: 'rent', about: 'buildings' },
    check: ({ epcRating }) =>
      missing(epcRating === 'F' || epcRating === 'G', {
        field: 'epcRating',
        text: `With a rating of ${epcRating} a home may only be let while an exemption is registered for it.`,
      }),
  },
  {
    id: 'salePrice',
    ...everywhere,
    ...{ listingType: 'sale', about: 'everything' },
    check: ({ price, priceQualifier }) => [
      ...missing(price === 0, {
        field: 'price',
        text: 'At £0 hardly anybody finds this home. Enter the asking price.',
      }),
      ...missing(price !== null && price > 0 && price < LEAST_CREDIBLE, {
        field: 'price',
        text: `Hardly any home is sold for less than ${formatPounds(LEAST_CREDIBLE)}. See whether digits are missing.`,
      }),
      ...missing(priceQualifier === 'priceOnApplication', {
        field: 'priceQualifier',
        text: 'The price is the first thing that a buyer has to know, and searches with a limit leave this home out.',
      }),
    ],
  },
  {
    id: 'tenure',
    ...everywhere,
    ...{ listingType: 'sale', about: 'homes' },
    check: ({ tenure }) =>
      missing(tenure === null, {
        field: 'tenure',
        text: 'Buyers have to be told the tenure before they decide.',
      }),
  },
  {
    id: 'lease',
    ...everywhere,
    ...{ listingType: 'sale', about: 'homes' },
    check: ({ tenure, leaseYears, serviceCharge, groundRent }) =>
      tenure !== 'leasehold'
        ? []
        : [
            ...missing(leaseYears === null, {
              field: 'leaseYears',
              text: 'Of a leasehold home, buyers have to be told how many years are left.',
            }),
            ...missing(serviceCharge === null, {
              field: 'serviceCharge',
              text: 'Of a leasehold home, buyers have to be told the service charge. Enter 0 when there is none.',
            }),
            ...missing(groundRent === null, {
              field: 'groundRent',
              text: 'Of a leasehold home, buyers have to be told the ground rent. Enter 0 when there is none.',
            }),
          ],
  },
  {
    id: 'councilTax',
    severity: 'warning',
    laws: lawIn(['england', 'wales', 'scotland'], SOURCES.materialInformation),
    about: 'homes',
    check: ({ councilTaxBand }) =>
      missing(councilTaxBand === null, {
        field: 'councilTaxBand',
        text: 'People have to be told the council tax band before they decide.',
      }),
  },
]
