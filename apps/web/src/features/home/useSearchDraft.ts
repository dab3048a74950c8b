import { listingTypeSchema } from '@hearth/core/property/contract.ts'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import { keepInTab, readFromTab } from '../../tabStorage.ts'

const draftSchema = z.object({ query: z.string(), listingType: listingTypeSchema })
type Draft = z.infer<typeof draftSchema>

const EMPTY: Draft = { query: '', listingType: 'sale' }

/** What stands in the search box: there again for whoever comes back to home in this browser tab. */
export function useSearchDraft() {
  const [draft, setDraft] = useState(() => readFromTab('hearth.draft', draftSchema) ?? EMPTY)

  useEffect(() => keepInTab('hearth.draft', draft), [draft])

  const change = (patch: Partial<Draft>) => setDraft((now) => ({ ...now, ...patch }))
  return { ...draft, change }
}
