import { UNLISTED_TITLES } from '@hearth/core/page/unlistedTitles.ts'
import { resultsHeading } from '@hearth/core/search/describe.ts'
import { stateFromParams } from '@hearth/core/search/resultsSearch.ts'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useCallback, useEffect } from 'react'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { PageContainer } from '../../../ui/PageContainer.tsx'
import { usePageTitle } from '../../../ui/usePageTitle.ts'
import { useResults } from '../results/useResults.ts'
import { HomesMeanwhile } from './HomesMeanwhile.tsx'
import { ProgressRing } from './ProgressRing.tsx'
import classes from './SearchLoadingPage.module.css'
import { useSearchProgress } from './useSearchProgress.ts'

const route = getRouteApi('/search-loading')

/** A moment to look at some homes while the results are fetched; whoever is in a hurry skips it. */
export function SearchLoadingPage() {
  usePageTitle(UNLISTED_TITLES['/search-loading'])
  const search = route.useSearch()
  const { line, percent, isOver } = useSearchProgress()
  const goOn = useGoOn(search)
  const { criteria, sort } = stateFromParams(search)
  // The same query as the results page, so that its first page is there when one arrives.
  const { total, totalIsCapped, isLoading, hasFailed } = useResults(criteria, sort)
  const found = isLoading || hasFailed ? undefined : total

  useEffect(() => {
    if (isOver) goOn()
  }, [isOver, goOn])

  return (
    <PageContainer page>
      <div className={classes.page}>
        <h1 className={classes.heading}>Looking for your home</h1>
        <ProgressRing percent={percent} />
        <p className={classes.status} aria-live="polite" data-testid="status-line">
          {line}
        </p>
        <p className={classes.found} aria-live="polite">
          {found !== undefined && foundText(found, resultsHeading(criteria, found, totalIsCapped))}
        </p>
        <ButtonLink
          to="/properties"
          search={search}
          replace
          size="md"
          {...(found === undefined ? { variant: 'default' } : { color: 'ember' })}
        >
          {buttonText(found)}
        </ButtonLink>
      </div>
      <HomesMeanwhile />
    </PageContainer>
  )
}

function foundText(found: number, heading: string): string {
  return found === 0 ? 'Nothing matches every wish, but we can show what comes close.' : heading
}

function buttonText(found: number | undefined): string {
  if (found === undefined) return 'Skip ahead'
  return found === 1 ? 'See it now' : 'See them now'
}

function useGoOn(search: ReturnType<typeof route.useSearch>) {
  const navigate = useNavigate()
  return useCallback(() => {
    // Replaces this page: Back from the results leads to where the search was begun.
    void navigate({ to: '/properties', search, replace: true })
  }, [navigate, search])
}
