import { POSTS } from '@hearth/core/blog/posts.ts'
import { blogHead } from '@hearth/core/page/blogHead.ts'
import { PageContainer } from '../../ui/PageContainer.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { siteOrigin } from '../../ui/siteOrigin.ts'
import { usePageHead } from '../../ui/usePageHead.ts'
import { NewsletterBox } from '../newsletter/NewsletterBox.tsx'
import classes from './BlogPage.module.css'
import { PostCard } from './PostCard.tsx'

/** All posts, the newest first and large. */
export function BlogPage() {
  usePageHead(blogHead(siteOrigin()))
  const [latest, ...earlier] = POSTS
  return (
    <PageContainer page>
      <PageHeading
        title="The Hearth blog"
        subtitle="For people who are looking for a home, and for those who are about to look at one."
      />
      {latest && <PostCard post={latest} isLarge />}
      <ul className={classes.earlier}>
        {earlier.map((post) => (
          <li key={post.id}>
            <PostCard post={post} />
          </li>
        ))}
      </ul>
      <div className={classes.newsletter}>
        <NewsletterBox />
      </div>
    </PageContainer>
  )
}
