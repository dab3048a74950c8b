import type { AgentViewing, Offer } from '@hearth/core/viewing/agentContract.ts'
import { appointmentInput } from '@hearth/core/viewing/contract.ts'
import { refusalOf } from '../../../refusal.ts'
import { trpc } from '../../../trpc.ts'
import { sayDone } from '../../../ui/toasts.ts'
import { dayAndTimes } from '../../viewing/viewingWords.ts'

/** Why an answer was not stored. */
export interface Failure {
  /** What was not done, in the words of S2 section 8. */
  title: string
  text: string
  /** The time was given to somebody else: another has to be found. */
  isTaken: boolean
}

interface Ends {
  onDone?(): void
  onFailure(failure: Failure): void
}

type Answer = 'accept' | 'decline' | 'proposeTime'

const WORDS: Readonly<Record<Answer, { done: string; failed: string }>> = {
  accept: { done: 'Viewing request accepted', failed: 'Failed to accept viewing request' },
  decline: { done: 'Viewing request declined', failed: 'Failed to decline viewing request' },
  proposeTime: { done: 'Alternative time proposed', failed: 'Failed to propose new time' },
}

/** An agent's answers to one viewing. Nothing is shown as done before it is stored. */
export function useAnswer({ id, seeker }: AgentViewing, { onDone, onFailure }: Ends) {
  const { agent } = trpc.useUtils()
  const renew = () => {
    void agent.viewings.invalidate()
    void agent.dashboard.invalidate()
  }
  const endsOf = (answer: Answer) => ({
    // Without a network it fails at once and says so, instead of waiting for one unseen.
    networkMode: 'always' as const,
    onSuccess: (answered: AgentViewing) => {
      sayDone(WORDS[answer].done, detailOf(answer, answered))
      onDone?.()
      renew()
    },
    onError: (error: unknown) => {
      const { text, code } = refusalOf(error)
      onFailure({ title: WORDS[answer].failed, text, isTaken: code === 'taken' })
      // What was refused may look otherwise by now.
      if (code !== undefined) renew()
    },
  })
  const accepting = trpc.agent.viewings.accept.useMutation(endsOf('accept'))
  const declining = trpc.agent.viewings.decline.useMutation(endsOf('decline'))
  const proposing = trpc.agent.viewings.proposeTime.useMutation(endsOf('proposeTime'))
  const isBusy = accepting.isPending || declining.isPending || proposing.isPending

  const detailOf = (answer: Answer, answered: AgentViewing) =>
    answer === 'decline'
      ? `${seeker.name} has been told why.`
      : `${dayAndTimes(answered)}. ${seeker.name} has been told.`
  const at = ({ date, time }: Offer) => appointmentInput.parse({ id, date, time })
  return {
    isBusy,
    isAccepting: accepting.isPending,
    accept: (offer: Offer) => !isBusy && accepting.mutate(at(offer)),
    decline: (reason: string) => !isBusy && declining.mutate({ id, reason }),
    propose: (offer: Offer) => !isBusy && proposing.mutate(at(offer)),
  }
}
