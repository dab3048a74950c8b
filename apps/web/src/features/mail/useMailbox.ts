import { trpc } from '../../trpc.ts'
import { isOnItsWay } from './emailWording.ts'

const WATCH_MS = 2_000
const LOOK_MS = 5_000

/** The list, asked for again every few seconds, and sooner while an e-mail in it is on its way. */
export function useMailbox() {
  return trpc.mail.mailbox.useQuery(undefined, {
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.some(isOnItsWay) ? WATCH_MS : LOOK_MS),
  })
}

/** One e-mail, watched in the same way. Asks for nothing without an id. */
export function useEmail(id: number | undefined) {
  return trpc.mail.email.useQuery(
    { id: id ?? 1 },
    {
      enabled: id !== undefined,
      staleTime: 0,
      refetchInterval: ({ state }) => (state.data && isOnItsWay(state.data) ? WATCH_MS : false),
    },
  )
}
