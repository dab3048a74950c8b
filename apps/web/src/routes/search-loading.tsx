import { createFileRoute } from '@tanstack/react-router'
import { SearchLoadingPage } from '../features/search/loading/SearchLoadingPage.tsx'
import { cleanParams } from '../features/search/results/resultsSearch.ts'

export const Route = createFileRoute('/search-loading')({
  validateSearch: cleanParams,
  component: SearchLoadingPage,
})
