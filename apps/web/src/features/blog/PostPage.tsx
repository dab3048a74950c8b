import type { BlogPost } from '@hearth/core/blog/posts.ts'
import { PageContainer } from '../../ui/PageContainer.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { usePageTitle } from '../../ui/usePageTitle.ts'

/** One post. */
export function PostPage({ post }: { post: BlogPost }) {
  usePageTitle(post.title)
  return (
    <PageContainer page>
      <PageHeading title={post.title} subtitle={post.excerpt} />
    </PageContainer>
  )
}
