import { Button, Loader } from '@mantine/core'
import { useEffect } from 'react'
import { refusalOf } from '../../../refusal.ts'
import { trpc } from '../../../trpc.ts'
import { BusyButton } from '../../../ui/BusyButton.tsx'
import { sayWrong } from '../../../ui/toasts.ts'
import { AlertsOutcome } from './AlertsOutcome.tsx'

/** How often, for alerts that no link but their owner has ended. */
const RESUMED_AS = 'daily'

/** Ends the alerts of a link at once, says of which search, and takes it back when asked. */
export function EndedAlerts({ token }: { token: string }) {
  const utils = trpc.useUtils()
  // Whoever looks at their searches next sees it there.
  const onSuccess = () => utils.saved.searches.invalidate()
  const { mutate: end, data, error } = trpc.saved.unsubscribe.useMutation({ onSuccess })
  const resume = trpc.saved.resumeAlerts.useMutation({
    onSuccess,
    onError: (failure) => sayWrong('Alerts not resumed', refusalOf(failure).text),
  })
  useEffect(() => end({ token }), [end, token])

  if (error) return <NotEnded error={error} onRetry={() => end({ token })} />
  if (data === undefined) {
    return (
      <div role="status" aria-label="Ending these alerts">
        <Loader color="pine" />
      </div>
    )
  }
  if (resume.data) {
    return (
      <AlertsOutcome
        title="Your alerts are on again"
        text={`We email you ${resume.data.alertFrequency} again when there is something new for “${data.name}”.`}
      />
    )
  }
  const former = data.former === 'none' ? RESUMED_AS : data.former
  return (
    <AlertsOutcome
      title="You are unsubscribed"
      text={`We send you no more emails about “${data.name}”. The search stays among your saved searches.`}
    >
      <BusyButton
        size="md"
        isBusy={resume.isPending}
        onClick={() => resume.mutate({ token, alertFrequency: former })}
      >
        Resume alerts
      </BusyButton>
    </AlertsOutcome>
  )
}

/** A link of no search is told apart from a server that cannot be reached, where trying again helps. */
function NotEnded({ error, onRetry }: { error: unknown; onRetry(): void }) {
  const { text, code, fields } = refusalOf(error)
  if (code === 'notFound' || 'token' in fields) {
    return (
      <AlertsOutcome
        title="This link does not work"
        text="It is not complete, or its search has been deleted and sends no more emails."
      />
    )
  }
  return (
    <AlertsOutcome title="Your alerts have not ended yet" text={text}>
      <Button size="md" onClick={onRetry}>
        Try again
      </Button>
    </AlertsOutcome>
  )
}
