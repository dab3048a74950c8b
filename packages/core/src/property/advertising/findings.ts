import type { Nation } from '../../place/contract.ts'
import { nationsOf } from '../../place/nation.ts'
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

/** Where five homes in six are: whose law is looked at where nothing tells. */
const LIKELIEST = ['england'] as const
const ASK_POSTCODE = 'Enter the postcode too: without it, it is not clear which nation’s law holds.'

/**
 * What the law says about a listing as an advert on a day (yyyy-MM-dd), in the order of the rules. Where it
 * cannot be told whose law it is, refusals are warnings: along a border, and where neither the postcode nor
 * the address names a nation; there they ask for the postcode. A home that is sold or let is no advert any
 * more.
 */
export function advertisingFindings(listing: ListingInput, day: string): Finding[] {
  if (!ON_THE_MARKET.includes(listing.status)) return []
  const told = nationsOf(listing)
  const nations = told ?? LIKELIEST
  return ADVERTISING_RULES.filter((rule) => applies(rule, listing, nations, day)).flatMap((rule) =>
    rule.check(listing).map((found) => {
      const finding = { ...found, ruleId: rule.id, source: rule.source }
      return told === null
        ? asGuess(finding, rule.severity)
        : { ...finding, severity: severityIn(rule, told) }
    }),
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

/** Nothing is refused by a law that may not hold. */
const asGuess = (finding: Omit<Finding, 'severity'>, severity: Severity): Finding => ({
  ...finding,
  severity: 'warning',
  text: severity === 'refusal' ? `${finding.text} ${ASK_POSTCODE}` : finding.text,
})

/** The first of them that keeps a home from being published, if any. */
export const firstRefusal = (findings: readonly Finding[]): Finding | undefined =>
  findings.find(({ severity }) => severity === 'refusal')
