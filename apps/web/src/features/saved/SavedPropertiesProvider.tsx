import { type ReactNode, useMemo } from 'react'
import { useAuth } from '../account/useAuth.ts'
import { countFigure } from '../figure/countFigure.ts'
import { type SavedProperties, SavedPropertiesContext } from './SavedPropertiesContext.ts'
import { saySaved } from './savedNotice.ts'
import { savedNow, shownFromAccount, shownFromSnapshot } from './shownHome.ts'
import { type Saveable, snapshotOf } from './snapshot.ts'
import { useAccountSaved } from './useAccountSaved.ts'
import { useKeepOffer } from './useKeepOffer.ts'
import { useLocalSaved } from './useLocalSaved.ts'
import { useMergeIntoAccount } from './useMergeIntoAccount.ts'

/** The saved homes of whoever uses this browser: a visitor's are kept here, a member's by the server. */
export function SavedPropertiesProvider({ children }: { children: ReactNode }) {
  const auth = useAuth()
  const userId = auth.me?.id
  const local = useLocalSaved()
  useMergeIntoAccount(userId, local)
  const { saved: kept, change: changeHere } = local
  const { homes, isLoading, hasFailed, change: changeThere, retry } = useAccountSaved(userId)
  const { isOfferDue, offer, endOffer } = useKeepOffer()

  const saved = useMemo(() => {
    const there = homes.toReversed().map(shownFromAccount)
    const onlyHere = kept.filter(({ id }) => !homes.some((home) => home.id === id))
    return [...there, ...onlyHere.map(shownFromSnapshot)]
  }, [homes, kept])

  const value = useMemo<SavedProperties>(() => {
    const isSaved = (id: number) => saved.some((home) => home.id === id)
    const isHere = (id: number) => kept.some((home) => home.id === id)
    const forgetHere = (id: number) => changeHere((list) => list.filter((home) => home.id !== id))

    const remove = (id: number) => {
      // A member's home may wait here to be brought into the account.
      if ((userId === undefined || isHere(id)) && !forgetHere(id)) return
      if (userId === undefined) saySaved(false)
      else void changeThere(id, null)
    }
    const add = (home: Saveable) => {
      if (userId !== undefined) return void changeThere(home.id, savedNow(home))
      const isStored = changeHere((list) => [
        ...list.filter(({ id }) => id !== home.id),
        snapshotOf(home),
      ])
      if (!isStored) return
      saySaved(true)
      countFigure(home.id, 'saves')
      if (auth.state === 'signedOut') offer()
    }
    return {
      saved,
      state: stateOf(isLoading || auth.state === 'loading', hasFailed),
      isSaved,
      remove,
      toggle: (home) => (isSaved(home.id) ? remove(home.id) : add(home)),
      retry: () => void retry(),
      isOfferDue,
      endOffer,
    }
  }, [
    saved,
    kept,
    changeHere,
    changeThere,
    userId,
    auth.state,
    isLoading,
    hasFailed,
    retry,
    isOfferDue,
    offer,
    endOffer,
  ])

  return <SavedPropertiesContext value={value}>{children}</SavedPropertiesContext>
}

function stateOf(isLoading: boolean, hasFailed: boolean): SavedProperties['state'] {
  if (hasFailed) return 'failed'
  return isLoading ? 'loading' : 'ready'
}
