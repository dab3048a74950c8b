import type { AgentViewing } from '@hearth/core/viewing/agentContract.ts'
import { Button, Skeleton } from '@mantine/core'
import { refusalOf } from '../../../refusal.ts'
import { trpc } from '../../../trpc.ts'
import panel from '../../viewing/BookingCalendar.module.css'
import { dayInWords } from '../../viewing/viewingWords.ts'
import { lineInList, timeInList } from './agentWords.ts'
import { KEPT_TRUE } from './useAgentViewings.ts'

/** So many that no agent has more on one day. */
const MOST = 100

interface Props {
  /** yyyy-MM-dd */
  day: string
  onOpen(viewing: AgentViewing): void
}

/** The viewings of one day by their times; each opens its details. */
export function DayViewings({ day, onOpen }: Props) {
  const { data, error, refetch } = trpc.agent.viewings.list.useQuery(
    { date: day, limit: MOST },
    KEPT_TRUE,
  )
  return (
    <div className={panel.bookings} aria-live="polite">
      <h3 className={panel.heading}>{dayInWords(day)}</h3>
      {data ? (
        <DayList viewings={data.items} onOpen={onOpen} />
      ) : error ? (
        <>
          <p className={panel.none}>This day could not be loaded. {refusalOf(error).text}</p>
          <Button variant="subtle" px={10} onClick={() => void refetch()}>
            Try again
          </Button>
        </>
      ) : (
        <Skeleton height={56} radius="md" />
      )}
    </div>
  )
}

function DayList({ viewings, onOpen }: Pick<Props, 'onOpen'> & { viewings: AgentViewing[] }) {
  if (viewings.length === 0) return <p className={panel.none}>No viewings on this day.</p>
  return (
    <ul className={panel.list}>
      {viewings.map((viewing) => (
        <li key={viewing.id}>
          <button type="button" className={panel.booking} onClick={() => onOpen(viewing)}>
            <span className={panel.time}>{timeInList(viewing)}</span>{' '}
            <span className={panel.words}>
              <span className={panel.title}>{viewing.property.title}</span>{' '}
              <span className={panel.status}>{lineInList(viewing)}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
