import type { AppRouter } from '@hearth/backend/router.ts'
import { TRPCClientError, type TRPCLink } from '@trpc/client'
import { observable } from '@trpc/server/observable'

/** What the server answers in a test, by the procedure's path; throwing is a refusal. */
export type Server = (path: string, input: unknown) => unknown

/** Leads every call to a server of the test's own. */
export const linkTo =
  (server: Server): TRPCLink<AppRouter> =>
  () =>
  ({ op }) =>
    observable((observer) => {
      Promise.resolve()
        .then(() => server(op.path, op.input))
        .then((data) => {
          observer.next({ result: { type: 'data', data } })
          observer.complete()
        })
        .catch((error) => observer.error(TRPCClientError.from(error)))
    })
