import type { Viewing } from '@hearth/core/viewing/contract.ts'
import { Tabs } from '@mantine/core'
import type { ComponentProps } from 'react'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import underlined from '../../ui/underlinedTab.module.css'
import { type ViewingsTab, viewingsIn } from './bookings.ts'
import { DiaryPicture } from './DiaryPicture.tsx'
import type { AskedAction } from './ViewingActions.tsx'
import { ViewingCard } from './ViewingCard.tsx'
import classes from './ViewingsPage.module.css'

const NONE: Record<ViewingsTab, { title: string; text: string }> = {
  scheduled: {
    title: 'No scheduled viewings yet',
    text: 'Find a home that you like and press “Book a Viewing”. What you ask for is kept here.',
  },
  completed: {
    title: 'No completed viewings yet',
    text: 'Homes that you have been to see are kept here, with your notes about them.',
  },
}

interface Props {
  viewings: readonly Viewing[]
  tab: ViewingsTab
  /** Of the element around the cards. */
  list: ComponentProps<'div'>
  onTab(tab: ViewingsTab): void
  onAsk(id: number, action: AskedAction): void
}

/** What is to come, and what is over. */
export function ViewingTabs({ viewings, tab, list, onTab, onAsk }: Props) {
  const shown = viewingsIn(tab, viewings)
  return (
    <Tabs
      value={tab}
      onChange={(next) => onTab(next === 'completed' ? 'completed' : 'scheduled')}
      keepMounted={false}
    >
      <Tabs.List className={classes.tabs} aria-label="Your Viewings">
        <Tabs.Tab className={underlined.tab} value="scheduled">
          Scheduled
        </Tabs.Tab>
        <Tabs.Tab className={underlined.tab} value="completed">
          Completed
        </Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value={tab}>
        <div {...list} className={classes.panel} tabIndex={-1}>
          {shown.length === 0 ? (
            <EmptyState picture={<DiaryPicture />} {...NONE[tab]}>
              <ButtonLink to="/" size="md" color="ember">
                Schedule a Viewing
              </ButtonLink>
            </EmptyState>
          ) : (
            <ul className={classes.list}>
              {shown.map((viewing) => (
                <li key={viewing.id}>
                  <ViewingCard viewing={viewing} onAsk={(action) => onAsk(viewing.id, action)} />
                </li>
              ))}
            </ul>
          )}
        </div>
      </Tabs.Panel>
    </Tabs>
  )
}
