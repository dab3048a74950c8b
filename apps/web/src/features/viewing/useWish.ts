import { useState } from 'react'
import { forgetInTab, keepInTab, readFromTab } from '../../tabStorage.ts'
import { NOTHING_WISHED, stillOpen, type Wish, wishSchema } from './wish.ts'

/** The other days and times that are being chosen for a viewing, kept until they are sent. */
export function useWish(viewingId: number, now: Date) {
  const key = `hearth.reschedule.${viewingId}` as const
  const [wish, setWish] = useState(() =>
    stillOpen(readFromTab(key, wishSchema) ?? NOTHING_WISHED, now),
  )
  const change = (next: Wish) => {
    const open = stillOpen(next, now)
    setWish(open)
    keepInTab(key, open)
  }
  const forget = () => {
    setWish(NOTHING_WISHED)
    forgetInTab(key)
  }
  return { wish, change, forget }
}
