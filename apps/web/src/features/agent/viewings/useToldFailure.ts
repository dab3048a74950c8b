import { useState } from 'react'
import { sayWrong } from '../../../ui/toasts.ts'
import type { Failure } from './useAnswer.ts'

/** Tells why an answer was not stored: inside, by `failure`, or in a toast. */
export function useToldFailure(saysInside: boolean) {
  const [failure, setFailure] = useState<Failure | null>(null)
  const tell = (told: Failure) => {
    if (saysInside) setFailure(told)
    else sayWrong(told.title, told.text)
  }
  return { failure, tell, forgetFailure: () => setFailure(null) }
}
