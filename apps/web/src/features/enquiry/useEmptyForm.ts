import { useMemo } from 'react'
import { useAuth } from '../account/useAuth.ts'
import { knownPhone } from './knownPhone.ts'
import type { Sender } from './SenderFields.tsx'

/**
 * A form with nothing filled in but who is signed in, and the phone number that they gave last. `asked`, what
 * the form asks besides, has to be a constant.
 */
export function useEmptyForm<Asked extends object>(asked: Asked): Sender & Asked {
  const { me } = useAuth()
  const name = me?.name ?? ''
  const email = me?.email ?? ''
  // Visitors may share the tab: nothing of theirs is filled in.
  const phone = me ? knownPhone() : ''
  return useMemo(() => ({ name, email, phone, website: '', ...asked }), [name, email, phone, asked])
}
