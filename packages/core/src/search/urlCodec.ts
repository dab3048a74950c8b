import { FEATURE_TAGS } from '../property/featureTags.ts'
import { type CriterionName, type SearchCriteria, searchCriteriaSchema } from './contract.ts'
import { joinList, splitList } from './labels.ts'
import { rangesInOrder, withoutContradictions } from './tidy.ts'

type Params = Readonly<Record<string, string | undefined>>
interface Codec {
  read(text: string): unknown
  write(value: never): string
  /** The items of a list that mean nothing; the others are kept. */
  unknownItems?(text: string): string[]
}

const text: Codec = { read: (value) => value, write: (value: string) => value }
const number: Codec = {
  read: (value) => (/^\d{1,10}(\.\d{1,6})?$/.test(value.trim()) ? Number(value) : undefined),
  write: (value: number) => String(value),
}

/** The items of a list, each once. */
function itemsOf(value: string, separator: RegExp): string[] {
  const items = value.split(separator).map((item) => item.trim())
  return [...new Set(items.filter(Boolean))]
}

const isTag = (item: string) => FEATURE_TAGS.some((tag) => tag === item)
const tags: Codec = {
  read: (value) => itemsOf(value, /,/).filter(isTag),
  write: (value: string[]) => value.join(','),
  unknownItems: (value) => itemsOf(value, /,/).filter((item) => !isTag(item)),
}
const places: Codec = {
  read: (value) => joinList([...new Set(splitList(value))]),
  write: (value: string) => value,
}
const amenities: Codec = {
  read: (value) => joinList(itemsOf(value, /[,;]/)),
  write: (value: string) => value.split('; ').join(','),
}

/** How each criterion travels in an address; the order is the order in which they are written. */
const CODECS: Record<CriterionName, { param: string; codec: Codec }> = {
  listingType: { param: 'type', codec: text },
  location: { param: 'location', codec: places },
  radius: { param: 'radius', codec: number },
  beds: { param: 'beds', codec: number },
  maxBeds: { param: 'maxBeds', codec: number },
  baths: { param: 'baths', codec: number },
  minPrice: { param: 'minPrice', codec: number },
  maxPrice: { param: 'maxPrice', codec: number },
  maxTubeDistance: { param: 'maxTubeDistance', codec: number },
  maxBusDistance: { param: 'maxBusDistance', codec: number },
  maxTrainDistance: { param: 'maxTrainDistance', codec: number },
  nearAmenity: { param: 'nearAmenity', codec: amenities },
  propertyType: { param: 'propertyType', codec: text },
  features: { param: 'features', codec: tags },
  excludedFeatures: { param: 'excludedFeatures', codec: tags },
}
const CRITERIA = Object.entries(CODECS) as [CriterionName, { param: string; codec: Codec }][]

/** The address parameters of a search, each only when present; lists are joined by commas. */
export function criteriaToParams(criteria: SearchCriteria): Record<string, string> {
  const params: Record<string, string> = {}
  for (const [name, { param, codec }] of CRITERIA) {
    const value = criteria[name]
    if (value !== undefined) params[param] = codec.write(value as never)
  }
  return params
}

/** A search as it was read from an address. */
export interface ReadParams {
  criteria: SearchCriteria
  /** What made no sense, as it stood there: "propertyType=castle". */
  unread: string[]
}

/**
 * Reads a search from address parameters. A parameter that makes no sense is left out and the rest
 * is kept: an address is often edited by hand or cut short. `minBeds` is read as `beds`, a range
 * that is the wrong way round is turned, repeats are dropped, and what is wanted isn't excluded.
 */
export function readParams(params: Params): ReadParams {
  const criteria: Record<string, unknown> = {}
  const unread: string[] = []
  for (const [name, { param: ownParam, codec }] of CRITERIA) {
    const param = name === 'beds' && params.beds === undefined ? 'minBeds' : ownParam
    const given = params[param]
    if (given === undefined || given.trim() === '') continue
    const parsed = searchCriteriaSchema.shape[name].safeParse(codec.read(given))
    const isRead = parsed.success && parsed.data !== undefined
    if (isRead) criteria[name] = parsed.data
    const lost = isRead ? (codec.unknownItems?.(given) ?? []) : [given.trim()]
    if (lost.length > 0) unread.push(`${param}=${lost.join(',')}`)
  }
  return { criteria: withoutContradictions(rangesInOrder(criteria)), unread }
}

/** The search of an address, without what makes no sense in it. */
export function criteriaFromParams(params: Params): SearchCriteria {
  return readParams(params).criteria
}
