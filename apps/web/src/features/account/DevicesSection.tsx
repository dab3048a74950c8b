import type { SessionEntry } from '@hearth/core/account/contract.ts'
import { Skeleton } from '@mantine/core'
import { IconDeviceLaptop } from '@tabler/icons-react'
import { refusalOf } from '../../refusal.ts'
import { trpc } from '../../trpc.ts'
import { BusyButton } from '../../ui/BusyButton.tsx'
import { ErrorCard } from '../../ui/ErrorCard.tsx'
import { sayDone, sayWrong } from '../../ui/toasts.ts'
import { useFocusWhenFewer } from '../../ui/useFocusWhenFewer.ts'
import classes from './AccountPage.module.css'
import { AccountSection } from './AccountSection.tsx'

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' })

/** Where one is signed in; whoever may not sign others out sees them alone. */
export function DevicesSection({ canEnd }: { canEnd: boolean }) {
  const utils = trpc.useUtils()
  const query = trpc.account.sessions.useQuery()
  const settled = {
    onSettled: () => utils.account.sessions.invalidate(),
    onError: (error: unknown) => sayWrong('Not signed out', refusalOf(error).text),
  }
  const endOthers = trpc.account.endOtherSessions.useMutation({
    ...settled,
    onSuccess: ({ ended }) =>
      sayDone('Signed out', ended === 1 ? 'One other device.' : `${ended} other devices.`),
  })
  const end = trpc.account.endSession.useMutation(settled)
  const list = useFocusWhenFewer<HTMLUListElement>(query.data?.length ?? 0)
  const others = query.data?.filter(({ isCurrent }) => !isCurrent) ?? []
  return (
    <AccountSection title="Devices" text="Where you are signed in at the moment.">
      {query.error && (
        <ErrorCard
          title="Your devices could not be loaded"
          text={refusalOf(query.error).text}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.isPending && <Skeleton height={64} radius="md" />}
      {query.data && (
        <ul ref={list} className={classes.devices} tabIndex={-1} aria-label="Your devices">
          {query.data.map((session) => (
            <Device
              key={session.id}
              session={session}
              canEnd={canEnd && !session.isCurrent}
              isEnding={end.isPending && end.variables.id === session.id}
              onEnd={() => end.mutate({ id: session.id })}
            />
          ))}
        </ul>
      )}
      {canEnd && others.length > 0 && (
        <BusyButton
          variant="default"
          isBusy={endOthers.isPending}
          onClick={() => endOthers.mutate()}
        >
          Sign out other devices
        </BusyButton>
      )}
    </AccountSection>
  )
}

interface DeviceProps {
  session: SessionEntry
  canEnd: boolean
  isEnding: boolean
  onEnd(): void
}

function Device({ session, canEnd, isEnding, onEnd }: DeviceProps) {
  const { device, createdAt, isCurrent } = session
  return (
    <li>
      <IconDeviceLaptop size={22} stroke={1.4} aria-hidden />
      <div>
        <p className={classes.device}>{device}</p>
        <p className={classes.since}>
          {isCurrent ? 'This device, since' : 'Since'} {DAY.format(new Date(createdAt))}
        </p>
      </div>
      {canEnd && (
        <BusyButton
          variant="subtle"
          size="compact-md"
          isBusy={isEnding}
          onClick={onEnd}
          aria-label={`Sign out ${device}`}
        >
          Sign out
        </BusyButton>
      )}
    </li>
  )
}
