import type { QueryClient } from '@tanstack/react-query'

/** The routers whose answers are somebody's own. Who is signed in is asked apart. */
const PERSONAL = new Set(['saved', 'viewing', 'message', 'agent', 'account'])
const WHO = 'me'

/** Drops what was answered to somebody who is no longer here, and asks anew what a page still shows. */
export function forgetPersonalAnswers(queryClient: QueryClient): void {
  void queryClient.resetQueries({
    predicate: ({ queryKey: [path] }) =>
      Array.isArray(path) && PERSONAL.has(path[0]) && !(path[0] === 'account' && path[1] === WHO),
  })
}
