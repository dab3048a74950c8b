import { FEATURE_TAGS } from '../property/featureTags.ts'
import { type CriterionName, type SearchCriteria, searchCriteriaSchema } from './contract.ts'

type Params = Readonly<Record<string, string | undefined>>
type Codec = { read(text: string): unknown; write(value: never): string }

const text: Codec = { read: (value) => value, write: (value: string) => value }
const number: Codec = {
  read: (value) => (/^\d{1,10}(\.\d{1,6})?$/.test(value.trim()) ? Number(value) : undefined),
  write: (value: number) => String(value),
}
const tags: Codec = {
  // An unknown feature is left out; the known ones stay.
  read: (value) =>
    value
      .split(',')
      .map((item) => item.trim())
      .filter((item) => FEATURE_TAGS.some((tag) => tag === item)),
  write: (value: string[]) => value.join(','),
}
const amenities: Codec = {
  read: (value) =>
    value
      .split(/[,;]/)
      .map((item) => item.trim())
      .filter(Boolean)
      .join('; '),
  write: (value: string) => value.split('; ').join(','),
}

/** How each criterion travels in an address; the order is the order in which they are written. */
const CODECS: Record<CriterionName, { param: string; codec: Codec }> = {
  listingType: { param: 'type', codec: text },
  location: { param: 'location', codec: text },
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

/**
 * Reads a search from address parameters. A parameter that makes no sense is left out and the rest
 * is kept: an address is often edited by hand or cut short. `minBeds` is read as `beds`.
 */
export function criteriaFromParams(params: Params): SearchCriteria {
  const criteria: Record<string, unknown> = {}
  for (const [name, { param, codec }] of CRITERIA) {
    const given = params[param] ?? (name === 'beds' ? params.minBeds : undefined)
    if (given === undefined || given.trim() === '') continue
    const parsed = searchCriteriaSchema.shape[name].safeParse(codec.read(given))
    if (parsed.success && parsed.data !== undefined) criteria[name] = parsed.data
  }
  return criteria
}
