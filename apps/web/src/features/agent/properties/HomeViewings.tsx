import { trpc } from '../../../trpc.ts'
import { dayAndTimes } from '../../viewing/viewingWords.ts'
import { agentStatus } from '../viewings/agentWords.ts'
import classes from './PropertyDialogs.module.css'
import { MOST_ROWS, RowsOf } from './RowsOf.tsx'

/** Who has asked to see a home, the latest day first. */
export function HomeViewings({ id }: { id: number }) {
  const query = trpc.agent.viewings.list.useQuery(
    { propertyId: id, limit: MOST_ROWS },
    { staleTime: 0 },
  )
  return (
    <RowsOf
      all={{ tab: 'viewings', text: 'All viewings' }}
      items={query.data?.items}
      error={query.error}
      none="Nobody has asked to see this home yet."
      onRetry={() => void query.refetch()}
    >
      {(viewing) => (
        <li key={viewing.id}>
          <p className={classes.who}>{viewing.seeker.name}</p>
          <p className={classes.aside}>{agentStatus(viewing)}</p>
          <p className={classes.what}>{dayAndTimes(viewing)}</p>
        </li>
      )}
    </RowsOf>
  )
}
