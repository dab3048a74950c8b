import { type Nation, nationsOf } from '../../place/nation.ts'
import type { ListingInput } from '../listingContract.ts'
import { DEPOSIT_RULES } from './depositRules.ts'
import { FACT_RULES } from './factRules.ts'
import { PEOPLE_RULES } from './peopleRules.ts'
import { RENT_RULES } from './rentRules.ts'
import type { AdvertisingRule, Found, Severity, Source } from './rule.ts'

/** Every rule of UK advertising that Hearth knows, for the form, the server and the import alike. */
export const ADVERTISING_RULES: readonly AdvertisingRule[] = [
  ...RENT_RULES,
  ...PEOPLE_RULES,
  ...DEPOSIT_RULES,
  ...FACT_RULES,
]

/** What a rule says about a listing. */
export interface Finding extends Found {
  ruleId: string
  severity: Severity
  source: Source
}

const ON_THE_MARKET = ['available', 'underOffer']

/**
 * What the law says about a listing as an advert on a day (yyyy-MM-dd), in the order of the rules. Along a
 * border, where the postcode cannot tell whose law it is, refusals are warnings. A home that is sold or let
 * is no advert any more.
 */
export function advertisingFindings(listing: ListingInput, day: string): Finding[] {
  if (!ON_THE_MARKET.includes(listing.status)) return []
  const nations = nationsOf(listing)
  return ADVERTISING_RULES.filter((rule) => applies(rule, listing, nations, day)).flatMap((rule) =>
    rule.check(listing).map((found) => ({
      ...found,
      ruleId: rule.id,
      severity: severityIn(rule, nations),
      source: rule.source,
    })),
  )
}

function applies(
  rule: AdvertisingRule,
  { listingType, propertyType }: ListingInput,
  nations: readonly Nation[],
  day: string,
): boolean {
  const isBuilding = propertyType !== 'land'
  const isHome = isBuilding && propertyType !== 'commercial'
  const isAbout = { homes: isHome, buildings: isBuilding, everything: true }[rule.about]
  const isKind = rule.listingType === undefined || rule.listingType === listingType
  const isHere = nations.some((nation) => rule.nations.includes(nation))
  return isAbout && isKind && isHere && day >= rule.source.from
}

const severityIn = ({ severity, nations }: AdvertisingRule, possible: readonly Nation[]) =>
  possible.every((nation) => nations.includes(nation)) ? severity : 'warning'

/** The first of them that keeps a home from being published, if any. */
export const firstRefusal = (findings: readonly Finding[]): Finding | undefined =>
  findings.find(({ severity }) => severity === 'refusal')
