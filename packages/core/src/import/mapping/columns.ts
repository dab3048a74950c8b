import type { BlmHead } from '../blm/head.ts'
import type { RowFinding } from '../contract.ts'

const READ = new Set(
  (
    'AGENT_REF ADDRESS_1 ADDRESS_2 ADDRESS_3 ADDRESS_4 TOWN POSTCODE1 POSTCODE2 SUMMARY DESCRIPTION STATUS_ID ' +
    'BEDROOMS BATHROOMS PRICE PRICE_QUALIFIER PROP_SUB_ID DISPLAY_ADDRESS PUBLISHED_FLAG LET_DATE_AVAILABLE ' +
    'LET_BOND LET_FURN_ID LET_RENT_FREQUENCY TENURE_TYPE_ID TRANS_TYPE_ID NEW_HOME_FLAG COUNCIL_TAX_BAND ' +
    'ANNUAL_GROUND_RENT ANNUAL_SERVICE_CHARGE TENURE_UNEXPIRED_YEARS'
  ).split(' '),
)
/** Known, and of no use here. */
const UNUSED = new Set('BRANCH_ID CREATE_DATE UPDATE_DATE LET_TYPE_ID'.split(' '))
const NUMBERED = /^(FEATURE\d{1,2}|MEDIA_(IMAGE|FLOOR_PLAN|DOCUMENT|VIRTUAL_TOUR)_(TEXT_)?\d{2})$/
/** Without these a new listing starts with a guess, or with nothing. */
const MISSED: readonly (readonly [string, string])[] = [
  ['STATUS_ID', 'new listings are available'],
  ['BEDROOMS', 'new listings have none'],
  ['BATHROOMS', 'new listings have none'],
  ['PROP_SUB_ID', 'new listings are houses'],
  ['PUBLISHED_FLAG', 'all listings are published'],
]

/** Whether what stands in a column is of use. */
export const isRead = (column: string): boolean => READ.has(column) || NUMBERED.test(column)

/** What is to be said of the columns as such; it stands with the first row. */
export function findingsOfColumns({ columns, notes }: BlmHead): RowFinding[] {
  const note = (column: string, message: string): RowFinding => ({
    severity: 'note',
    column,
    message,
  })
  const unknown = columns.filter((name) => name !== '' && !isRead(name) && !UNUSED.has(name))
  const missed = MISSED.filter(([name]) => !columns.includes(name))
  return [
    ...notes,
    ...unknown.map((name) => note(name, 'This column is unknown: it was left out.')),
    ...missed.map(([name, then]) => note(name, `The file has no such column: ${then}.`)),
  ]
}
