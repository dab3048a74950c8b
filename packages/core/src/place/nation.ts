import type { Nation } from './contract.ts'
import { nationInWords } from './nationInWords.ts'
import { postcodeInAddress, readPostcode } from './postcode.ts'

const split = (list: string) => list.split(' ')

/** Postcode areas that lie in one nation but for the districts below; all others are England's. */
const AREAS: readonly [Nation, readonly string[]][] = [
  ['scotland', split('AB DD DG EH FK G HS IV KA KW KY ML PA PH TD ZE')],
  ['wales', split('CF LD LL NP SA')],
  ['northernIreland', ['BT']],
]

/** Districts of an area of one nation that lie in another. */
const DISTRICTS: readonly [Nation, readonly string[]][] = [
  ['wales', split('CH5 CH6 CH7 CH8 SY16 SY17 SY18 SY19 SY20 SY23 SY24 SY25')],
]

/** Districts with homes on both sides of a border. */
const BORDERS: readonly [readonly Nation[], readonly string[]][] = [
  [['england', 'wales'], split('CH1 CH4 HR2 HR3 HR5 GL16 LD7 LD8 LL13 LL14 LL20 NP7 NP16 NP25')],
  [['england', 'wales'], split('SY5 SY10 SY13 SY14 SY15 SY21 SY22')],
  [['england', 'scotland'], split('CA6 DG14 DG16 TD5 TD8 TD9 TD12 TD15')],
]

/** Not in the United Kingdom, though their postcodes look as if. */
const ELSEWHERE = split('GY IM JE')

/**
 * The nations that an address can be in, by its postcode or else by its own words: several along a border,
 * none in the Crown dependencies, and null where nothing tells.
 */
export function nationsOf(home: {
  address: string
  postcode: string | null
}): readonly Nation[] | null {
  const given = home.postcode === null ? null : readPostcode(home.postcode)
  const found = given ?? postcodeInAddress(home.address) ?? districtAtTheEnd(home.address)
  if (found) return nationsOfDistrict(found.outcode)
  const named = nationInWords(home.address)
  return named === null ? null : [named]
}

/** "Leith Walk, Edinburgh EH6": adverts often keep the rest of a postcode to themselves. */
const districtAtTheEnd = (address: string) =>
  readPostcode(
    address
      .trim()
      .split(/[\s,]+/)
      .at(-1) ?? '',
  )

/** Of a district such as "SW4". */
export function nationsOfDistrict(outcode: string): readonly Nation[] {
  const border = BORDERS.find(([, districts]) => districts.includes(outcode))
  if (border) return border[0]
  const area = outcode.replace(/\d.*$/, '')
  if (ELSEWHERE.includes(area)) return []
  const district = DISTRICTS.find(([, districts]) => districts.includes(outcode))
  const found = district ?? AREAS.find(([, areas]) => areas.includes(area))
  return [found?.[0] ?? 'england']
}
