import fc from 'fast-check'
import { expect, test } from 'vitest'
import { interpretInput, interpretOutput } from '../contract.ts'
import type { AccountEntry } from './account.ts'
import { interpretWithAccount } from './interpret.ts'
import { RULES } from './scan.ts'
import { gazetteer } from './testing/examples.ts'
import { texts } from './testing/texts.ts'

const RUNS = 10_000
const MINUTES = 60_000

function isGapless(entries: readonly AccountEntry[], length: number): boolean {
  let at = 0
  for (const { start, end } of entries) {
    if (start !== at || end <= start) return false
    at = end
  }
  return at === length
}

/** What could not be applied stands in the text, and nowhere else than where the account says. */
function agree(query: string, entries: readonly AccountEntry[], notApplied: readonly string[]) {
  const named = notApplied.join('').replace(/\s/g, '')
  const accounted = entries
    .filter((entry) => entry.as === 'notApplied')
    .map(({ start, end }) => query.slice(start, end))
    .join('')
    .replace(/\s/g, '')
  return named === accounted
}

test(
  'no text throws, leaves the schema, goes unaccounted for, or takes more than its rule tries',
  () => {
    fc.assert(
      fc.property(texts, fc.array(texts, { maxLength: 1 }), (query, earlier) => {
        const history = earlier.map((text) => ({ sender: 'user' as const, text }))
        const input = interpretInput.safeParse({ query, history })
        fc.pre(input.success)
        const { entries, tries, ...output } = interpretWithAccount(input.data, gazetteer)
        expect(interpretOutput.parse(output)).toEqual(output)
        expect(isGapless(entries, input.data.query.length)).toBe(true)
        expect(agree(input.data.query, entries, output.notApplied)).toBe(true)
        expect(tries).toBeLessThanOrEqual(RULES.length * input.data.query.length)
        expect(output.reply.length).toBeLessThan(2000)
      }),
      { numRuns: RUNS },
    )
  },
  5 * MINUTES,
)
