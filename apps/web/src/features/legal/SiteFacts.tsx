import type { SiteConfig } from '@hearth/core/site/contract.ts'
import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import { trpc } from '../../trpc.ts'
import { ErrorCard } from '../../ui/ErrorCard.tsx'

/** Says what depends on how this Hearth is set up, once that is known. */
export function SiteFacts({ children }: { children: (config: SiteConfig) => ReactNode }) {
  const { data, isError, refetch } = trpc.site.config.useQuery()
  if (data) return children(data)
  if (isError) {
    return (
      <ErrorCard
        title="This part could not be loaded"
        text="It says who runs this Hearth and what is switched on here."
        onRetry={() => void refetch()}
      />
    )
  }
  return (
    <div role="status" aria-label="Loading who runs this Hearth">
      <Skeleton height={18} mb={10} />
      <Skeleton height={18} width="70%" mb={24} />
    </div>
  )
}
