import { postById } from '@hearth/core/blog/posts.ts'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { PostPage } from '../features/blog/PostPage.tsx'

export const Route = createFileRoute('/blog/$id')({
  loader: ({ params }) => {
    const post = postById(params.id)
    if (!post) throw redirect({ to: '/blog', replace: true })
    return { post }
  },
  component: PostRoute,
})

function PostRoute() {
  const { post } = Route.useLoaderData()
  return <PostPage key={post.id} post={post} />
}
