import { trpc } from '../../trpc.ts'
import { useAuth } from '../account/useAuth.ts'

/** How many messages wait to be read: of agents, and for an agent those of seekers. */
export interface Unread {
  own: number
  asAgent: number
}

/** What is unread; nothing for visitors. The live connection keeps it true. */
export function useUnreadMessages(): Unread {
  const { state } = useAuth()
  const { data } = trpc.message.unread.useQuery(undefined, { enabled: state === 'signedIn' })
  if (state !== 'signedIn') return { own: 0, asAgent: 0 }
  return { own: data?.count ?? 0, asAgent: data?.asAgent ?? 0 }
}
