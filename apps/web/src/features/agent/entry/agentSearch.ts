import { isOwnPath } from '../../account/authSearch.ts'

/** What the address of a page for entering says. */
export interface AgentSearch {
  /** The agent page that asked for signing in. */
  from?: string
}

const ENTRIES = ['/agent/login', '/agent/register']

/** Reads the address; what is no page of ours, or leads in circles, is left out. */
export function agentSearch({ from }: Record<string, unknown>): AgentSearch {
  const isPage = typeof from === 'string' && isOwnPath(from)
  return isPage && !ENTRIES.some((entry) => from.startsWith(entry)) ? { from } : {}
}
