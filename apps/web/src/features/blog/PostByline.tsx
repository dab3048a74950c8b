import type { BlogPost } from '@hearth/core/blog/posts.ts'
import { dayInWords } from '../saved/searches/dayInWords.ts'
import classes from './PostByline.module.css'

interface Props {
  post: BlogPost
  /** Whole minutes that reading takes; not told where the text is not there yet. */
  minutes?: number
}

/** Who wrote a post, and when. */
export function PostByline({ post, minutes }: Props) {
  return (
    <p className={classes.byline}>
      <span>{post.author}</span>
      <time dateTime={post.date}>{dayInWords(post.date)}</time>
      {minutes !== undefined && <span>{minutes} min read</span>}
    </p>
  )
}
