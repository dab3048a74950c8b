import type { Block } from '@hearth/core/blog/blocks.ts'
import type { BlogPost } from '@hearth/core/blog/posts.ts'
import { readingMinutes } from '@hearth/core/blog/reading.ts'
import { blogPostHead } from '@hearth/core/page/blogHead.ts'
import { BackLink } from '../../ui/BackLink.tsx'
import { PageContainer } from '../../ui/PageContainer.tsx'
import { ReadingLayout } from '../../ui/reading/ReadingLayout.tsx'
import { siteOrigin } from '../../ui/siteOrigin.ts'
import { usePageHead } from '../../ui/usePageHead.ts'
import { PostBody } from './PostBody.tsx'
import { PostHeader } from './PostHeader.tsx'
import { RelatedPosts } from './RelatedPosts.tsx'

interface Props {
  post: BlogPost
  blocks: readonly Block[]
}

/** One post, to be read at leisure. */
export function PostPage({ post, blocks }: Props) {
  usePageHead(blogPostHead(post, siteOrigin()))
  const headings = blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : []))
  return (
    <PageContainer page>
      <BackLink to="/blog">Back to the blog</BackLink>
      <article>
        <PostHeader post={post} minutes={readingMinutes(blocks)} />
        <ReadingLayout headings={headings}>
          <PostBody blocks={blocks} />
        </ReadingLayout>
      </article>
      <RelatedPosts post={post} />
    </PageContainer>
  )
}
