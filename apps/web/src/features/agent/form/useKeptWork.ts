import type { UseFormReturnType } from '@mantine/form'
import { useEffect, useState } from 'react'
import { sayWrong } from '../../../ui/toasts.ts'
import { type AskFiles, goneInWords, withoutGoneFiles } from './keptFiles.ts'
import { type KeptWork, type KeptWorkKey, keepWork, readKeptWork } from './keptWork.ts'
import { isSameValue, type ListingValues } from './values.ts'

interface Options {
  form: UseFormReturnType<ListingValues>
  key: KeptWorkKey
  version: string | null
  setVersion(version: string | null): void
  /** What is saved is kept no longer. */
  isSaved(): boolean
  askFiles: AskFiles
}

/**
 * Keeps what is typed in this browser until it is saved, and offers what was kept before. What is offered
 * stays kept beside it until it is restored or discarded; what is typed when other work is restored is
 * offered in its turn.
 */
export function useKeptWork({ form, key: { userId, propertyId }, version, ...options }: Options) {
  const { setVersion, isSaved, askFiles } = options
  const [offers, setOffers] = useState<readonly KeptWork[]>(() =>
    readKeptWork({ userId, propertyId }).filter(
      (work) => !isSameValue(work.values, form.getValues()),
    ),
  )
  const { values } = form
  const isDirty = form.isDirty()
  useEffect(() => {
    const typed = isDirty && !isSaved() ? [typedNow(version, values)] : []
    keepWork({ userId, propertyId }, [...typed, ...offers])
  }, [offers, isSaved, isDirty, values, version, userId, propertyId])

  const restore = async (work: KeptWork) => {
    const { values: restored, gone } = await withoutGoneFiles(work.values, askFiles)
    const typed = form.isDirty() ? [typedNow(version, form.getValues())] : []
    setOffers((before) => [...typed, ...before.filter((each) => each !== work)])
    form.setValues(restored)
    setVersion(work.version)
    if (gone > 0) sayWrong('Restored without some files', goneInWords(gone))
  }
  const discard = (work: KeptWork) => setOffers((before) => before.filter((each) => each !== work))
  const forgetTyped = () => keepWork({ userId, propertyId }, offers)
  return { offers, restore, discard, forgetTyped }
}

function typedNow(version: string | null, values: ListingValues): KeptWork {
  return { at: new Date().toISOString(), version, values }
}
