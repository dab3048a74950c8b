import { createFileRoute } from '@tanstack/react-router'
import { ResultsPage } from '../features/search/results/ResultsPage.tsx'
import { RESULTS_CACHE, resultsQueryInput } from '../features/search/results/resultsQuery.ts'
import { cleanParams, stateFromParams } from '../features/search/results/resultsSearch.ts'

export const Route = createFileRoute('/properties')({
  validateSearch: cleanParams,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    const { criteria, sort } = stateFromParams(deps)
    // Not awaited: the page shows its skeletons at once, and a failure in its own card.
    void context.trpcUtils.search.results.prefetchInfinite(
      resultsQueryInput(criteria, sort),
      RESULTS_CACHE,
    )
  },
  component: ResultsPage,
})
