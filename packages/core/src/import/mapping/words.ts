import { distinctFeatures } from '../../property/distinctFeatures.ts'
import { FEATURE_MAX } from '../../property/listingFields.ts'
import { firstCharacters } from '../firstCharacters.ts'
import { type Cells, quoted } from './cells.ts'
import { KINDS_TOLD } from './codes.ts'
import { plainText } from './plainText.ts'

const FEATURES = Array.from({ length: 10 }, (_, nth) => `FEATURE${nth + 1}`)
const IS_NEW = /^(y|yes|true|t|1)$/i
const SAYS_NEW = /\bnew[- ]?(build|home)\b/i
/** Bullets that agents type before a feature. */
const BULLET = /^[-*•·–]+\s*/

/** DESCRIPTION, else SUMMARY; undefined when the file has neither. */
export function readDescription(cells: Cells): string | undefined {
  const columns = ['DESCRIPTION', 'SUMMARY'].filter(cells.has)
  if (columns.length === 0) return undefined
  const column = columns.find((name) => cells.text(name) !== '')
  if (column === undefined) return ''
  const { text, leftOut } = plainText(cells.text(column))
  if (leftOut.length > 0)
    cells.note(column, `What stood in <${leftOut.join('>, <')}> was left out.`)
  return text
}

/** FEATURE1 to FEATURE10, and what other columns tell that is a feature; undefined without those columns. */
export function readFeatures(cells: Cells): string[] | undefined {
  if (!FEATURES.some(cells.has)) return undefined
  const features = FEATURES.map((column) => readFeature(cells, column))
  if (IS_NEW.test(cells.text('NEW_HOME_FLAG')) && !features.some((said) => SAYS_NEW.test(said))) {
    features.push('New home')
  }
  const kind = KINDS_TOLD.get(cells.text('PROP_SUB_ID'))
  if (kind) features.push(kind)
  return distinctFeatures(features.filter((feature) => feature !== ''))
}

function readFeature(cells: Cells, column: string): string {
  const feature = plainText(cells.text(column)).text.replace(/\s+/g, ' ').replace(BULLET, '')
  if (feature.length <= FEATURE_MAX) return feature
  const cut = `${firstCharacters(feature, FEATURE_MAX - 1).trimEnd()}…`
  cells.note(column, `${quoted(feature)} was shortened to ${FEATURE_MAX} characters.`)
  return cut
}
