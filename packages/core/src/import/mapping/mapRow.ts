import { advertisingFindings } from '../../property/advertising/findings.ts'
import {
  type ListingField,
  type ListingInput,
  listingInput,
  NEW_LISTING,
} from '../../property/listingContract.ts'
import type { BlmRow } from '../blm/rowReader.ts'
import type { RowFinding } from '../contract.ts'
import { type Cells, createCells } from './cells.ts'
import { readFacts } from './facts.ts'
import { type NamedMedia, readMedia } from './media.ts'
import { readReference } from './reference.ts'
import { flawOf } from './rowShape.ts'
import { madeTitle } from './title.ts'

export interface MappedRow {
  /** The listing as it is to be; null when the row is refused. Media stay as they are. */
  listing: ListingInput | null
  /** False: the row takes the listing off the market. */
  isPublished: boolean
  media: NamedMedia
  findings: readonly RowFinding[]
}

/** The media that a row names. */
export const mediaOf = (columns: readonly string[], { fields }: BlmRow): NamedMedia =>
  readMedia(createCells(columns, fields))

/**
 * What a row makes of a listing: of a new one, or of the one that has its reference and is given as `before`.
 * Columns that the file lacks change nothing. Reads leniently, and tells whatever it did not take as it
 * stands; a fault refuses the row as a whole, unless it takes a listing off the market: that goes as it was.
 * What the law says about adverts is that of a day (yyyy-MM-dd).
 */
export function mapRow(
  columns: readonly string[],
  row: BlmRow,
  before: ListingInput | null,
  day: string,
): MappedRow {
  const cells = createCells(columns, row.fields)
  const isPublished = !/^(0|n|no|false)$/i.test(cells.text('PUBLISHED_FLAG'))
  const { ref: agentRef, problem } = readReference(columns, row)
  if (problem !== null) cells.fault('AGENT_REF', problem)
  const flaw = flawOf(columns, row)
  if (flaw !== null) cells.fault(null, flaw)
  const isRead = flaw === null
  const media = isRead ? readMedia(cells) : { images: [], floorplan: null, epc: null }
  const listing = isRead ? listingOf(cells, agentRef, before) : null
  if (listing && isPublished) tellLaw(cells, listing, day)
  const { findings } = cells
  if (findings.every(({ severity }) => severity === 'note')) {
    return { listing, isPublished, media, findings }
  }
  if (isPublished || !isRead || agentRef === null || before === null) {
    return { listing: null, isPublished, media, findings }
  }
  return { listing: before, isPublished, media, findings: asNotes(findings) }
}

/** What is wrong with a home does not keep it on the market when it is to leave. */
const asNotes = (findings: readonly RowFinding[]): RowFinding[] =>
  findings.map((finding) => ({ ...finding, severity: 'note' }))

function tellLaw(cells: Cells, listing: ListingInput, day: string): void {
  for (const { field, text, severity } of advertisingFindings(listing, day)) {
    if (severity === 'refusal') cells.fault(columnOf(field), text)
    else cells.note(columnOf(field), text)
  }
}

function listingOf(
  cells: Cells,
  agentRef: string | null,
  before: ListingInput | null,
): ListingInput | null {
  const start = before ?? { ...NEW_LISTING, price: null }
  const merged = { ...start, ...readFacts(cells, before), agentRef }
  const isTitleMade = before === null || before.title === madeTitle(before)
  const title = isTitleMade ? madeTitle(merged) : merged.title
  const { success, data, error } = listingInput.safeParse({ ...merged, title })
  if (success) return data
  for (const { path, message } of error.issues) tellIssue(cells, String(path[0] ?? ''), message)
  return null
}

/** Where what a listing says comes from. */
const COLUMNS: Partial<Record<ListingField, string>> = {
  description: 'DESCRIPTION',
  listingType: 'TRANS_TYPE_ID',
  status: 'STATUS_ID',
  price: 'PRICE',
  priceQualifier: 'PRICE_QUALIFIER',
  address: 'DISPLAY_ADDRESS',
  postcode: 'POSTCODE1',
  beds: 'BEDROOMS',
  baths: 'BATHROOMS',
  propertyType: 'PROP_SUB_ID',
  propertyForm: 'PROP_SUB_ID',
  features: 'FEATURE1',
  virtualTourUrl: 'MEDIA_VIRTUAL_TOUR_00',
  tenure: 'TENURE_TYPE_ID',
  deposit: 'LET_BOND',
  furnishing: 'LET_FURN_ID',
  availableFrom: 'LET_DATE_AVAILABLE',
  agentRef: 'AGENT_REF',
}

/** The column that a field of a listing is read from; null where the file has none for it. */
const columnOf = (field: string): string | null => COLUMNS[field as ListingField] ?? null

/** What is wrong with a field, unless its column has a fault already. */
function tellIssue(cells: Cells, field: string, message: string): void {
  const column = columnOf(field)
  const isTold = cells.findings.some(
    (finding) => finding.severity === 'fault' && finding.column === column,
  )
  if (!isTold) cells.fault(column, message)
}
