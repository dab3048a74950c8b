import { END } from './words.ts'

/** How adverts shut people out, as sources of patterns over plain text (`foundWords`). */

/** Benefits whose names mean nothing else: a home may "not benefit from" a garden. */
const NAMED_BENEFIT = String.raw`(?:d\.?(?:h\.?)?s\.?s|housing benefits?|universal credit|uc|lha|hb)`
const CLAIMANTS = '(?: (?:claimants?|tenants?|recipients?|applicants?))'
const BENEFIT = `(?:(?:${NAMED_BENEFIT}|(?:(?:state|welfare|government) )?benefits)${CLAIMANTS}?|benefit${CLAIMANTS})`
const PEOPLE =
  '(?:people|persons?|tenants?|applicants?|claimants?|families|couples?|anyone|those|one)'
const CLAIMING = '(?:on|in receipt of|receiving|claiming)'
const ON_BENEFITS = `(?:${PEOPLE} )?(?:(?:who are )?${CLAIMING} )?${BENEFIT}`

const UNDER_AGE = `under[- ]?(?:1[0-8]|\\d)'?s`
const CHILD = `(?:(?:small|young|dependent) )?(?:children|child|kids?|babies|baby|infants?|toddlers?|families|dependants|dependents|${UNDER_AGE})`

/** What may be refused beside people. */
const OTHER = '(?:pets?|animals|dogs?|cats?|smok(?:ers?|ing)|sharers?|students?)'
const LISTED = `(?:${OTHER}|${BENEFIT}|${CHILD})`
const JOINED = '(?:,? or | nor |,? and |, no | ?/ ?| & )'
const TAKEN = '(?:accepted|considered|allowed|permitted|taken|welcome)'

/** "DSS tenants with a guarantor are welcome", but not "children or pets allowed". */
const WORD = String.raw` (?!(?:no|not|nor|never|cannot)\b|\w+n't\b|or ${LISTED}\b)[a-z\d][\w'-]*`
const WELCOMED = String.raw`(?:(?:${WORD}){0,6}? (?:${TAKEN}|ok|okay|fine|possible|preferred|encouraged|negotiable)| (?:only|yes))\b`

/** "No benefits are lost", but not "no benefits are accepted". */
const TOLD_OF = `(?: (?:is|are|was|were|will|has|have|had)(?! (?:be )?${TAKEN})| (?:restrictions?|ban|cap|exclusions?|to|of|from|lost)\\b)`
/** "No children have lived here", "no children are turned away", "no children play area". */
const NOT_MEANT = String.raw`(?!'s|s'|-| benefits?\b| (?:are|is|will be) (?:declined|refused|excluded|turned away)\b)(?!(?: or \w+)? (?:have|has|had|ever|lived|live|in|on|to|near|without|unless|alone)\b)(?! (?:play|areas?|clubs?|pools?|seats?|gates?|schools?|nurser|facilit|safety|rooms?\b))`

/** "No tenants on benefits will be turned away" is as it should be. */
const BE = String.raw`(?<!\b(?:no|none|nobody)(?: [\w-]+){0,4} )(?:(?:are|is|will be) )?`
/** "Not accepted", "declined", "need not apply". */
const REFUSED = `(?:(?:(?:are|is|will|can) )?(?:not|never|cannot|can't|isn't|aren't|won't) (?:be )?${TAKEN}|${BE}(?:declined|rejected|prohibited|forbidden|turned away|unwelcome)|${BE}(?:refused|excluded)(?! (?:to|from)\\b)|(?:(?:need|should|must|please do) not|needn't|please don't) (?:apply|enquire))`
const UNABLE = String.raw`\b(?:unable to|not able to|cannot|can't|do(?:es)? not|do(?:es)?n't|will not|won't) (?:accept|consider|take)`
/** What tenants are told that they must not be, have or do. */
const MUST_NOT = String.raw`\b(?:(?:must|should|may|can) not|cannot|mustn't|can't)`

/** What a bare comma begins may be a statement of its own: "no pets, DSS and children welcome". */
const welcomedAfterAll = (whom: string) =>
  `(?<=, (?:and )?(?:(?:${BENEFIT}|${CHILD}) (?:and|&) ){0,2}${whom})${WELCOMED}`

/** "No pets, smokers or DSS", "non-DSS". */
const noneOf = (whom: string) =>
  String.raw`\b(?:no|non)[ -](?:${LISTED}(?:${JOINED}|, )){0,4}${whom}\b(?!${welcomedAfterAll(whom)})`

export const BENEFITS_REFUSED = new RegExp(
  [
    `${noneOf(ON_BENEFITS)}(?!${TOLD_OF})`,
    String.raw`\bnobody on ${BENEFIT}\b(?!${TOLD_OF})`,
    String.raw`\b${BENEFIT} ${REFUSED}`,
    String.raw`(?<!\bor )\bnot ${NAMED_BENEFIT}\b(?! (?:restrict|exclu|only|ban))`,
    String.raw`\bnot (?:(?:suitable |available |open )?(?:to|for)|accepting|taking) ${ON_BENEFITS}\b`,
    String.raw`${MUST_NOT} (?:be ${CLAIMING}|claim|receive) (?:any )?${BENEFIT}\b`,
    `${UNABLE} ${ON_BENEFITS}\\b`,
  ].join('|'),
)

const ADULTS_ONLY = String.raw`\b(?:(?:adults?|over[- ]?(?:18|21)'?s?)[- ]only|child(?:ren)?(?:[- ]?free|less))\b`
/** What is let, and those to whom it is. */
const HOUSEHOLD =
  '(?:lets?|letting|tenan(?:ts?|cy)|tenanc(?:y|ies)|households?|homes?|houses?|flats?|apartments?|property|building|block|couples?|occupants?|applicants?)'
const FOR_HOUSEHOLDS = String.raw`(?: (?:rental|residential))? ${HOUSEHOLD}\b`

/** Said of the home, or by itself: "the gym is not for children" is not. */
const NOT_FOR_CHILDREN = String.raw`(?<=(?:^|[.;!,(-] ?|\b(?:home|house|flat|apartment|property|building) is )(?:(?:sorry|strictly|definitely|sadly),? )?)not for ${CHILD}\b`

export const CHILDREN_REFUSED = new RegExp(
  [
    `${noneOf(CHILD)}${NOT_MEANT}`,
    String.raw`\b${CHILD} ${REFUSED}\b${NOT_MEANT}`,
    `${UNABLE} ${CHILD}\\b`,
    String.raw`\bnot (?:(?:available|open|let) (?:to|for)|accepting|taking) ${CHILD}\b${NOT_MEANT}`,
    `${NOT_FOR_CHILDREN}${NOT_MEANT}`,
    String.raw`${MUST_NOT} have (?:any )?${CHILD}\b${NOT_MEANT}|\bmust have no ${CHILD}\b${NOT_MEANT}`,
    String.raw`\bwithout (?:any )?${CHILD}(?: or ${OTHER})?,? (?:only|preferred)(?:${END}| please\b)`,
    String.raw`\bonly (?:(?:for|to|suits?) )?(?:${PEOPLE}|households?|professionals?) without (?:any )?${CHILD}\b`,
    `${ADULTS_ONLY}(?=${FOR_HOUSEHOLDS})`,
    `^${ADULTS_ONLY}[.!]?$`,
  ].join('|'),
)

export const CHILDREN_UNSUITED = new RegExp(
  String.raw`(?!${NOT_FOR_CHILDREN}${NOT_MEANT})\bnot (?:be )?(?:(?:suitable|ideal|right) )?for (?:\w+ )?${CHILD}\b`,
)

/** May be said of a pool or a lounge. */
export const FOR_ADULTS = new RegExp(
  `(?:(?!^)${ADULTS_ONLY}|${ADULTS_ONLY}(?![.!]?$))(?!${FOR_HOUSEHOLDS})`,
)
