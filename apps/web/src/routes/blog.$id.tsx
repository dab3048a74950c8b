import { loadBody } from '@hearth/core/blog/loadBody.ts'
import { postById } from '@hearth/core/blog/posts.ts'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { PostPage } from '../features/blog/PostPage.tsx'
import { PostSkeleton } from '../features/blog/PostSkeleton.tsx'

export const Route = createFileRoute('/blog/$id')({
  loader: async ({ params }) => {
    const post = postById(params.id)
    if (!post) throw redirect({ to: '/blog', replace: true })
    return { post, blocks: await loadBody(post.id) }
  },
  pendingComponent: PostSkeleton,
  component: PostRoute,
})

function PostRoute() {
  const { post, blocks } = Route.useLoaderData()
  return <PostPage key={post.id} post={post} blocks={blocks} />
}
