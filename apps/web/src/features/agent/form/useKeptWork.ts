import type { UseFormReturnType } from '@mantine/form'
import { useEffect, useState } from 'react'
import { forgetWork, type KeptWork, type KeptWorkKey, keepWork, readKeptWork } from './keptWork.ts'
import { isSameValue, type ListingValues } from './values.ts'

interface Options {
  form: UseFormReturnType<ListingValues>
  key: KeptWorkKey
  version: string | null
  /** What is saved is kept no longer. */
  isSaved(): boolean
}

/**
 * Keeps what is typed in this browser until it is saved, and offers what was kept before. What was kept is
 * not written over while the offer stands.
 */
export function useKeptWork({ form, key: { userId, propertyId }, version, isSaved }: Options) {
  const [offer, setOffer] = useState<KeptWork | undefined>(() => {
    const kept = readKeptWork({ userId, propertyId })
    return kept && !isSameValue(kept.values, form.getValues()) ? kept : undefined
  })
  const { values } = form
  const isDirty = form.isDirty()
  const hasOffer = offer !== undefined
  useEffect(() => {
    if (hasOffer || isSaved()) return
    const key = { userId, propertyId }
    if (!isDirty) return forgetWork(key)
    keepWork(key, { at: new Date().toISOString(), version, values })
  }, [hasOffer, isSaved, isDirty, values, version, userId, propertyId])
  return { offer, dismiss: () => setOffer(undefined) }
}
