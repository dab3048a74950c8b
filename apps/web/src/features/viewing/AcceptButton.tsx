import { appointmentInput, type Viewing } from '@hearth/core/viewing/contract.ts'
import { Button } from '@mantine/core'
import { trpc } from '../../trpc.ts'
import { sayDone, sayWrong } from '../../ui/toasts.ts'
import { useViewingChange } from './useViewingChange.ts'
import { dayAndTimes } from './viewingWords.ts'

/** Accepts the time that the agent proposes: the one that was seen. */
export function AcceptButton({ viewing }: { viewing: Viewing }) {
  const { show, reasonOf } = useViewingChange()
  const accept = trpc.viewing.acceptProposal.useMutation({
    onSuccess: (accepted) => {
      show(accepted)
      sayDone('Viewing scheduled', `${dayAndTimes(accepted)}. The agent has been told.`)
    },
    onError: (error) => {
      const reason = reasonOf(error)
      if (reason !== null) sayWrong('Proposal not accepted', reason)
    },
  })
  const { id, date, times } = viewing
  const send = () => {
    if (!accept.isPending) accept.mutate(appointmentInput.parse({ id, date, time: times[0] }))
  }
  return (
    <Button color="ember" aria-busy={accept.isPending} onClick={send}>
      {accept.isPending ? 'One moment…' : 'Accept this time'}
    </Button>
  )
}
