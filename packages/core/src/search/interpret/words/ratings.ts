import { phraseList } from '../text/phrases.ts'

export const ZONES = phraseList('zone, zones, travel zone, travel zones, tube zone, tube zones')
/** Before the letter of a band. */
export const EPC = phraseList(
  'epc, epc rating, epc band, epc of, epc rating of, energy rating, energy rating of',
)
export const COUNCIL_TAX = phraseList('council tax, council tax band, tax band')
