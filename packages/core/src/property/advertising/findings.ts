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

/** No tenancy at more pounds a year is an assured one (Housing Act 1988, schedule 1, paragraph 2). */
const ASSURED_UP_TO = 100_000
const NOT_ASSURED =
  'This is the law of assured tenancies, and above £100,000 a year no tenancy is one: look what holds for yours.'

/**
 * What the law says about a listing as an advert on a day (yyyy-MM-dd), in the order of the rules. Where it
 * cannot be told whose law it is, refusals are warnings: along a border, unless each side refuses the same,
 * and where neither the postcode nor the address names a nation; there they ask for the postcode. A home
 * that is sold or let is no advert any more.
 */
export function advertisingFindings(listing: ListingInput, day: string): Finding[] {
  if (!ON_THE_MARKET.includes(listing.status)) return []
  const told = nationsOf(listing)
  return ADVERTISING_RULES.filter((rule) => isAbout(rule, listing)).flatMap((rule) =>
    findingsOf(rule, listing, told, day),
  )
}

function isAbout(rule: AdvertisingRule, { listingType, propertyType }: ListingInput): boolean {
  const isBuilding = propertyType !== 'land'
  const isHome = isBuilding && propertyType !== 'commercial'
  const isKind = rule.listingType === undefined || rule.listingType === listingType
  return isKind && { homes: isHome, buildings: isBuilding, everything: true }[rule.about]
}

function findingsOf(
  rule: AdvertisingRule,
  listing: ListingInput,
  told: readonly Nation[] | null,
  day: string,
): Finding[] {
  const nations = told ?? LIKELIEST
  const laws = nations
    .flatMap((nation) => rule.laws[nation] ?? [])
    .filter(({ from }) => day >= from)
  const [source] = laws
  if (source === undefined) return []
  const doubts = doubtsAbout(rule, laws, listing)
  if (told === null && rule.severity === 'refusal') doubts.push(ASK_POSTCODE)
  const isSure = told !== null && laws.length === nations.length && doubts.length === 0
  return rule.check(listing).map(({ field, text }) => ({
    ...{ ruleId: rule.id, field, source },
    text: [text, ...doubts].join(' '),
    severity: isSure ? rule.severity : 'warning',
  }))
}

/** Why what is found may be lawful: nothing is refused by a law that may not hold. */
function doubtsAbout(
  { exception }: AdvertisingRule,
  laws: readonly Source[],
  listing: ListingInput,
): string[] {
  const isAssured = (listing.price ?? 0) * 12 <= ASSURED_UP_TO
  const isExcepted = exception?.isMet(listing) ?? false
  return [
    ...(!isAssured && laws.some(({ isForAssured }) => isForAssured) ? [NOT_ASSURED] : []),
    ...(exception && isExcepted ? [exception.text] : []),
  ]
}

/** The first of them that keeps a home from being published, if any. */
export const firstRefusal = (findings: readonly Finding[]): Finding | undefined =>
  findings.find(({ severity }) => severity === 'refusal')
