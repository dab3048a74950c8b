import { trpc } from '../../trpc.ts'
import { useAuth } from '../account/useAuth.ts'

/** How many messages of agents are unread; 0 for visitors. The live connection keeps it true. */
export function useUnreadMessages(): number {
  const { state } = useAuth()
  const { data } = trpc.message.unread.useQuery(undefined, { enabled: state === 'signedIn' })
  return state === 'signedIn' ? (data?.count ?? 0) : 0
}
