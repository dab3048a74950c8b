import { readPounds } from '../../property/amount.ts'
import {
  COUNCIL_TAX_BANDS,
  type CouncilTaxBand,
  type ListingType,
} from '../../property/contract.ts'
import type { ListingInput } from '../../property/listingContract.ts'
import { readAddress, readWholePostcode } from './address.ts'
import { readAsking } from './asking.ts'
import { type Cells, quoted } from './cells.ts'
import { type Codes, FURNISHED, HOMES, STATUSES, TENURE_TYPES } from './codes.ts'
import { readDay } from './dates.ts'
import { readVirtualTour } from './media.ts'
import { readDescription, readFeatures } from './words.ts'

/** What a row says about a home. A fact that is left out is not told by the file: it stays as it was. */
export type Facts = Partial<ListingInput>

const BANDS: Codes<CouncilTaxBand> = new Map(
  COUNCIL_TAX_BANDS.flatMap((band) => [[band, band] as const, [band.toLowerCase(), band] as const]),
)

/** Reads everything that a row says; `before` is the listing as it is, or null for a new one. */
export function readFacts(cells: Cells, before: ListingInput | null): Facts {
  const listingType = readListingType(cells) ?? before?.listingType
  if (listingType === undefined) {
    cells.fault('TRANS_TYPE_ID', 'Say whether it is for sale (1) or to let (2).')
  }
  const beds = readRooms(cells, 'BEDROOMS')
  return told({
    listingType,
    ...readHome(cells, before),
    beds,
    baths: readRooms(cells, 'BATHROOMS'),
    ...readAsking(cells, listingType ?? 'sale', beds ?? before?.beds ?? 0),
    status: readStatus(cells, listingType, before),
    address: readAddress(cells),
    postcode: readWholePostcode(cells),
    description: readDescription(cells),
    features: readFeatures(cells),
    virtualTourUrl: readVirtualTour(cells),
    tenure: coded(cells, 'TENURE_TYPE_ID', TENURE_TYPES),
    ...readCharges(cells),
    ...(listingType === 'rent' && readLetting(cells)),
  })
}

/** Without what is undefined. */
function told(facts: { [K in keyof ListingInput]?: ListingInput[K] | undefined }): Facts {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined))
}

function readListingType(cells: Cells): ListingType | undefined {
  const code = cells.text('TRANS_TYPE_ID')
  if (code === '1') return 'sale'
  if (code === '2') return 'rent'
  if (code !== '')
    cells.fault('TRANS_TYPE_ID', `${quoted(code)} is neither 1 (sale) nor 2 (to let).`)
  return undefined
}

/**
 * What a code of a column means. Undefined without the column, null where the field is empty; a code that
 * nobody knows is noted and says nothing.
 */
function coded<T>(cells: Cells, column: string, meanings: Codes<T>): T | null | undefined {
  const code = cells.text(column)
  if (!cells.has(column)) return undefined
  if (code === '') return null
  if (meanings.has(code)) return meanings.get(code)
  cells.note(column, `The code ${quoted(code)} is unknown: it was left out.`)
  return undefined
}

function readHome(cells: Cells, before: ListingInput | null): Facts {
  const column = 'PROP_SUB_ID'
  const code = cells.text(column)
  const home = HOMES.get(code)
  if (home) return { propertyType: home[0], propertyForm: home[1] }
  const isTold = code !== '' && code !== '0'
  if (isTold) cells.note(column, `The code ${quoted(code)} is unknown: ${guessed(before)}.`)
  else if (!before && cells.has(column))
    cells.note(column, `The kind of home is not told: ${guessed(before)}.`)
  return {}
}

const guessed = (before: ListingInput | null) =>
  before ? 'the kind of home stays as it was' : 'it was taken as a house'

/** The format cannot say that a home is sold: what an agent said here stays until the file says available. */
function readStatus(
  cells: Cells,
  listingType: ListingType | undefined,
  before: ListingInput | null,
): ListingInput['status'] | undefined {
  const status = coded(cells, 'STATUS_ID', STATUSES) ?? undefined
  const ended = listingType === 'sale' ? 'sold' : 'let'
  if (before?.status === ended && before.listingType === listingType && status !== ended) {
    if (status === 'available') {
      cells.note('STATUS_ID', `It was ${ended} here, and is available again as the file says.`)
    } else if (status !== undefined) {
      cells.note(
        'STATUS_ID',
        `It is ${ended} here, and stays so until the file says available (0).`,
      )
      return ended
    }
  }
  if (status !== 'let' || listingType !== 'sale') return status
  cells.note('STATUS_ID', 'A home for sale cannot be let: it was taken as under offer.')
  return 'underOffer'
}

function readRooms(cells: Cells, column: 'BEDROOMS' | 'BATHROOMS'): number | undefined {
  const text = cells.text(column).toLowerCase()
  if (text === '') return undefined
  if (text === 'studio' && column === 'BEDROOMS') return 0
  const [, count] = /^(\d{1,3})(?:\.0+)?(?:\s*(?:bed|bath)(?:room)?s?)?$/.exec(text) ?? []
  if (count !== undefined) return Number(count)
  cells.fault(column, `${quoted(text)} is no number of rooms.`)
  return undefined
}

/** A fact in whole pounds or years; what is no number is noted, and 0 is not told. */
function readAmount(cells: Cells, column: string): number | null | undefined {
  if (!cells.has(column)) return undefined
  const text = cells.text(column)
  if (text === '') return null
  const pounds = readPounds(text, { takesShort: false })
  if (pounds === undefined) cells.note(column, `${quoted(text)} is no amount: it was left out.`)
  return Math.round(pounds ?? 0) || null
}

function readCharges(cells: Cells) {
  return {
    leaseYears: readAmount(cells, 'TENURE_UNEXPIRED_YEARS'),
    groundRent: readAmount(cells, 'ANNUAL_GROUND_RENT'),
    serviceCharge: readAmount(cells, 'ANNUAL_SERVICE_CHARGE'),
    councilTaxBand: coded(cells, 'COUNCIL_TAX_BAND', BANDS),
  }
}

function readLetting(cells: Cells) {
  return {
    deposit: readAmount(cells, 'LET_BOND'),
    furnishing: coded(cells, 'LET_FURN_ID', FURNISHED),
    availableFrom: readAvailableFrom(cells),
  }
}

function readAvailableFrom(cells: Cells): string | null | undefined {
  const column = 'LET_DATE_AVAILABLE'
  if (!cells.has(column)) return undefined
  const text = cells.text(column)
  if (text === '' || /^(now|immediately|available now)$/i.test(text)) return null
  const day = readDay(text)
  if (day === undefined) cells.note(column, `${quoted(text)} is no day: it was left out.`)
  return day ?? null
}
