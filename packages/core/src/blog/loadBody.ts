import type { Block } from './blocks.ts'
import type { PostId } from './posts.ts'

type Body = Promise<{ BODY: readonly Block[] }>

/** Each in a file of its own, which a browser fetches with its page alone. */
const BODIES: Readonly<Record<PostId, () => Body>> = {
  'renters-rights-act-what-changed': () => import('./bodies/renters-rights-act-what-changed.ts'),
  'search-by-describing': () => import('./bodies/search-by-describing.ts'),
  'how-to-read-an-epc': () => import('./bodies/how-to-read-an-epc.ts'),
  'what-to-ask-at-a-viewing': () => import('./bodies/what-to-ask-at-a-viewing.ts'),
}

/** What a post says. Rejects when its file cannot be fetched. */
export async function loadBody(id: PostId): Promise<readonly Block[]> {
  const { BODY } = await BODIES[id]()
  return BODY
}
