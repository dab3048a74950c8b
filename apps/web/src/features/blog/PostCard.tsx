import type { BlogPost } from '@hearth/core/blog/posts.ts'
import { VisuallyHidden } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Picture } from '../../ui/Picture.tsx'
import { PostByline } from './PostByline.tsx'
import classes from './PostCard.module.css'

interface Props {
  post: BlogPost
  /** The first of a list stands out. */
  isLarge?: boolean
  /** Level of its heading. */
  order?: 2 | 3
}

/** A post in a list; all of it leads there. */
export function PostCard({ post, isLarge = false, order = 2 }: Props) {
  const Heading = `h${order}` as const
  const { src, width, height } = post.image
  return (
    <article className={classes.card} data-large={isLarge || undefined}>
      <div className={classes.picture}>
        <Picture
          src={src}
          alt=""
          width={width}
          height={height}
          loading={isLarge ? 'eager' : 'lazy'}
        />
      </div>
      <div className={classes.words}>
        <PostByline post={post} />
        <Heading className={classes.title}>{post.title}</Heading>
        <p className={classes.excerpt}>{post.excerpt}</p>
        <Link className={classes.more} to="/blog/$id" params={{ id: post.id }}>
          Read More
          <VisuallyHidden>: {post.title}</VisuallyHidden>
          <IconArrowRight className={classes.arrow} size={18} stroke={1.8} aria-hidden="true" />
        </Link>
      </div>
    </article>
  )
}
