import { Skeleton } from '@mantine/core'
import { refusalOf } from '../../../refusal.ts'
import { trpc } from '../../../trpc.ts'
import classes from './PropertyDialogs.module.css'
import { tiesInWords } from './tiesInWords.ts'

/** What hangs on a home, as it is now. */
export function TiesList({ id }: { id: number }) {
  const { data, error } = trpc.agent.properties.ties.useQuery({ id }, { staleTime: 0 })
  if (error) {
    return (
      <p className={classes.ties} role="alert">
        What hangs on it could not be looked up. {refusalOf(error).text}
      </p>
    )
  }
  if (!data) return <Skeleton className={classes.ties} height={56} radius="md" />
  const lines = tiesInWords(data)
  if (lines.length === 0) {
    return <p className={classes.ties}>Nobody has asked about it or saved it.</p>
  }
  return (
    <ul className={classes.ties}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
