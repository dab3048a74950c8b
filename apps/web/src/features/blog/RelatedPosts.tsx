import { type BlogPost, relatedPosts } from '@hearth/core/blog/posts.ts'
import { Title } from '@mantine/core'
import { PostCard } from './PostCard.tsx'
import classes from './RelatedPosts.module.css'

/** What to read next. */
export function RelatedPosts({ post }: { post: BlogPost }) {
  const related = relatedPosts(post)
  if (related.length === 0) return null
  return (
    <section className={classes.section} aria-labelledby="related-posts">
      <Title order={2} id="related-posts">
        Related posts
      </Title>
      <ul className={classes.posts}>
        {related.map((next) => (
          <li key={next.id}>
            <PostCard post={next} order={3} />
          </li>
        ))}
      </ul>
    </section>
  )
}
