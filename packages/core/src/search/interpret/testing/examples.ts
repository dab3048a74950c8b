import { expect, test } from 'vitest'
import { createGazetteer } from '../../../place/gazetteer.ts'
import { UK_PLACES } from '../../../place/testing/ukPlaces.ts'
import { interpretInput, type SearchCriteria } from '../../contract.ts'
import { interpret } from '../interpret.ts'

/** What is typed, the criteria that it has to give, and what could not be applied. */
export type Example = readonly [query: string, criteria: SearchCriteria, notApplied?: string[]]

export const gazetteer = createGazetteer(UK_PLACES)

/** Declares a test for each example: criteria and notApplied have to be exactly these. */
export function readsExactly(examples: readonly Example[], earlier: readonly string[] = []) {
  const history = earlier.map((text) => ({ sender: 'user' as const, text }))
  test.each(examples)('%s', (query, criteria, notApplied = []) => {
    const read = interpret(interpretInput.parse({ query, history }), gazetteer)
    expect({ criteria: read.criteria, notApplied: read.notApplied }).toEqual({
      criteria,
      notApplied,
    })
  })
}
