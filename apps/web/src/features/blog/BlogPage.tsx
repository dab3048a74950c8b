import { POSTS } from '@hearth/core/blog/posts.ts'
import { Link } from '@tanstack/react-router'
import { PageContainer } from '../../ui/PageContainer.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { usePageTitle } from '../../ui/usePageTitle.ts'

/** All posts, the newest first. */
export function BlogPage() {
  usePageTitle('Blog')
  return (
    <PageContainer page>
      <PageHeading title="Blog" />
      <ul>
        {POSTS.map((post) => (
          <li key={post.id}>
            <Link to="/blog/$id" params={{ id: post.id }}>
              {post.title}
            </Link>
          </li>
        ))}
      </ul>
    </PageContainer>
  )
}
