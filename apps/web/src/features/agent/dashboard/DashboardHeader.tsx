import { IconPlus } from '@tabler/icons-react'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { PageHeading } from '../../../ui/PageHeading.tsx'
import { ActivityBell } from './ActivityBell.tsx'
import classes from './Dashboard.module.css'

/** Whose dashboard it is, and what can be begun from here. */
export function DashboardHeader({ companyName }: { companyName: string | undefined }) {
  return (
    <div className={classes.header}>
      <PageHeading title="Agent Dashboard" subtitle={companyName ?? '\u00a0'} />
      <div className={classes.actions}>
        <ActivityBell />
        <ButtonLink to="/agent/viewings" variant="default" size="md">
          Viewing requests
        </ButtonLink>
        <ButtonLink to="/agent/import" variant="default" size="md">
          Import
        </ButtonLink>
        <ButtonLink
          to="/agent/properties/new"
          color="ember"
          size="md"
          leftSection={<IconPlus size={18} stroke={1.8} aria-hidden />}
        >
          Add Property
        </ButtonLink>
      </div>
    </div>
  )
}
