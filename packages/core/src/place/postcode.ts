/** The 124 postcode areas of the United Kingdom and the Crown dependencies. */
const AREAS = new Set(
  (
    'AB AL B BA BB BD BF BH BL BN BR BS BT CA CB CF CH CM CO CR CT CV CW DA DD DE DG DH DL DN DT DY E EC ' +
    'EH EN EX FK FY G GL GU GY HA HD HG HP HR HS HU HX IG IM IP IV JE KA KT KW KY L LA LD LE LL LN LS LU ' +
    'M ME MK ML N NE NG NN NP NR NW OL OX PA PE PH PL PO PR RG RH RM S SA SE SG SK SL SM SN SO SP SR SS ' +
    'ST SW SY TA TD TF TN TQ TR TS TW UB W WA WC WD WF WN WR WS WV YO ZE'
  ).split(' '),
)

export interface Postcode {
  /** The district: "SW11". */
  outcode: string
  /** The whole postcode, "SW11 3BD", when it was given whole. */
  postcode?: string
}

const POSTCODE = /^([A-Za-z]{1,2})(\d[A-Za-z\d]?)(?:\s*(\d[A-Za-z]{2}))?$/

/** Reads "sw11" or "SW11 3BD"; null when it is neither a district nor a postcode. */
export function readPostcode(text: string): Postcode | null {
  const [, area, district, inward] = POSTCODE.exec(text.trim()) ?? []
  if (!area || !district || !AREAS.has(area.toUpperCase())) return null
  const outcode = `${area}${district}`.toUpperCase()
  return inward ? { outcode, postcode: `${outcode} ${inward.toUpperCase()}` } : { outcode }
}

const WITHIN_ADDRESS = /\b[A-Za-z]{1,2}\d[A-Za-z\d]?\s?\d[A-Za-z]{2}\b/g

/** The last whole postcode in an address, or null. */
export function postcodeInAddress(address: string): Postcode | null {
  const found = address.match(WITHIN_ADDRESS) ?? []
  for (const text of found.reverse()) {
    const postcode = readPostcode(text)
    if (postcode) return postcode
  }
  return null
}
