import { type BlmStyle, blmFile } from './blmFile.ts'

/** The columns of a made-up file: those that agents' software fills in. */
export const COLUMNS = [
  ...['AGENT_REF', 'ADDRESS_1', 'ADDRESS_2', 'TOWN', 'POSTCODE1', 'POSTCODE2'],
  ...['FEATURE1', 'FEATURE2', 'FEATURE3', 'SUMMARY', 'DESCRIPTION', 'BRANCH_ID', 'STATUS_ID'],
  ...['BEDROOMS', 'BATHROOMS', 'PRICE', 'PRICE_QUALIFIER', 'PROP_SUB_ID', 'CREATE_DATE'],
  ...['DISPLAY_ADDRESS', 'PUBLISHED_FLAG', 'LET_DATE_AVAILABLE', 'LET_BOND', 'LET_FURN_ID'],
  ...['LET_RENT_FREQUENCY', 'TENURE_TYPE_ID', 'TRANS_TYPE_ID', 'NEW_HOME_FLAG', 'MEDIA_IMAGE_00'],
] as const
export type Column = (typeof COLUMNS)[number]
export type MadeUpRow = Record<Column, string>

const STREETS = [
  'Rose Lane',
  'High Street',
  'Mill Road',
  'Station Road',
  'Church Walk',
  'Quay Side',
]
const TOWNS = [
  ['York', 'YO1', '7HH'],
  ['Leeds', 'LS6', '2AB'],
  ['Bath', 'BA1', '1LZ'],
  ['Norwich', 'NR2', '4TF'],
] as const
const SENTENCE =
  'A bright home with large windows, a kitchen that opens to the garden, and a quiet room for work upstairs. '

/** The nth of any number of homes, the same for the same number; every third is to let. */
export function madeUpRow(nth: number, changes: Partial<MadeUpRow> = {}): MadeUpRow {
  const [town, outward, inward] = TOWNS[nth % TOWNS.length] ?? TOWNS[0]
  const isLet = nth % 3 === 0
  const beds = 1 + (nth % 4)
  return {
    AGENT_REF: `REF${String(nth).padStart(6, '0')}`,
    ADDRESS_1: `${1 + (nth % 180)} ${STREETS[nth % STREETS.length]}`,
    ADDRESS_2: '',
    TOWN: town,
    POSTCODE1: outward,
    POSTCODE2: inward,
    FEATURE1: 'South-facing garden',
    FEATURE2: 'Off-street parking',
    FEATURE3: '',
    SUMMARY: 'A bright home.',
    DESCRIPTION: `<p>${SENTENCE.repeat(2)}</p><p>Home ${nth} has ${beds} bedrooms.</p>`,
    BRANCH_ID: '99991',
    STATUS_ID: '0',
    BEDROOMS: String(beds),
    BATHROOMS: '1',
    PRICE: isLet ? String(900 + (nth % 40) * 25) : `${180 + (nth % 300)},000`,
    PRICE_QUALIFIER: '0',
    PROP_SUB_ID: isLet ? '8' : String(1 + (nth % 4)),
    CREATE_DATE: '2026-11-01 09:00:00',
    DISPLAY_ADDRESS: '',
    PUBLISHED_FLAG: '1',
    LET_DATE_AVAILABLE: isLet ? '01/03/2027' : '',
    LET_BOND: isLet ? '800' : '',
    LET_FURN_ID: isLet ? '2' : '',
    LET_RENT_FREQUENCY: isLet ? '1' : '',
    TENURE_TYPE_ID: '1',
    TRANS_TYPE_ID: isLet ? '2' : '1',
    NEW_HOME_FLAG: 'N',
    MEDIA_IMAGE_00: '',
    ...changes,
  }
}

/** Rows as a file of BLM. */
export function madeUpFile(rows: readonly MadeUpRow[], style: BlmStyle = {}): string {
  return blmFile(
    COLUMNS,
    rows.map((row) => COLUMNS.map((column) => row[column])),
    style,
  )
}

export const madeUpRows = (count: number, from = 1): MadeUpRow[] =>
  Array.from({ length: count }, (_, nth) => madeUpRow(from + nth))
