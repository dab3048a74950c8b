import type { DemoRemoval } from '../../packages/backend/src/demo/mutations.ts'

const NEXT = 'Set DEMO=off: an empty market is filled with the demo again at the next start.'
const HOW = 'Nothing is changed yet. Make a backup, then: pnpm demo:remove --yes'

/** What becomes of the demo market, or became of it, a line each. */
export function removalLines(removal: DemoRemoval, isDone: boolean): string[] {
  const gone: [number, string][] = [
    [removal.homes, 'demo homes, with their history and their made-up enquiries'],
    [removal.companies, 'demo companies'],
    [removal.accounts, 'demo accounts'],
    [removal.places, 'made-up schools, shops, pubs and stops'],
  ]
  const kept: [number, string][] = [
    [removal.keptHomes, 'demo homes that real people wrote about, asked to see or saved'],
    [removal.addedHomes, 'homes that visitors of the demo’s agent added'],
    [removal.keptCompanies, 'demo companies of which something stays; nobody acts for them'],
  ]
  const follows: [number, string][] = [
    [removal.viewings, 'open viewings, which are cancelled; whoever asked is told by e-mail'],
    [removal.measuredAnew, 'real homes, which are measured again without the made-up places'],
  ]
  if ([...gone, ...kept].every(([count]) => count === 0)) return ['There is nothing of the demo.']
  return [
    ...section(isDone ? 'Removed' : 'Would be removed', gone),
    ...section(isDone ? 'Kept, off the market' : 'Would stay, off the market', kept),
    ...section('Besides', follows),
    isDone ? NEXT : HOW,
  ]
}

function section(title: string, entries: readonly [number, string][]): string[] {
  const told = entries.filter(([count]) => count > 0)
  if (told.length === 0) return []
  return [`${title}:`, ...told.map(([count, what]) => `  ${count.toLocaleString('en-GB')} ${what}`)]
}
