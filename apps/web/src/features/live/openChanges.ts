import { TRPCClientError } from '@trpc/client'
import { trpcClient } from '../../trpc.ts'
import type { OpenStream } from './keepConnected.ts'

/** Opens the stream of what changes for whoever is signed in. `refused`: the session may be over. */
export function openChanges(refused: () => void): OpenStream {
  return ({ event, lost }) => {
    let isOver = false
    const end = () => {
      if (isOver) return
      isOver = true
      lost()
    }
    const subscription = trpcClient.live.changes.subscribe(undefined, {
      onData: event,
      // The server ends streams of sessions that are over, and all of them when it stops.
      onComplete: () => {
        if (!isOver) refused()
        end()
      },
      onError: (error) => {
        if (error instanceof TRPCClientError && error.data?.code === 'UNAUTHORIZED') refused()
        end()
      },
      // The browser would open a lost stream again by itself, at a pace of its own.
      onConnectionStateChange: ({ state, error }) => {
        if (state === 'connecting' && error) end()
      },
    })
    return () => {
      isOver = true
      subscription.unsubscribe()
    }
  }
}
