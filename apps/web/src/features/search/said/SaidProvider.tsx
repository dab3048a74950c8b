import type { SearchCriteria } from '@hearth/core/search/contract.ts'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { forgetInTab, keepInTab, readFromTab } from '../../../tabStorage.ts'
import { mergeSaid, type Said, saidStillIn, storedSaidSchema } from './said.ts'

interface SaidWords {
  said: readonly Said[]
  /** A new search: what was said for another one is over. */
  begin(said: readonly Said[]): void
  add(latest: readonly Said[]): void
  /** Forgets the words of whatever is no longer searched for. */
  keepOnlyOf(criteria: SearchCriteria): void
}

const SaidContext = createContext<SaidWords | null>(null)

/** Remembers which words gave what is searched for, for as long as the browser tab lives. */
export function SaidProvider({ children }: { children: ReactNode }) {
  const [said, setSaid] = useState<readonly Said[]>(
    () => readFromTab('hearth.said', storedSaidSchema) ?? [],
  )

  useEffect(() => {
    // Whoever has said nothing has nothing to be kept.
    if (said.length > 0) keepInTab('hearth.said', said)
    else forgetInTab('hearth.said')
  }, [said])

  const changes = useMemo<Omit<SaidWords, 'said'>>(
    () => ({
      begin: setSaid,
      add: (latest) => setSaid((earlier) => mergeSaid(earlier, latest)),
      keepOnlyOf: (criteria) => setSaid((earlier) => saidStillIn(earlier, criteria)),
    }),
    [],
  )
  const value = useMemo(() => ({ said, ...changes }), [said, changes])

  return <SaidContext value={value}>{children}</SaidContext>
}

/** The words behind the search. Throws outside a SaidProvider. */
export function useSaid(): SaidWords {
  const said = useContext(SaidContext)
  if (!said) throw new Error('useSaid must be used within a SaidProvider')
  return said
}
