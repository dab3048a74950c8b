import type { Import, ImportRow, RowFilter } from '@hearth/core/import/contract.ts'
import { useState } from 'react'
import { refusalOf } from '../../../refusal.ts'
import { saveAsFile } from '../../../saveAsFile.ts'
import { trpc } from '../../../trpc.ts'
import { sayWrong } from '../../../ui/toasts.ts'
import { reportCsv } from './reportCsv.ts'

const ROWS_AT_ONCE = 500

/** The rows of a report, page after page. */
export function useReport(id: number, show: RowFilter | undefined) {
  const query = trpc.agent.imports.rows.useInfiniteQuery(
    { id, ...(show && { show }) },
    { getNextPageParam: ({ nextCursor }) => nextCursor, staleTime: 0 },
  )
  return { ...query, rows: query.data?.pages.flatMap(({ items }) => items) }
}

/** The whole report as a file for a spreadsheet. */
export function useReportFile({ id, fileName }: Import) {
  const utils = trpc.useUtils()
  const [isBusy, setIsBusy] = useState(false)

  async function save(): Promise<void> {
    setIsBusy(true)
    try {
      const rows: ImportRow[] = []
      for (let cursor: number | null = 0; cursor !== null; ) {
        const page: { items: ImportRow[]; nextCursor: number | null } =
          await utils.client.agent.imports.rows.query({ id, cursor, limit: ROWS_AT_ONCE })
        rows.push(...page.items)
        cursor = page.nextCursor
      }
      saveAsFile(`${fileName ?? 'import'} report.csv`, reportCsv(rows), 'text/csv')
    } catch (error) {
      sayWrong('The report could not be downloaded', refusalOf(error).text)
    } finally {
      setIsBusy(false)
    }
  }

  return { isBusy, save }
}
