import type { SavedSearch } from '@hearth/core/saved/contract.ts'
import { IconBell, IconBellOff } from '@tabler/icons-react'
import { trpc } from '../../../trpc.ts'
import { SegmentedToggle } from '../../../ui/SegmentedToggle.tsx'
import { ALERT_OPTIONS } from './alertWording.ts'
import classes from './SearchCard.module.css'
import { useChangedSearches } from './useChangedSearches.ts'

/** How often e-mails about a search come. What is chosen shows at once, and goes back when it cannot be stored. */
export function AlertControl({ search }: { search: SavedSearch }) {
  const { replaced, failed } = useChangedSearches()
  const setFrequency = trpc.saved.setAlertFrequency.useMutation({
    // One after the other: what is chosen last is what holds.
    scope: { id: `alerts ${search.id}` },
    onSuccess: replaced,
    onError: (error) => failed('Email alerts not changed', error),
  })
  const { isPending, variables, mutate } = setFrequency
  const value = isPending ? variables.alertFrequency : search.alertFrequency
  const Icon = value === 'none' ? IconBellOff : IconBell
  return (
    <div className={classes.alerts}>
      <span>
        <Icon size={18} stroke={1.5} aria-hidden />
        Email alerts
      </span>
      <SegmentedToggle
        label={`Email alerts for ${search.name}`}
        size="sm"
        value={value}
        options={ALERT_OPTIONS}
        onChange={(alertFrequency) => mutate({ id: search.id, alertFrequency })}
      />
    </div>
  )
}
