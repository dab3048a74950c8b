import type { BlogPost } from '@hearth/core/blog/posts.ts'
import { postPath } from '@hearth/core/page/blogHead.ts'
import { Title } from '@mantine/core'
import { Picture } from '../../ui/Picture.tsx'
import { ShareButton } from '../../ui/ShareButton.tsx'
import { siteUrl } from '../../ui/siteUrl.ts'
import { PostByline } from './PostByline.tsx'
import classes from './PostHeader.module.css'

/** Title, what it is about, by whom, and its picture. */
export function PostHeader({ post, minutes }: { post: BlogPost; minutes: number }) {
  const { src, alt, width, height } = post.image
  return (
    <header className={classes.header}>
      <Title order={1} className={classes.title}>
        {post.title}
      </Title>
      <p className={classes.excerpt}>{post.excerpt}</p>
      <div className={classes.foot}>
        <PostByline post={post} minutes={minutes} />
        <ShareButton title={post.title} address={siteUrl(postPath(post))} />
      </div>
      <div className={classes.picture}>
        <Picture src={src} alt={alt} width={width} height={height} loading="eager" />
      </div>
    </header>
  )
}
