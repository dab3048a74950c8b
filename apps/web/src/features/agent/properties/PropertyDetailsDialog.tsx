import type { AgentHome } from '@hearth/core/property/agentHomes.ts'
import { STATUS_LABELS, typeLabel } from '@hearth/core/property/wording.ts'
import { Tabs } from '@mantine/core'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import underlined from '../../../ui/underlinedTab.module.css'
import { HomeDialog } from '../../enquiry/HomeDialog.tsx'
import { Price } from '../../property/Price.tsx'
import dialogClasses from '../../viewing/ViewingDialogs.module.css'
import { HomeMessages } from './HomeMessages.tsx'
import { HomeViewings } from './HomeViewings.tsx'
import classes from './PropertyDialogs.module.css'

interface Props {
  home: AgentHome
  isOpen: boolean
  onClose(): void
}

/** A home with everything that people want of it. */
export function PropertyDetailsDialog({ home, isOpen, onClose }: Props) {
  const { id, title, address, images, status, withdrawnAt } = home
  const isPublic = withdrawnAt === null && (status === 'available' || status === 'underOffer')
  return (
    <HomeDialog
      title="Property Details"
      home={{ title, image: images[0] }}
      line={<p className={dialogClasses.line}>{address}</p>}
      isOpen={isOpen}
      onClose={onClose}
    >
      <Price listing={home} />
      <ul className={classes.facts}>
        <li>{withdrawnAt === null ? STATUS_LABELS[status] : 'Withdrawn'}</li>
        <li>{typeLabel(home)}</li>
        <li>Property #{id}</li>
      </ul>
      {isPublic && (
        <div className={classes.links}>
          <ButtonLink to="/property/$id" params={{ id: String(id) }} variant="default" size="sm">
            See it as buyers do
          </ButtonLink>
        </div>
      )}
      <Tabs defaultValue="viewings" keepMounted={false}>
        <Tabs.List className={classes.tabs} aria-label="About this property">
          <Tabs.Tab className={underlined.tab} value="viewings">
            Viewings
          </Tabs.Tab>
          <Tabs.Tab className={underlined.tab} value="messages">
            Messages
          </Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="viewings">
          <HomeViewings id={id} />
        </Tabs.Panel>
        <Tabs.Panel value="messages">
          <HomeMessages id={id} />
        </Tabs.Panel>
      </Tabs>
    </HomeDialog>
  )
}
