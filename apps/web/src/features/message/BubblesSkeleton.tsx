import { Skeleton } from '@mantine/core'

/** Where messages will stand. Decoration only. */
export function BubblesSkeleton() {
  return (
    <div aria-hidden>
      <Skeleton height={64} width="58%" radius={18} mb={20} ml="auto" />
      <Skeleton height={88} width="64%" radius={18} mb={20} />
      <Skeleton height={48} width="40%" radius={18} ml="auto" />
    </div>
  )
}
