import { z } from 'zod'

const HERE = 'https://hearth.invalid'

/** A page of ours: an address from elsewhere must not be where signing in leads to. */
export function isOwnPath(path: string): boolean {
  if (!path.startsWith('/') || !URL.canParse(path, HERE)) return false
  const { origin, pathname } = new URL(path, HERE)
  return origin === HERE && pathname !== '/auth'
}

const schema = z.object({
  /** The page that asked for signing in. */
  from: z.string().refine(isOwnPath).optional().catch(undefined),
  /** Reached from the e-mail for a new password. */
  reset: z.literal('true').optional().catch(undefined),
  /** Reached from the e-mail that confirms a new account's address, or any ("true": which is not told). */
  confirm: z.enum(['signUp', 'email', 'true']).optional().catch(undefined),
})
export type AuthSearch = z.infer<typeof schema>

/** What the address of /auth says; anything else in it is left out. */
export const authSearch = (search: Record<string, unknown>): AuthSearch => schema.parse(search)
