import {
  type CriterionName,
  type InterpretOutput,
  type SearchCriteria,
  searchCriteriaSchema,
  type Understood,
} from '@hearth/core/search/contract.ts'

type Reading = Pick<InterpretOutput, 'criteria' | 'understood' | 'notApplied'>

const NAMES = searchCriteriaSchema.keyof().options

/**
 * Which words led to the criteria that a model found. A model does not say, so they are taken from our own
 * reading wherever that came to the same value, and are the value itself elsewhere.
 */
export function understoodBy(criteria: SearchCriteria, own: Reading): Understood[] {
  return NAMES.flatMap((criterion) =>
    valuesOf(criteria, criterion).map(({ value, text }) => {
      const words = own.understood.find(
        (entry) =>
          entry.criterion === criterion &&
          entry.value === value &&
          (value !== undefined || criteria[criterion] === own.criteria[criterion]),
      )?.words
      return { criterion, ...(value !== undefined && { value }), words: words ?? text }
    }),
  )
}

/** What our own reading could not place and the model has not used either. */
export function leftOver(criteria: SearchCriteria, own: Reading): string[] {
  const used = JSON.stringify(criteria).toLowerCase()
  return own.notApplied.filter((words) => !used.includes(words.toLowerCase()))
}

interface Value {
  /** As in Understood: set for criteria that hold several. */
  value?: string
  text: string
}

function valuesOf(criteria: SearchCriteria, criterion: CriterionName): Value[] {
  const value = criteria[criterion]
  if (value === undefined) return []
  if (Array.isArray(value)) return value.map((entry) => ({ value: entry, text: entry }))
  if (criterion === 'location' || criterion === 'nearAmenity') {
    return String(value)
      .split('; ')
      .map((entry) => ({ value: entry, text: entry }))
  }
  return [{ text: String(value) }]
}
