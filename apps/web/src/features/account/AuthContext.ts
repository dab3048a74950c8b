import type { Me } from '@hearth/core/account/contract.ts'
import { createContext } from 'react'

/** Who uses this browser: not known yet, somebody, or a visitor. */
export type AuthState =
  | { state: 'loading'; me: null }
  | { state: 'signedIn'; me: Me }
  | { state: 'signedOut'; me: null }

export type Auth = AuthState & {
  /** Why it could not be found out who this is, who is a visitor meanwhile; null when it was. */
  failure: unknown
  /** Finds out anew. */
  askAgain: () => void
  /** Somebody signed in here, or their session has ended (null): every tab of this browser follows. */
  changed: (me: Me | null) => Promise<void>
  /** The member signed out and leaves: no tab keeps anything of theirs. */
  left: () => Promise<void>
}

export const AuthContext = createContext<Auth | null>(null)
