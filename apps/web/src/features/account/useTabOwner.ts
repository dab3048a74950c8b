import { useCallback, useEffect, useRef, useState } from 'react'
import { z } from 'zod'
import { forgetAllInTab, keepInTab, readFromTab } from '../../tabStorage.ts'

const KEY = 'hearth.owner'
const memberId = z.number()

/**
 * Knows whose words this browser tab keeps: the drafts, the conversation. Somebody else who signs in finds
 * none of them, and `forget` is for a member who signs out; one whose session merely ends finds them when
 * they sign in again, and a visitor takes their own into the account. `id`: who is signed in, null for a
 * visitor, undefined while it is not known. Returns `generation`, another number each time that all was
 * forgotten, for what is drawn to begin anew.
 */
export function useTabOwner(id: number | null | undefined) {
  const [generation, setGeneration] = useState(0)
  // The tab's storage may be forbidden.
  const owner = useRef<number>(undefined)

  const forget = useCallback(() => {
    owner.current = undefined
    forgetAllInTab()
    setGeneration((earlier) => earlier + 1)
  }, [])

  useEffect(() => {
    if (id === null || id === undefined) return
    const former = owner.current ?? readFromTab(KEY, memberId)
    if (former !== undefined && former !== id) forget()
    owner.current = id
    keepInTab(KEY, id)
  }, [id, forget])

  // What had the focus was drawn for whoever has left.
  useEffect(() => {
    const isFocusLost = document.activeElement === document.body
    if (generation > 0 && isFocusLost) document.getElementById('main')?.focus()
  }, [generation])

  return { generation, forget }
}
