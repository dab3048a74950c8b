import { Button, Group } from '@mantine/core'
import { EmptyPlot } from '../../../frame/EmptyPlot.tsx'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import classes from './PropertiesTab.module.css'

/** A company that has nothing on the market. */
export function NoHomes({ onShowWithdrawn }: { onShowWithdrawn(): void }) {
  return (
    <EmptyState
      picture={<EmptyPlot className={classes.plot} />}
      title="No properties yet"
      text="Add your first home by hand, or bring all of them from the software that you use."
    >
      <Group justify="center">
        <ButtonLink to="/agent/properties/new" size="md" color="ember">
          Add Property
        </ButtonLink>
        <ButtonLink to="/agent/import" size="md" variant="default">
          Import
        </ButtonLink>
        <Button size="md" variant="subtle" onClick={onShowWithdrawn}>
          Withdrawn properties
        </Button>
      </Group>
    </EmptyState>
  )
}

/** There are homes, and none of them is meant. */
export function NoHomesFound({ onShowAll }: { onShowAll(): void }) {
  return (
    <EmptyState
      title="No properties found"
      text="Try part of a title, of an address or of your reference, or look at all of them."
    >
      <Button size="md" variant="default" onClick={onShowAll}>
        Show all properties
      </Button>
    </EmptyState>
  )
}
