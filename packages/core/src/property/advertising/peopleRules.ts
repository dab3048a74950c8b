import { BENEFITS_REFUSED, CHILDREN_REFUSED, CHILDREN_UNSUITED, FOR_ADULTS } from './peopleWords.ts'
import { isRetirementHome } from './retirement.ts'
import { type AdvertisingRule, type Exception, type Laws, lawIn } from './rule.ts'
import { SOURCES } from './sources.ts'
import { foundWords } from './words.ts'

const toRent = { listingType: 'rent', about: 'homes' } as const

const CHILDREN: Laws = {
  ...{ england: SOURCES.children, wales: SOURCES.childrenAndBenefitsWales },
  scotland: SOURCES.childrenScotland,
}
const BENEFITS: Laws = {
  ...{ england: SOURCES.benefits, wales: SOURCES.childrenAndBenefitsWales },
  scotland: SOURCES.benefitsScotland,
}
const EQUALITY = lawIn(['england', 'wales', 'scotland'], SOURCES.equality)

/** Each of the three laws lets a fair end justify it. */
const forOlderPeople: Exception = {
  isMet: isRetirementHome,
  text: 'A home for older people may keep to its age where that is a proportionate means to a fair end.',
}

/** Nobody is shut out. */
export const PEOPLE_RULES: readonly AdvertisingRule[] = [
  {
    id: 'benefits',
    severity: 'refusal',
    laws: BENEFITS,
    ...toRent,
    check: (listing) =>
      foundWords(
        listing,
        { pattern: BENEFITS_REFUSED },
        (words) =>
          `Take “${words}” away: people who receive benefits may not be kept from asking about a home.`,
      ),
  },
  {
    id: 'children',
    severity: 'refusal',
    laws: CHILDREN,
    ...toRent,
    exception: forOlderPeople,
    check: (listing) =>
      foundWords(
        listing,
        { pattern: CHILDREN_REFUSED },
        (words) =>
          `Take “${words}” away: people with children may not be kept from asking about a home.`,
      ),
  },
  {
    id: 'childrenUnsuited',
    severity: 'warning',
    laws: CHILDREN,
    ...toRent,
    exception: forOlderPeople,
    check: (listing) =>
      foundWords(
        listing,
        { pattern: CHILDREN_UNSUITED },
        (words) =>
          `“${words}” can shut out people with children. Say what the difficulty is instead, such as a steep stair without a gate.`,
      ),
  },
  {
    id: 'forAdults',
    severity: 'warning',
    laws: CHILDREN,
    ...toRent,
    exception: forOlderPeople,
    check: (listing) =>
      foundWords(
        listing,
        { pattern: FOR_ADULTS },
        (words) =>
          `“${words}” can shut out people with children. Say of which room or place it is true, and that the home itself is for everybody.`,
      ),
  },
  {
    id: 'professionalsOnly',
    severity: 'warning',
    laws: BENEFITS,
    ...toRent,
    check: (listing) =>
      foundWords(
        listing,
        {
          pattern:
            /\b(?:working )?professionals? (?:(?:tenants?|couples?|people|persons?|sharers?|singles?) )?only\b|\bonly (?:working )?professionals?\b|\b(?:must|should) be (?:employed|working|in (?:full[- ]time )?(?:employment|work))\b|\b(?:working|employed) (?:tenants?|people|persons?|applicants?|couples?) only\b|\bfull[- ]time employment (?:only|required|essential)\b/,
        },
        (words) =>
          `“${words}” can shut out people who receive benefits. Say what the rent is, and let everybody who can pay it ask.`,
      ),
  },
  {
    id: 'pets',
    severity: 'warning',
    laws: { england: SOURCES.pets },
    ...toRent,
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
    laws: EQUALITY,
    about: 'everything',
    check: (listing) =>
      foundWords(
        listing,
        {
          pattern:
            /\bno (?:foreigners?|immigrants?|migrants?|asylum seekers?|refugees?|blacks?|coloureds?|asians?|indians?|africans?|muslims?|jews?|gypsies|travellers|eastern europeans?)\b(?! have)|(?<!\bin )\b(?:whites?|british|english|europeans?|uk nationals?|christians?|muslims?|hindus?)(?: (?:people|tenants?))? only\b/,
        },
        (words) =>
          `Take “${words}” away: nobody may be kept from a home by their origin or religion.`,
      ),
  },
  {
    id: 'language',
    severity: 'warning',
    laws: EQUALITY,
    about: 'everything',
    check: (listing) =>
      foundWords(
        listing,
        { pattern: /\benglish[- ]speak(?:ers?|ing)(?: (?:people|tenants?))? only\b/ },
        (words) =>
          `“${words}” can shut people out by their origin. Ask for a language only where the home is offered together with work that needs it.`,
      ),
  },
]
