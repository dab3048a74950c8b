import type { Import, ImportRow } from '../../packages/core/src/import/contract.ts'

const LOOK_EVERY_MS = 500

/** Tells how far an import is, where somebody watches. Answers how to stop. */
export function showProgress(read: () => Promise<Import>): () => void {
  if (!process.stderr.isTTY) return () => undefined
  const timer = setInterval(async () => {
    const { rowsDone, rowsTotal } = await read()
    if (rowsTotal !== null) process.stderr.write(`\r${rowsDone} of ${rowsTotal} rows`)
  }, LOOK_EVERY_MS)
  return () => {
    clearInterval(timer)
    process.stderr.write('\r\u001b[K')
  }
}

/** What was found in a row, a line each; a listing that was taken off the market is told as well. */
export function rowLines({ line, agentRef, outcome, findings }: ImportRow): string[] {
  const where = [line === null ? 'file' : `line ${line}`, agentRef ?? '-'].join('  ')
  const withdrawn = outcome === 'withdrawn' ? [`${where}  taken off the market`] : []
  const told = findings.map(({ severity, column, message }) =>
    [where, severity, column === null ? message : `${column}: ${message}`].join('  '),
  )
  return [...withdrawn, ...told]
}

export function sumLine(done: Import): string {
  const { mode, hasMedia, created, updated, unchanged, withdrawn, refused } = done
  const sums = `${created} new, ${updated} changed, ${unchanged} unchanged, ${withdrawn} taken off the market, ${refused} refused`
  const told = mode === 'dryRun' ? `Dry run, nothing is changed: ${sums}.` : `Imported: ${sums}.`
  return hasMedia ? `${told} A worker takes the pictures in after an import.` : told
}
