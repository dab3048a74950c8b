import type { Message } from '@hearth/core/message/contract.ts'
import { trpc } from '../../trpc.ts'
import { useAuth } from '../account/useAuth.ts'
import { useSending } from './useSending.ts'

/** What a seeker writes to the agent of a home. */
export function useWriting(propertyId: number, onSent: (message: Message) => void) {
  const { me } = useAuth()
  // Without a network it fails at once and says so, instead of waiting for one unseen.
  const { mutateAsync } = trpc.message.send.useMutation({ networkMode: 'always' })
  return useSending({
    place: { userId: me?.id ?? 0, propertyId },
    store: (named) => mutateAsync({ propertyId, ...named }),
    onSent,
  })
}
