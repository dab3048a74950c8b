import { Link } from '@tanstack/react-router'
import { trpc } from '../../../trpc.ts'
import { shortWhen } from '../../message/messageTimes.ts'
import classes from './PropertyDialogs.module.css'
import { RowsOf } from './RowsOf.tsx'

const SHOWN = 50

/** What people have written about a home, the newest first. */
export function HomeMessages({ id }: { id: number }) {
  const query = trpc.agent.messages.list.useQuery(
    { propertyId: id, limit: SHOWN },
    { staleTime: 0 },
  )
  return (
    <>
      <RowsOf
        items={query.data?.items}
        error={query.error}
        none="Nobody has written about this home yet."
        onRetry={() => void query.refetch()}
      >
        {({ email, name, lastText, lastFrom, lastAt }) => (
          <li key={email}>
            <p className={classes.who}>{name}</p>
            <p className={classes.aside}>{shortWhen(lastAt, new Date())}</p>
            <p className={classes.what}>
              {lastFrom === 'agent' && 'You: '}
              {lastText}
            </p>
          </li>
        )}
      </RowsOf>
      <p className={classes.all}>
        <Link to="/agent/dashboard" search={{ tab: 'messages' }}>
          All messages
        </Link>
      </p>
    </>
  )
}
