import { type ListingInput, NEW_LISTING } from '../../listingContract.ts'
import { advertisingFindings } from '../findings.ts'

const TODAY = '2026-11-20'
/** For sale, with nothing against it. */
export const FULL: ListingInput = {
  ...NEW_LISTING,
  ...{ title: 'A flat by the common', description: 'Two rooms and a view.', price: 300_000 },
  ...{ address: '1 Rose Lane, London', postcode: 'SW4 7AB', beds: 2, baths: 1 },
  ...{ epcRating: 'C', tenure: 'freehold', councilTaxBand: 'D' },
}
/** To rent, with nothing against it. */
export const TO_RENT: ListingInput = { ...FULL, listingType: 'rent', price: 1800, deposit: 2076 }

/** What the law says of an advert that is changed. */
export const found = (change: Partial<ListingInput>, base = TO_RENT, day = TODAY) =>
  advertisingFindings({ ...base, ...change }, day)
/** The severity of each rule that is broken. */
export const severities = (change: Partial<ListingInput>, base = TO_RENT, day = TODAY) =>
  Object.fromEntries(found(change, base, day).map((each) => [each.ruleId, each.severity]))
/** The same of what a home to rent is described as. */
export const said = (description: string, change: Partial<ListingInput> = {}) =>
  severities({ description, ...change })
