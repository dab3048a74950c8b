import type { OwnListing } from '@hearth/core/property/listingContract.ts'
import { useState } from 'react'
import { refusalOf } from '../../../refusal.ts'
import { trpc } from '../../../trpc.ts'
import { sayWrong } from '../../../ui/toasts.ts'

interface Editing {
  /** Begins again from what is stored. */
  begin(stored: OwnListing): void
  /** The home as it is stored now. */
  rivalId: number | null
  /** Saves what is typed over what is stored. */
  saveOver(stored: OwnListing): Promise<void>
}

/** What may be done when somebody else saved a home meanwhile: theirs is read first, either way. */
export function useTheirs({ rivalId: id, begin, saveOver }: Editing) {
  const utils = trpc.useUtils()
  const [isBusy, setBusy] = useState(false)
  const withTheirs = async (then: (theirs: OwnListing) => Promise<void> | void) => {
    if (id === null || isBusy) return
    setBusy(true)
    try {
      await then(await utils.agent.properties.byId.fetch({ id }, { staleTime: 0 }))
    } catch (error) {
      sayWrong('Error fetching property', refusalOf(error).text)
    } finally {
      setBusy(false)
    }
  }
  return {
    isBusy,
    onKeepMine: () => void withTheirs(saveOver),
    onTakeTheirs: () => void withTheirs(begin),
  }
}
