import type { BlmRow } from '@hearth/core/import/blm/rowReader.ts'
import type { RowFinding, RowOutcome } from '@hearth/core/import/contract.ts'
import { type MappedRow, mapRow } from '@hearth/core/import/mapping/mapRow.ts'
import { filesOf } from '@hearth/core/import/mapping/media.ts'
import { referenceOf } from '@hearth/core/import/mapping/reference.ts'
import { type StoredListing, versionOf } from '../property/data.ts'
import type { SuppliedListing } from '../property/mutations.ts'
import { type Brought, broughtKey } from './brought.ts'
import type { ZipMedia } from './zip.ts'

/** What all rows of a file are read with. */
export interface Reading {
  columns: readonly string[]
  /** What is said of the columns: it stands with the first row. */
  ofColumns: readonly RowFinding[]
  /** The day whose law holds, yyyy-MM-dd. */
  day: string
  /** The line on which each reference stood first. */
  seen: Map<string, number>
  /** The files that came with the rows; null: none did, and their names mean nothing. */
  media: Pick<ZipMedia, 'meant'> | null
  /** The files that came before with the same listings. */
  brought: Brought
}

/** What becomes of a row. */
export interface Decision {
  row: number
  line: number
  agentRef: string | null
  outcome: RowOutcome
  findings: RowFinding[]
  /** What is to be stored; null: nothing. */
  change: SuppliedListing | null
}

const LISTED_AGAIN =
  'It was off the market here, and is listed again as the file says. To keep it off, leave it out of the file, ' +
  'or give it PUBLISHED_FLAG 0.'

/** Decides what becomes of a row, given the listing that has its reference. Notes the reference as seen. */
export function decide(reading: Reading, row: BlmRow, stored: StoredListing | null): Decision {
  const { columns, seen, day } = reading
  const agentRef = referenceOf(columns, row)
  const mapped = mapRow(columns, row, stored?.listing ?? null, day)
  const findings = [
    ...(row.nth === 1 ? reading.ofColumns : []),
    ...mapped.findings,
    ...missingMedia(reading, mapped, agentRef),
  ]
  const report = { row: row.nth, line: row.line, agentRef }
  const firstLine = agentRef === null ? undefined : seen.get(agentRef)
  if (firstLine !== undefined) {
    const message = `This reference stands on line ${firstLine} already.`
    findings.push({ severity: 'fault', column: 'AGENT_REF', message })
    return { ...report, outcome: 'refused', findings: faultsFirst(findings), change: null }
  }
  noteSeen(reading, row)
  const { listing, isPublished } = mapped
  if (listing === null || agentRef === null) {
    return { ...report, outcome: 'refused', findings: faultsFirst(findings), change: null }
  }
  const outcome = outcomeOf(mapped, stored)
  if (!isPublished && !stored) {
    const message = 'It is not published, and not listed here: it was left out.'
    findings.push({ severity: 'note', column: 'PUBLISHED_FLAG', message })
  }
  if (isPublished && stored?.isWithdrawn) {
    findings.push({ severity: 'note', column: 'PUBLISHED_FLAG', message: LISTED_AGAIN })
  }
  const isWithdrawn = !isPublished
  const change = outcome === 'unchanged' ? null : { listing: { ...listing, agentRef }, isWithdrawn }
  return { ...report, outcome, findings, change }
}

/** Why a row is refused stands before what else was found in it. */
const faultsFirst = (findings: readonly RowFinding[]) =>
  findings.toSorted((a, b) => Number(b.severity === 'fault') - Number(a.severity === 'fault'))

/** Remembers where a reference stood first. */
export function noteSeen({ columns, seen }: Reading, row: BlmRow): void {
  const ref = referenceOf(columns, row)
  if (ref !== null && !seen.has(ref)) seen.set(ref, row.line)
}

function outcomeOf({ listing, isPublished }: MappedRow, stored: StoredListing | null): RowOutcome {
  if (!isPublished) return stored && !stored.isWithdrawn ? 'withdrawn' : 'unchanged'
  if (!stored) return 'created'
  const isSame = listing !== null && versionOf(listing) === stored.version && !stored.isWithdrawn
  return isSame ? 'unchanged' : 'updated'
}

function missingMedia(
  { media, brought }: Reading,
  mapped: MappedRow,
  agentRef: string | null,
): RowFinding[] {
  if (mapped.listing === null || media === null) return []
  const before = brought.get(agentRef ?? '')
  return filesOf(mapped.media).flatMap(({ folder, column, path }) => {
    const { length } = media.meant(path)
    if (length === 1 || (length === 0 && before?.has(broughtKey(folder, path)))) return []
    const message =
      length === 0
        ? `The file “${path}” is not in the ZIP: it was left out.`
        : `The ZIP holds several files that “${path}” may mean: it was left out. Name it with its folder.`
    return [{ severity: 'note', column, message, leftOut: 'file' }]
  })
}
