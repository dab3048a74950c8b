import { trpc } from '../../../trpc.ts'
import { shortWhen } from '../../message/messageTimes.ts'
import classes from './PropertyDialogs.module.css'
import { MOST_ROWS, RowsOf } from './RowsOf.tsx'

/** What people have written about a home, the newest first. */
export function HomeMessages({ id }: { id: number }) {
  const query = trpc.agent.messages.list.useQuery(
    { propertyId: id, limit: MOST_ROWS },
    { staleTime: 0 },
  )
  return (
    <RowsOf
      all={{ tab: 'messages', text: 'All messages' }}
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
  )
}
