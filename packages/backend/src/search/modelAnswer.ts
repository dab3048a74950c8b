import { type SearchCriteria, searchCriteriaSchema } from '@hearth/core/search/contract.ts'
import { parseJson } from '../json.ts'

/** 0 bedrooms is a studio, and no wish is left out by writing it. */
const ZERO_IS_A_VALUE = new Set<string>(['beds', 'maxBeds'])

/**
 * The criteria in a model's answer: unknown keys and falsy values are dropped (S1 section 5), the rest must
 * be of the schema. Throws when the text is no JSON object or a value is not what its field takes.
 */
export function criteriaOfAnswer(answer: string): SearchCriteria {
  const parsed = parseJson(answer)
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) {
    throw new Error('The answer is not a JSON object')
  }
  const said = Object.entries(parsed).filter(([field, value]) => isSaid(field, value))
  return searchCriteriaSchema.parse(Object.fromEntries(said))
}

function isSaid(field: string, value: unknown): boolean {
  if (value === 0) return ZERO_IS_A_VALUE.has(field)
  return Boolean(value) && !(Array.isArray(value) && value.length === 0)
}
