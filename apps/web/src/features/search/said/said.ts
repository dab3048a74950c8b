import type { Chip } from '@hearth/core/search/chips.ts'
import {
  type CriterionName,
  type InterpretOutput,
  type SearchCriteria,
  searchCriteriaSchema,
} from '@hearth/core/search/contract.ts'
import { splitList } from '@hearth/core/search/labels.ts'
import { z } from 'zod'

/** One value of a search, and the words of the visitor that gave it. */
const saidSchema = z.object({
  criterion: searchCriteriaSchema.keyof(),
  /** One place, feature or amenity where the criterion holds several. */
  value: z.string(),
  words: z.string(),
})
export type Said = z.infer<typeof saidSchema>
type Value = Pick<Said, 'criterion' | 'value'>

export const storedSaidSchema = z.array(saidSchema)

const isSame = (a: Value) => (b: Value) => a.criterion === b.criterion && a.value === b.value

/** Everything that a criterion asks for, each as a text. */
function valuesOf(criteria: SearchCriteria, criterion: CriterionName): Value[] {
  const value = criteria[criterion]
  if (value === undefined) return []
  if (Array.isArray(value)) return value.map((entry) => ({ criterion, value: entry }))
  if (criterion === 'location' || criterion === 'nearAmenity') {
    return splitList(String(value)).map((entry) => ({ criterion, value: entry }))
  }
  return [{ criterion, value: String(value) }]
}

const plain = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim()

/**
 * Which words of a text gave which values. A language model doesn't say which: what stands there instead
 * is left out, because it was never said.
 */
export function saidIn(
  text: string,
  { criteria, understood }: Pick<InterpretOutput, 'criteria' | 'understood'>,
): Said[] {
  return understood.flatMap(({ criterion, value, words }) => {
    if (!plain(text).includes(plain(words))) return []
    const values = valuesOf(criteria, criterion)
    return values
      .filter((known) => value === undefined || known.value === value)
      .map((known) => ({ ...known, words }))
  })
}

/** What was said before and what the last text adds; for the same value the last words count. */
export function mergeSaid(earlier: readonly Said[], latest: readonly Said[]): Said[] {
  return [...earlier.filter((said) => !latest.some(isSame(said))), ...latest]
}

/** Without the words of values that the search no longer has; the same list when it has them all. */
export function saidStillIn(said: readonly Said[], criteria: SearchCriteria): readonly Said[] {
  const kept = said.filter((known) => valuesOf(criteria, known.criterion).some(isSame(known)))
  return kept.length === said.length ? said : kept
}

/** The words behind a chip. None when any of its values, such as one end of a range, was not said. */
export function wordsBehind(chip: Chip, criteria: SearchCriteria, said: readonly Said[]): string[] {
  const words = valuesOfChip(chip, criteria).map((value) => said.find(isSame(value))?.words)
  return words.includes(undefined) ? [] : [...new Set(words.filter((each) => each !== undefined))]
}

function valuesOfChip(chip: Chip, criteria: SearchCriteria): Value[] {
  if (chip.value !== undefined) return [{ criterion: chip.criterion, value: chip.value }]
  // A range is one chip of two criteria: those that leave with it.
  return searchCriteriaSchema
    .keyof()
    .options.filter((name) => chip.without[name] === undefined)
    .flatMap((name) => valuesOf(criteria, name))
}

/** "You said “from £900” and “up to £1,200”"; undefined when nothing is known to have been said. */
export function saidSentence(words: readonly string[]): string | undefined {
  if (words.length === 0) return undefined
  return `You said ${words.map((each) => `“${each.trim()}”`).join(' and ')}`
}
