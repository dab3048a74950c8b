import type { Me } from '@hearth/core/account/contract.ts'
import { createContext } from 'react'

/** Who uses this browser: not known yet, somebody, or a visitor. */
export type AuthState =
  | { state: 'loading'; me: null }
  | { state: 'signedIn'; me: Me }
  | { state: 'signedOut'; me: null }

export type Auth = AuthState & {
  /** Somebody signed in here, or signed out (null): every tab of this browser follows. */
  changed: (me: Me | null) => Promise<void>
}

export const AuthContext = createContext<Auth | null>(null)
