import { useContext } from 'react'
import { type Auth, AuthContext } from './AuthContext.ts'

/** Who uses this browser. Throws outside an AuthProvider. */
export function useAuth(): Auth {
  const auth = useContext(AuthContext)
  if (auth === null) throw new Error('useAuth must be used within an AuthProvider')
  return auth
}
