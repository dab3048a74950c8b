import { useCallback, useState } from 'react'
import { logWarning } from '../../log.ts'

const KEY = 'hearth.keepOffered'

/** Whether a visitor is to be told that an account keeps their homes: once in a browser's life. */
export function useKeepOffer() {
  const [isOfferDue, setDue] = useState(false)
  const offer = useCallback(() => {
    try {
      if (localStorage.getItem(KEY) !== null) return
      localStorage.setItem(KEY, 'yes')
      setDue(true)
    } catch (error) {
      // What cannot be remembered would be offered each time.
      logWarning('An offer could not be remembered and was not made', error)
    }
  }, [])
  const endOffer = useCallback(() => setDue(false), [])
  return { isOfferDue, offer, endOffer }
}
