import type { Import, ImportRow, RowFilter } from '@hearth/core/import/contract.ts'
import { Skeleton } from '@mantine/core'
import { useState } from 'react'
import { refusalOf } from '../../../refusal.ts'
import { BusyButton } from '../../../ui/BusyButton.tsx'
import { ErrorCard } from '../../../ui/ErrorCard.tsx'
import { SegmentedToggle } from '../../../ui/SegmentedToggle.tsx'
import { ShowMore } from '../../../ui/ShowMore.tsx'
import classes from './Report.module.css'
import { ReportRow } from './ReportRow.tsx'
import { useReport, useReportFile } from './useReport.ts'

const FILTERS = [
  { value: 'all', label: 'All rows' },
  { value: 'faults', label: 'Faults' },
  { value: 'notes', label: 'Notes' },
  { value: 'changes', label: 'Changes' },
] as const
type Filter = (typeof FILTERS)[number]['value']

const NONE: Record<Filter, string> = {
  all: 'The file has no rows.',
  faults: 'No row is refused.',
  notes: 'There is nothing to note.',
  changes: 'No listing changes.',
}

/** What became of each row. What is refused is shown first, where there is any. */
export function ImportReport({ shown }: { shown: Import }) {
  const [filter, setFilter] = useState<Filter>(shown.refused > 0 ? 'faults' : 'all')
  const file = useReportFile(shown)
  return (
    <section aria-labelledby="report">
      <div className={classes.head}>
        <h2 id="report">Row by row</h2>
        <BusyButton variant="default" isBusy={file.isBusy} onClick={() => void file.save()}>
          Download as CSV
        </BusyButton>
      </div>
      <div className={classes.filter}>
        <SegmentedToggle
          label="Rows shown"
          value={filter}
          options={FILTERS}
          onChange={setFilter}
          size="sm"
        />
      </div>
      <Rows id={shown.id} filter={filter} />
    </section>
  )
}

function Rows({ id, filter }: { id: number; filter: Filter }) {
  const show: RowFilter | undefined = filter === 'all' ? undefined : filter
  const report = useReport(id, show)
  if (report.error) {
    return (
      <ErrorCard
        title="The report could not be loaded"
        text={refusalOf(report.error).text}
        onRetry={() => void report.refetch()}
      />
    )
  }
  if (!report.rows) return <RowsSkeleton />
  if (report.rows.length === 0) return <p className={classes.none}>{NONE[filter]}</p>
  return (
    <>
      <RowList rows={report.rows} />
      {report.hasNextPage && (
        <ShowMore
          mt={20}
          label="Show more rows"
          isLoading={report.isFetchingNextPage}
          onMore={() => void report.fetchNextPage()}
        />
      )}
    </>
  )
}

const RowList = ({ rows }: { rows: readonly ImportRow[] }) => (
  <ol className={classes.rows}>
    {rows.map((row) => (
      <ReportRow key={row.row} row={row} />
    ))}
  </ol>
)

const RowsSkeleton = () => (
  <div role="status" aria-label="Loading" className={classes.skeleton}>
    {['a', 'b', 'c', 'd'].map((key) => (
      <Skeleton key={key} height={72} radius="md" aria-hidden />
    ))}
  </div>
)
