export const DASHBOARD_TABS = ['properties', 'viewings', 'messages'] as const
export type DashboardTab = (typeof DASHBOARD_TABS)[number]

/** What the address of the dashboard says: which tab is open. The first one is not named. */
export interface DashboardSearch {
  tab?: DashboardTab
}

/** Reads the address; what is no tab is left out. */
export function dashboardSearch({ tab }: Record<string, unknown>): DashboardSearch {
  const known = DASHBOARD_TABS.find((each) => each === tab)
  return known === undefined ? {} : { tab: known }
}
