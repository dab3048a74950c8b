import type { SavedHome } from '@hearth/core/saved/contract.ts'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { refusalOf } from '../../refusal.ts'
import { trpc } from '../../trpc.ts'
import { sayNotChanged, saySaved } from './savedNotice.ts'

/** What is being stored of one home: null takes it from the list. */
interface Wish {
  home: SavedHome | null
}
/** By the home's id, the last wish for each. */
type Wishes = ReadonlyMap<number, Wish>

const NONE: Wishes = new Map()

/** The list with one wish come true. Newest first. */
function withWish(list: readonly SavedHome[], id: number, { home }: Wish): SavedHome[] {
  const others = list.filter((each) => each.id !== id)
  return home ? [home, ...others] : others
}

/**
 * The homes that the account of somebody (undefined: nobody) has, the last saved first. A heart is on or
 * off at once; when it cannot be stored it is again as it was, and that is said.
 */
export function useAccountSaved(userId: number | undefined) {
  const utils = trpc.useUtils()
  const query = trpc.saved.properties.useQuery(undefined, { enabled: userId !== undefined })
  // One after the other: a heart that is pressed twice ends as it was pressed last.
  const { mutateAsync } = trpc.saved.toggleProperty.useMutation({ scope: { id: 'saved' } })
  const [wishes, setWishes] = useState(NONE)
  // What one person wished is not another's.
  useEffect(() => setWishes(NONE), [userId])

  const change = useCallback(
    async (id: number, home: SavedHome | null) => {
      const wish = { home }
      setWishes((others) => new Map(others).set(id, wish))
      try {
        const { saved } = await mutateAsync({ propertyId: id, saved: home !== null })
        // An older answer that is on its way must not come after what is stored now.
        await utils.saved.properties.cancel()
        utils.saved.properties.setData(undefined, (list) => list && withWish(list, id, wish))
        void utils.saved.properties.invalidate()
        saySaved(saved)
      } catch (error) {
        sayNotChanged(refusalOf(error).text)
      } finally {
        setWishes((others) => (others.get(id) === wish ? without(others, id) : others))
      }
    },
    [mutateAsync, utils],
  )

  const { data, isPending, isError, refetch } = query
  const homes = useMemo(() => {
    const stored: readonly SavedHome[] = userId === undefined ? [] : (data ?? [])
    return [...wishes].reduce((list, [id, wish]) => withWish(list, id, wish), stored)
  }, [userId, data, wishes])
  const isLoading = userId !== undefined && isPending
  return { homes, isLoading, hasFailed: isError && data === undefined, change, retry: refetch }
}

function without(wishes: Wishes, id: number): Wishes {
  const others = new Map(wishes)
  others.delete(id)
  return others
}
