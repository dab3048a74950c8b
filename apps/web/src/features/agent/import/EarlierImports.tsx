import type { Import } from '@hearth/core/import/contract.ts'
import { Skeleton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { refusalOf } from '../../../refusal.ts'
import { trpc } from '../../../trpc.ts'
import { ErrorCard } from '../../../ui/ErrorCard.tsx'
import { ShowMore } from '../../../ui/ShowMore.tsx'
import { standing, when } from './importWords.ts'
import classes from './Report.module.css'

/** What was handed over before, the latest first. */
export function EarlierImports({ openId }: { openId: number | undefined }) {
  const list = trpc.agent.imports.list.useInfiniteQuery(
    {},
    { getNextPageParam: ({ nextCursor }) => nextCursor, staleTime: 0 },
  )
  const imports = list.data?.pages.flatMap(({ items }) => items).filter(({ id }) => id !== openId)
  return (
    <section aria-labelledby="earlier" className={classes.earlier}>
      <h2 id="earlier">Earlier imports</h2>
      {list.error ? (
        <ErrorCard
          title="Earlier imports could not be loaded"
          text={refusalOf(list.error).text}
          onRetry={() => void list.refetch()}
        />
      ) : !imports ? (
        <Skeleton height={72} radius="md" role="status" aria-label="Loading" />
      ) : imports.length === 0 ? (
        <p className={classes.none}>
          Nothing was imported {openId === undefined ? 'yet' : 'before'}.
        </p>
      ) : (
        <ul className={classes.rows}>
          {imports.map((each) => (
            <EarlierImport key={each.id} each={each} />
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <ShowMore
          mt={20}
          label="Show earlier ones"
          isLoading={list.isFetchingNextPage}
          onMore={() => void list.fetchNextPage()}
        />
      )}
    </section>
  )
}

function EarlierImport({ each }: { each: Import }) {
  return (
    <li className={classes.row}>
      <p className={classes.where}>
        <Link to="/agent/import" search={{ id: each.id }} className={classes.open}>
          {each.fileName ?? 'A file that is no longer kept'}
        </Link>
        <span className={classes.line}>{when(each.createdAt)}</span>
      </p>
      <span className={classes.standing}>{standing(each)}</span>
    </li>
  )
}
