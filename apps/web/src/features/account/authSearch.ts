import { z } from 'zod'

/** A page of ours: an address from elsewhere must not be where signing in leads to. */
const isOwnPath = (path: string) => /^\/(?![/\\])/.test(path) && !path.startsWith('/auth')

const schema = z.object({
  /** The page that asked for signing in. */
  from: z.string().refine(isOwnPath).optional().catch(undefined),
  /** Reached from the e-mail for a new password. */
  reset: z.literal('true').optional().catch(undefined),
  /** Reached from the e-mail that confirms an address. */
  confirm: z.literal('true').optional().catch(undefined),
})
export type AuthSearch = z.infer<typeof schema>

/** What the address of /auth says; anything else in it is left out. */
export const authSearch = (search: Record<string, unknown>): AuthSearch => schema.parse(search)
