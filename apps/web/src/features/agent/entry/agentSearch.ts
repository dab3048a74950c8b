import { z } from 'zod'
import { isOwnPath } from '../../account/authSearch.ts'

const ENTRIES = ['/agent/login', '/agent/register']
/** An agent page, or any other, to be led back to: one for entering would lead in circles. */
const isRoom = (path: string) => isOwnPath(path) && !ENTRIES.some((entry) => path.startsWith(entry))

const schema = z.object({
  /** The page that asked for signing in. */
  from: z.string().refine(isRoom).optional().catch(undefined),
  /** Reached from an e-mail: for a new account with its company, or to add one to the account there is. */
  confirm: z.enum(['new', 'add']).optional().catch(undefined),
})
export type AgentSearch = z.infer<typeof schema>

/** What the address of a page for entering as an agent says; anything else in it is left out. */
export const agentSearch = (search: Record<string, unknown>): AgentSearch => schema.parse(search)
