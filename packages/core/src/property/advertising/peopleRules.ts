import type { AdvertisingRule } from './rule.ts'
import { SOURCES } from './sources.ts'
import { foundWords } from './words.ts'

const britain = ['england', 'wales', 'scotland'] as const
const toRent = { nations: britain, listingType: 'rent', about: 'homes' } as const

const BENEFIT = String.raw`(?:d\.?s\.?s|housing benefits?|benefits?|universal credit|uc|lha)`
const CLAIMANTS = `(?: (?:claimants?|tenants?|recipients?|applicants?))?`
const CHILD = '(?:children|child|kids?|babies|baby|infants?|toddlers?|families)'
const REFUSED = `(?:are |is |will be )?(?:not|never) (?:be )?(?:accepted|considered|allowed|permitted|welcome)`
/** What else is refused in the same breath: "no smokers, pets or children". */
const AND_OTHERS = `(?:(?:pets?|animals|dogs?|cats?|smok(?:ers?|ing)|sharers?|students?|${BENEFIT})(?:, | or | and |, no | ?/ ?| & |, or )){0,4}`
/** "No children have lived here", "children not allowed in the pool". */
const NOT_MEANT = String.raw`(?!'s|s'| benefits?\b)(?!(?: or \w+)? (?:have|has|had|ever|lived|live|in|on|to|near|without|unless|welcome))`

/** Nobody is shut out. */
export const PEOPLE_RULES: readonly AdvertisingRule[] = [
  {
    id: 'benefits',
    severity: 'refusal',
    source: SOURCES.benefits,
    ...toRent,
    check: (listing) =>
      foundWords(
        listing,
        {
          pattern: new RegExp(
            [
              String.raw`\b(?:no|non)[ -]${AND_OTHERS}${BENEFIT}\b${CLAIMANTS}(?! (?:restrictions?|ban|cap|exclusions?|to be had))`,
              String.raw`\b${BENEFIT}${CLAIMANTS} ${REFUSED}`,
              String.raw`\bnot (?:suitable for|available (?:to|for)|open to|accepting) (?:(?:people|tenants|anyone|those) on )?${BENEFIT}\b`,
              String.raw`\b(?:unable to|cannot|can't|do not|don't|will not|won't) (?:accept|consider|take) (?:(?:people|tenants|anyone|those) on )?${BENEFIT}\b`,
            ].join('|'),
          ),
        },
        (words) =>
          `Take “${words}” away: people who receive benefits may not be kept from asking about a home.`,
      ),
  },
  {
    id: 'children',
    severity: 'refusal',
    source: SOURCES.children,
    ...toRent,
    check: (listing) =>
      foundWords(
        listing,
        {
          pattern: new RegExp(
            [
              String.raw`\bno ${AND_OTHERS}(?:(?:small|young) )?${CHILD}\b${NOT_MEANT}`,
              String.raw`\b${CHILD} ${REFUSED}\b${NOT_MEANT}`,
              String.raw`\b(?:unable to|cannot|can't|do not|don't|will not|won't) (?:accept|consider|take) (?:(?:small|young) )?${CHILD}\b`,
              String.raw`\badults?[- ]only\b`,
              String.raw`\bchild(?:ren)?[- ]?free\b`,
            ].join('|'),
          ),
        },
        (words) =>
          `Take “${words}” away: people with children may not be kept from asking about a home.`,
      ),
  },
  {
    id: 'childrenUnsuited',
    severity: 'warning',
    source: SOURCES.children,
    ...toRent,
    check: (listing) =>
      foundWords(
        listing,
        { pattern: new RegExp(String.raw`\bnot (?:be )?suitable for (?:\w+ )?${CHILD}\b`) },
        (words) =>
          `“${words}” can shut out people with children. Say what the difficulty is instead, such as a steep stair without a gate.`,
      ),
  },
  {
    id: 'professionalsOnly',
    severity: 'warning',
    source: SOURCES.benefits,
    ...toRent,
    check: (listing) =>
      foundWords(
        listing,
        {
          pattern:
            /\b(?:working )?professionals? (?:(?:tenants?|couples?|people|persons?|sharers?|singles?) )?only\b|\bonly (?:working )?professionals?\b|\b(?:must|should) be (?:employed|working|in (?:full[- ]time )?(?:employment|work))\b|\bworking (?:tenants?|people|applicants?|couples?) only\b|\bfull[- ]time employment (?:only|required|essential)\b/,
        },
        (words) =>
          `“${words}” can shut out people who receive benefits. Say what the rent is, and let everybody who can pay it ask.`,
      ),
  },
  {
    id: 'pets',
    severity: 'warning',
    source: SOURCES.pets,
    ...{ nations: ['england'], listingType: 'rent', about: 'homes' },
    check: (listing) =>
      foundWords(
        listing,
        {
          pattern:
            /\bno (?:pets?|animals|dogs?|cats?)\b(?! (?:have|has|had|ever))|\bpets? (?:are )?not (?:allowed|permitted|accepted)\b/,
        },
        (words) =>
          `“${words}”: a tenant may ask to keep a pet, and it may only be refused for a good reason.`,
      ),
  },
  {
    id: 'origin',
    severity: 'refusal',
    source: SOURCES.equality,
    ...{ nations: britain, about: 'everything' },
    check: (listing) =>
      foundWords(
        listing,
        {
          pattern:
            /\bno (?:foreigners?|immigrants?|migrants?|asylum seekers?|refugees?|blacks?|coloureds?|asians?|indians?|africans?|muslims?|jews?|gypsies|travellers|eastern europeans?)\b(?! have)|\b(?:whites?|british|english|europeans?|uk nationals?|christians?|muslims?|hindus?)(?: (?:people|tenants?|speakers?))? only\b/,
        },
        (words) =>
          `Take “${words}” away: nobody may be kept from a home by their origin or religion.`,
      ),
  },
]
