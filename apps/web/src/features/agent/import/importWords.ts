import type { Import, ImportedMedia, RowOutcome } from '@hearth/core/import/contract.ts'
import { inThousands } from '@hearth/core/number/inThousands.ts'

/** What became of a row, in a dry run what would become of it. */
export const OUTCOME_WORDS: Record<RowOutcome, string> = {
  created: 'New',
  updated: 'Changed',
  unchanged: 'Unchanged',
  refused: 'Refused',
  withdrawn: 'Taken off the market',
}

/** The sums that stand above a report, in their order. */
export const SUMS = ['created', 'updated', 'unchanged', 'withdrawn', 'refused'] as const

export const isUnfinished = ({ state }: Pick<Import, 'state'>): boolean =>
  state === 'waiting' || state === 'running'

/** "12 Nov 2026, 14:05" in London. */
export function when(instant: string): string {
  return new Date(instant).toLocaleString('en-GB', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Europe/London',
  })
}

type Standing = Pick<
  Import,
  'state' | 'mode' | 'rowsDone' | 'rowsTotal' | 'fileId' | 'isImportedSince'
>

/** Where an import stands, in one line. */
export function standing(shown: Standing): string {
  const { state, mode, rowsDone, rowsTotal } = shown
  const what = mode === 'dryRun' ? 'Dry run' : 'Import'
  if (state === 'waiting') return `${what}: waiting to begin`
  if (state === 'failed') return `${what}: the file could not be read`
  if (state === 'done') return mode === 'dryRun' ? tried(shown) : 'Imported'
  if (rowsTotal === null) return `${what}: counting the rows`
  return `${what}: ${inThousands(rowsDone)} of ${inThousands(rowsTotal)} rows`
}

/** Of a file that is no longer kept nobody knows whether it was imported. */
function tried({ fileId, isImportedSince }: Standing): string {
  if (isImportedSince) return 'Dry run: imported afterwards'
  return fileId === null ? 'Dry run' : 'Dry run: nothing is changed yet'
}

/** What became of the files that came along, in one line. */
export function mediaLine({ takenIn, leftOut, isUnderWay }: ImportedMedia): string {
  const parts = [
    takenIn > 0 ? `${inThousands(takenIn)} taken in` : null,
    leftOut > 0 ? `${inThousands(leftOut)} left out` : null,
    isUnderWay ? 'still being taken in' : null,
  ].filter((part) => part !== null)
  const why = leftOut > 0 ? ' “Notes” below tell why.' : ''
  return `Pictures and documents: ${parts.join(', ') || 'none taken in'}.${why}`
}

type Tried = Pick<
  Import,
  'state' | 'mode' | 'fileId' | 'hasMedia' | 'created' | 'updated' | 'withdrawn'
>

/** Whether a dry run leaves anything to be imported. Pictures may be new although no row is. */
export function canBeImported(tried: Tried): boolean {
  const { state, mode, fileId, hasMedia, created, updated, withdrawn } = tried
  if (state !== 'done' || mode !== 'dryRun' || fileId === null) return false
  return hasMedia || created + updated + withdrawn > 0
}

const AFTERWARDS = 'The pictures in the ZIP are taken in afterwards.'

/** What pressing Import would do, from what the dry run has found. */
export function askedFor({ hasMedia, created, updated, withdrawn }: Tried): string {
  const parts = [
    created > 0 ? `${inThousands(created)} new` : null,
    updated > 0 ? `${inThousands(updated)} changed` : null,
    withdrawn > 0 ? `${inThousands(withdrawn)} taken off the market` : null,
  ].filter((part) => part !== null)
  if (parts.length === 0 && hasMedia) return `No row changes a listing. ${AFTERWARDS}`
  if (parts.length === 0) return 'This file changes none of your listings.'
  const changes = `Importing makes these changes: ${parts.join(', ')}.`
  return hasMedia ? `${changes} ${AFTERWARDS}` : changes
}
