import { useMemo } from 'react'
import { useAuth } from '../account/useAuth.ts'
import type { Sender } from './SenderFields.tsx'

/** A form with nothing filled in but who is signed in. `asked`, what it asks besides, has to be a constant. */
export function useEmptyForm<Asked extends object>(asked: Asked): Sender & Asked {
  const { me } = useAuth()
  const name = me?.name ?? ''
  const email = me?.email ?? ''
  return useMemo(() => ({ name, email, phone: '', website: '', ...asked }), [name, email, asked])
}
