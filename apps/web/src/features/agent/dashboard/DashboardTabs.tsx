import type { Dashboard } from '@hearth/core/agent/contract.ts'
import { inThousands } from '@hearth/core/number/inThousands.ts'
import { Tabs } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import underlined from '../../../ui/underlinedTab.module.css'
import { MessagesTab } from '../messages/MessagesTab.tsx'
import { PropertiesTab } from '../properties/PropertiesTab.tsx'
import { ViewingsTab } from '../viewings/ViewingsTab.tsx'
import classes from './Dashboard.module.css'
import { DASHBOARD_TABS, type DashboardTab, dashboardSearch } from './dashboardSearch.ts'

const NAMES: Readonly<Record<DashboardTab, string>> = {
  properties: 'Properties',
  viewings: 'Viewings',
  messages: 'Messages',
}
const PANELS = { properties: PropertiesTab, viewings: ViewingsTab, messages: MessagesTab }

interface Props {
  tab: DashboardTab
  /** Undefined while they are not known. */
  counts: Dashboard['counts'] | undefined
}

/** Properties, viewings and messages; the address says which one is open. */
export function DashboardTabs({ tab, counts }: Props) {
  const navigate = useNavigate()
  const Panel = PANELS[tab]
  const open = (next: string | null) =>
    void navigate({ to: '/agent/dashboard', search: dashboardSearch({ tab: next }) })
  return (
    <Tabs value={tab} onChange={open} keepMounted={false}>
      <Tabs.List className={classes.tabs} aria-label="Agent Dashboard">
        {DASHBOARD_TABS.map((each) => (
          <Tabs.Tab key={each} className={underlined.tab} value={each}>
            {NAMES[each]}
            {counts && ` (${inThousands(counts[each])})`}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={tab}>
        <Panel />
      </Tabs.Panel>
    </Tabs>
  )
}
