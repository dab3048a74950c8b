import { cleanParams } from '@hearth/core/search/resultsSearch.ts'
import { createFileRoute } from '@tanstack/react-router'
import { SearchLoadingPage } from '../features/search/loading/SearchLoadingPage.tsx'

export const Route = createFileRoute('/search-loading')({
  validateSearch: cleanParams,
  component: SearchLoadingPage,
})
