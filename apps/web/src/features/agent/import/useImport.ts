import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { refusalOf } from '../../../refusal.ts'
import { trpc } from '../../../trpc.ts'
import { sayWrong } from '../../../ui/toasts.ts'
import { isUnfinished } from './importWords.ts'

const LOOK_EVERY_MS = 700
/** Pictures take longer than rows. */
const LOOK_FOR_MEDIA_EVERY_MS = 3000

/** An import as it goes on. When it ends, and when its media are taken in, whatever shows them asks anew. */
export function useImport(id: number) {
  const utils = trpc.useUtils()
  const query = trpc.agent.imports.byId.useQuery(
    { id },
    {
      staleTime: 0,
      refetchInterval: ({ state: { data } }) => {
        if (data && isUnfinished(data)) return LOOK_EVERY_MS
        return data?.media?.isUnderWay ? LOOK_FOR_MEDIA_EVERY_MS : false
      },
    },
  )
  const state = query.data?.state
  const isMediaUnderWay = query.data?.media?.isUnderWay
  useEffect(() => {
    if (state !== 'done' && state !== 'failed') return
    void utils.agent.imports.list.invalidate()
    void utils.agent.imports.rows.invalidate()
    void utils.agent.dashboard.invalidate()
    void utils.agent.properties.list.invalidate()
  }, [state, isMediaUnderWay, utils])
  return query
}

/** Has the file of a dry run imported as it was tried out; the address then names the import. */
export function useImportForReal() {
  const navigate = useNavigate()
  const start = trpc.agent.imports.start.useMutation({
    onSuccess: ({ id }) => navigate({ to: '/agent/import', search: { id } }),
    onError: (error) => sayWrong('The import did not begin', refusalOf(error).text),
  })
  return start
}
