import type { Finding, State } from './finding.ts'

const SIGNS: Readonly<Record<State, string>> = { works: '✓', unset: '–', weak: '!', broken: '✗' }

/** A line for each finding, and a last one that sums them up. */
export function reportLines(findings: readonly Finding[]): string[] {
  const width = Math.max(...findings.map(({ name }) => name.length))
  const lines = findings.map(({ name, state, said, todo }) =>
    [`${SIGNS[state]} ${name.padEnd(width)}  ${said}`, todo && `→ ${todo}`]
      .filter(Boolean)
      .join('  '),
  )
  const count = (state: State) => findings.filter((finding) => finding.state === state).length
  const [failed, weak] = [count('broken'), count('weak')]
  const parts = [
    failed > 0 && `${failed} must be put right`,
    weak > 0 && `${weak} should be looked at`,
  ].filter(Boolean)
  return [...lines, '', parts.length > 0 ? `${parts.join(', ')}.` : 'All is well.']
}

/** How the doctor exits: only what does not work fails it. */
export const exitCodeOf = (findings: readonly Finding[]): 0 | 1 =>
  findings.some(({ state }) => state === 'broken') ? 1 : 0
