import type { AgentHome } from '@hearth/core/property/agentHomes.ts'
import { ActionIcon, Button, Tooltip } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconChartBar, IconTrash } from '@tabler/icons-react'
import { ActionIconLink } from '../../../ui/ActionIconLink.tsx'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import classes from './AgentHomeCard.module.css'
import { DeletePropertyDialog } from './DeletePropertyDialog.tsx'
import { PropertyDetailsDialog } from './PropertyDetailsDialog.tsx'
import { RelistButton } from './RelistButton.tsx'

const ICON = { size: 19, stroke: 1.5, 'aria-hidden': true } as const
const ROUND = { variant: 'default', size: 42, radius: 'xl' } as const

/** What an agent does with a home. */
export function HomeActions({ home }: { home: AgentHome }) {
  const { id, title, withdrawnAt } = home
  const [isDetailed, details] = useDisclosure(false)
  const [isDeleting, deletion] = useDisclosure(false)
  const params = { id: String(id) }
  return (
    <div className={classes.actions}>
      <Button
        variant="default"
        size="md"
        px="sm"
        aria-label={`View Details of ${title}`}
        onClick={details.open}
      >
        View Details
      </Button>
      {withdrawnAt === null ? (
        <>
          <ButtonLink
            to="/agent/properties/$id/edit"
            params={params}
            variant="default"
            size="md"
            px="md"
            aria-label={`Edit ${title}`}
          >
            Edit
          </ButtonLink>
          <Tooltip label="Figures">
            <ActionIconLink
              {...ROUND}
              to="/agent/properties/$id/figures"
              params={params}
              aria-label={`Figures of ${title}`}
            >
              <IconChartBar {...ICON} />
            </ActionIconLink>
          </Tooltip>
          <Tooltip label="Delete">
            <ActionIcon {...ROUND} aria-label={`Delete ${title}`} onClick={deletion.open}>
              <IconTrash {...ICON} />
            </ActionIcon>
          </Tooltip>
        </>
      ) : (
        <RelistButton home={home} />
      )}
      <PropertyDetailsDialog home={home} isOpen={isDetailed} onClose={details.close} />
      <DeletePropertyDialog home={home} isOpen={isDeleting} onClose={deletion.close} />
    </div>
  )
}
