import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { refusalOf } from '../../../refusal.ts'
import { trpc } from '../../../trpc.ts'
import { sayWrong } from '../../../ui/toasts.ts'
import { isUnfinished } from './importWords.ts'

const LOOK_EVERY_MS = 700

/** An import as it goes on. When it ends, whatever shows listings asks anew. */
export function useImport(id: number) {
  const utils = trpc.useUtils()
  const query = trpc.agent.imports.byId.useQuery(
    { id },
    {
      staleTime: 0,
      refetchInterval: ({ state }) =>
        state.data && isUnfinished(state.data) ? LOOK_EVERY_MS : false,
    },
  )
  const state = query.data?.state
  useEffect(() => {
    if (state !== 'done' && state !== 'failed') return
    void utils.agent.imports.list.invalidate()
    void utils.agent.dashboard.invalidate()
    void utils.agent.properties.list.invalidate()
  }, [state, utils])
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
