import { useAuth } from '../../account/useAuth.ts'

/** Where the frame leads agents: to their dashboard, and everybody else to where one becomes one. */
export function useAgentEntry() {
  const { me } = useAuth()
  const isAgent = me !== null && me.agentId !== null
  return isAgent
    ? ({ isAgent, to: '/agent/dashboard', text: 'Agent Dashboard' } as const)
    : ({ isAgent, to: '/agent/login', text: 'For agents' } as const)
}
