import { betterParams, cleanParams, stateFromParams } from '@hearth/core/search/resultsSearch.ts'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { ResultsPage } from '../features/search/results/ResultsPage.tsx'
import { RESULTS_CACHE, resultsQueryInput } from '../features/search/results/resultsQuery.ts'

export const Route = createFileRoute('/properties')({
  validateSearch: cleanParams,
  beforeLoad: ({ location }) => {
    // The address says what is searched for, and nothing that is not.
    const better = betterParams(location.search)
    if (better) throw redirect({ to: '/properties', search: better, replace: true })
  },
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps, preload }) => {
    // Homes count as shown where they are answered: of a link that is only pointed at, nobody sees any.
    if (preload) return
    const { criteria, sort } = stateFromParams(deps)
    // Not awaited: the page shows its skeletons at once, and a failure in its own card.
    void context.trpcUtils.search.results.prefetchInfinite(
      resultsQueryInput(criteria, sort),
      RESULTS_CACHE,
    )
  },
  component: ResultsPage,
})
