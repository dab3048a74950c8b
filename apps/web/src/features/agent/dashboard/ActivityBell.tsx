import { Modal, UnstyledButton } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconBell } from '@tabler/icons-react'
import { refusalOf } from '../../../refusal.ts'
import { ErrorCard } from '../../../ui/ErrorCard.tsx'
import classes from './ActivityBell.module.css'
import { ActivityLists } from './ActivityLists.tsx'
import { NOT_FETCHED } from './notFetched.ts'
import { useActivity } from './useActivity.ts'

/** More digits would not fit, and tell nobody more. */
const MOST_SHOWN = 99

/** Counts what has come since the last visit, and shows it. */
export function ActivityBell() {
  const [isOpen, { open, close }] = useDisclosure(false)
  const { query, shown, count, forget } = useActivity(isOpen)
  return (
    <>
      <UnstyledButton
        className={classes.bell}
        aria-label={count === 0 ? 'Recent Activity' : `Recent Activity, ${count} new`}
        onClick={open}
      >
        <IconBell size={22} stroke={1.5} aria-hidden />
        {count > 0 && (
          <span className={classes.badge} aria-hidden>
            {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
          </span>
        )}
      </UnstyledButton>
      <Modal
        opened={isOpen}
        onClose={close}
        onExitTransitionEnd={forget}
        title="Recent Activity"
        size={560}
        closeButtonProps={{ 'aria-label': 'Close', size: 'lg' }}
        classNames={{ title: classes.title, header: classes.header, body: classes.body }}
      >
        {query.error && !shown ? (
          <ErrorCard
            title={NOT_FETCHED}
            text={refusalOf(query.error).text}
            onRetry={() => void query.refetch()}
          />
        ) : (
          <ActivityLists activity={shown} onLeave={close} />
        )}
      </Modal>
    </>
  )
}
