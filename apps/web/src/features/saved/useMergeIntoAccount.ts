import { MOST_MERGED } from '@hearth/core/saved/contract.ts'
import { useEffect, useRef } from 'react'
import { isWorthRetrying, trpc } from '../../trpc.ts'
import { sayWrong } from '../../ui/toasts.ts'
import type { LocalSaved } from './useLocalSaved.ts'

/**
 * Brings what this browser kept into the account of whoever signs in. The browser forgets a home only once
 * the server has it; until then it is tried again with each change and each visit.
 */
export function useMergeIntoAccount(userId: number | undefined, { saved, change }: LocalSaved) {
  const utils = trpc.useUtils()
  const { mutateAsync } = trpc.saved.mergeProperties.useMutation({ retry: isWorthRetrying })
  const isUnderWay = useRef(false)

  useEffect(() => {
    if (userId === undefined || saved.length === 0 || isUnderWay.current) return
    const propertyIds = saved.slice(0, MOST_MERGED).map(({ id }) => id)
    const merge = async () => {
      await mutateAsync({ propertyIds })
      // A first answer that is on its way may be older than what was merged, and would be waited for.
      await utils.saved.properties.cancel()
      // First there, then here no more: no heart goes out in between.
      await utils.saved.properties.invalidate()
      isUnderWay.current = false
      change((list) => list.filter(({ id }) => !propertyIds.includes(id)))
    }
    isUnderWay.current = true
    merge().catch(() => {
      isUnderWay.current = false
      sayWrong(
        'Your saved homes are not in your account yet',
        'They stay in this browser, and we try again when you come back.',
      )
    })
  }, [userId, saved, change, mutateAsync, utils])
}
