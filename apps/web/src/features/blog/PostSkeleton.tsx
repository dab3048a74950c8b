import { Skeleton } from '@mantine/core'
import { PageContainer } from '../../ui/PageContainer.tsx'

/** While a post is fetched over a slow line. */
export function PostSkeleton() {
  return (
    <PageContainer page>
      <div role="status" aria-label="Loading the post">
        <Skeleton height={52} width="min(620px, 90%)" radius="md" mt={56} />
        <Skeleton height={20} width="min(520px, 80%)" radius="md" mt={28} />
        <Skeleton height="min(560px, 52vw)" radius="lg" mt={56} />
      </div>
    </PageContainer>
  )
}
