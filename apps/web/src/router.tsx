import { parseSearch, stringifySearch } from '@hearth/core/page/searchParams.ts'
import type { QueryClient } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { routeTree } from './routeTree.gen.ts'
import { createTrpcUtils } from './trpc.ts'
import { RouteError } from './ui/RouteError.tsx'

/** The router of the whole site; routes reach the data through its context. */
export function createHearthRouter(queryClient: QueryClient) {
  return createRouter({
    routeTree,
    context: { trpcUtils: createTrpcUtils(queryClient) },
    parseSearch,
    stringifySearch,
    scrollRestoration: createScrollRule(),
    defaultPreload: 'intent',
    defaultErrorComponent: RouteError,
  })
}

/**
 * A new page starts at its top and Back returns to where one was, which the router does by itself
 * when this says true. A page whose search parameters changed is still the same page: nothing moves.
 */
function createScrollRule() {
  let pathname: string | undefined
  return ({ location }: { location: { pathname: string } }): boolean => {
    const isSamePage = location.pathname === pathname
    pathname = location.pathname
    // The router only remembers a position for pages that scrolled since they were entered.
    if (isSamePage) document.dispatchEvent(new Event('scroll'))
    return !isSamePage
  }
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createHearthRouter>
  }
}
