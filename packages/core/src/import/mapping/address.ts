import { readPostcode } from '../../place/postcode.ts'
import { type Cells, quoted } from './cells.ts'
import { plainText } from './plainText.ts'

const PARTS = ['ADDRESS_1', 'ADDRESS_2', 'ADDRESS_3', 'ADDRESS_4', 'TOWN']
const POSTCODES = ['POSTCODE1', 'POSTCODE2']

/** On one line, without the commas behind it. */
function lineOf(html: string): string {
  const line = plainText(html).text.replace(/\s+/g, ' ')
  let end = line.length
  while (end > 0 && ', '.includes(line.charAt(end - 1))) end -= 1
  return line.slice(0, end)
}

/** DISPLAY_ADDRESS, else its parts; undefined when the file has no column for either. */
export function readAddress(cells: Cells): string | undefined {
  if (!['DISPLAY_ADDRESS', ...PARTS].some(cells.has)) return undefined
  const shown = lineOf(cells.text('DISPLAY_ADDRESS'))
  if (shown) return shown
  const parts = PARTS.map((column) => lineOf(cells.text(column))).filter(Boolean)
  // Some software says the town twice.
  return parts.filter((part, nth) => part !== parts[nth - 1]).join(', ')
}

/** POSTCODE1 and POSTCODE2 as one; undefined without the columns, null for what is no whole postcode. */
export function readWholePostcode(cells: Cells): string | null | undefined {
  if (!POSTCODES.some(cells.has)) return undefined
  const given = POSTCODES.map(cells.text).join(' ').trim()
  if (given === '') return null
  const postcode = readPostcode(given.replace(/\s+/g, ' '))?.postcode
  if (postcode) return postcode
  cells.note('POSTCODE1', `${quoted(given)} is no whole UK postcode: it was left out.`)
  return null
}
