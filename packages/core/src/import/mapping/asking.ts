import type { ListingType } from '../../property/contract.ts'
import type { ListingInput } from '../../property/listingContract.ts'
import { type Cells, quoted } from './cells.ts'
import { QUALIFIERS } from './codes.ts'
import { perMonth, RENT_PERIODS, type ReadPrice, readPrice } from './price.ts'

type Asking = Partial<Pick<ListingInput, 'price' | 'priceQualifier'>>

/** PRICE, PRICE_QUALIFIER and LET_RENT_FREQUENCY as what is asked: a rent is turned into one a month. */
export function readAsking(cells: Cells, listingType: ListingType, beds: number): Asking {
  const qualifier = readQualifier(cells)
  if (!cells.has('PRICE')) return qualifier === undefined ? {} : { priceQualifier: qualifier }
  const read = readPrice(cells.text('PRICE'))
  if (read === undefined) {
    const given = quoted(cells.text('PRICE'))
    cells.fault('PRICE', `${given} does not name one amount in pounds. Write it like 250000.`)
    return {}
  }
  if (read.beside) cells.note('PRICE', `${quoted(read.beside)} beside the amount was left out.`)
  if (read.isOnApplication || qualifier === 'priceOnApplication') {
    return { price: null, priceQualifier: 'priceOnApplication' }
  }
  return {
    price: priceOf(cells, read, listingType, beds),
    ...(qualifier !== undefined && { priceQualifier: qualifier }),
  }
}

function readQualifier(cells: Cells): ListingInput['priceQualifier'] | undefined {
  const column = 'PRICE_QUALIFIER'
  if (!cells.has(column)) return undefined
  const code = cells.text(column)
  if (code === '') return null
  const qualifier = QUALIFIERS.get(code)
  if (qualifier !== undefined) return qualifier
  cells.note(column, `The code ${quoted(code)} is unknown: the price stands without words.`)
  return null
}

/** Nothing, and a price of 0, are a price that is missing. */
function priceOf(
  cells: Cells,
  { amount, hasPence, period }: ReadPrice,
  listingType: ListingType,
  beds: number,
): number | null {
  if (!amount) return null
  if (listingType === 'sale') {
    if (hasPence) cells.fault('PRICE', 'A price for sale has no pence. Write it like 250000.')
    if (period !== null)
      cells.note('PRICE', 'A price for sale has no period: it was taken as it is.')
    return amount
  }
  return perMonth(amount, period ?? readFrequency(cells), beds)
}

function readFrequency(cells: Cells) {
  const code = cells.text('LET_RENT_FREQUENCY')
  const period = RENT_PERIODS.get(code)
  if (period) return period
  cells.note(
    'LET_RENT_FREQUENCY',
    code === ''
      ? 'It is not told what the rent is for: it was taken as a rent a month.'
      : `The code ${quoted(code)} is unknown: the rent was taken as one a month.`,
  )
  return 'month'
}
