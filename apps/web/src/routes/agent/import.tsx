import { createFileRoute } from '@tanstack/react-router'
import { RequireAgent } from '../../features/agent/entry/RequireAgent.tsx'
import { ImportPage } from '../../features/agent/import/ImportPage.tsx'
import { importSearch } from '../../features/agent/import/importSearch.ts'

export const Route = createFileRoute('/agent/import')({
  validateSearch: importSearch,
  component: ImportRoute,
})

function ImportRoute() {
  const { id } = Route.useSearch()
  return (
    <RequireAgent>
      <ImportPage id={id} />
    </RequireAgent>
  )
}
