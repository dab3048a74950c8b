import { type MessagesFilter, messagesFilter } from '../messages/messagesFilter.ts'

export const DASHBOARD_TABS = ['properties', 'viewings', 'messages'] as const
export type DashboardTab = (typeof DASHBOARD_TABS)[number]

/** What the address of the dashboard says: which tab is open, the first one not named, and what of it is shown. */
export interface DashboardSearch extends MessagesFilter {
  tab?: DashboardTab
}

/** Reads the address; what is no tab is left out. */
export function dashboardSearch({ tab, ...search }: Record<string, unknown>): DashboardSearch {
  const known = DASHBOARD_TABS.find((each) => each === tab)
  if (known === undefined) return {}
  return { tab: known, ...(known === 'messages' && messagesFilter(search)) }
}
