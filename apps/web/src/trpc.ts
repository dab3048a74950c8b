import type { AppRouter } from '@hearth/backend/router.ts'
import { QueryClient } from '@tanstack/react-query'
import {
  httpBatchLink,
  httpLink,
  httpSubscriptionLink,
  splitLink,
  TRPCClientError,
} from '@trpc/client'
import { createTRPCQueryUtils, createTRPCReact } from '@trpc/react-query'
import { checkedAnswers } from './checkedAnswers.ts'

const MINUTE = 60_000

export const trpc = createTRPCReact<AppRouter>()

/** What may take long: on its own, because a batch is answered only when all of it is. */
const SLOW = new Set(['property.formattedDescription', 'amenity.analyze'])

export const trpcClient = trpc.createClient({
  links: [
    checkedAnswers,
    splitLink({
      condition: ({ type }) => type === 'subscription',
      true: httpSubscriptionLink({ url: '/trpc' }),
      false: splitLink({
        condition: ({ path }) => SLOW.has(path),
        true: httpLink({ url: '/trpc' }),
        false: httpBatchLink({ url: '/trpc', maxURLLength: 6_000, maxItems: 10 }),
      }),
    }),
  ],
})

/** Asking again helps against a busy server or a lost connection, never against a refusal. */
export function isWorthRetrying(failures: number, error: unknown): boolean {
  if (failures >= 2) return false
  if (!(error instanceof TRPCClientError)) return false
  const status: unknown = error.data?.httpStatus
  return typeof status !== 'number' || status >= 500
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5 * MINUTE,
        gcTime: 10 * MINUTE,
        retry: isWorthRetrying,
        retryDelay: (failures) => 400 * 2 ** failures,
        refetchOnWindowFocus: false,
      },
    },
  })
}

/** For loaders and prefetching, outside React: `trpc.search.results.prefetch(...)`. */
export function createTrpcUtils(queryClient: QueryClient) {
  return createTRPCQueryUtils({ queryClient, client: trpcClient })
}
export type TrpcUtils = ReturnType<typeof createTrpcUtils>
