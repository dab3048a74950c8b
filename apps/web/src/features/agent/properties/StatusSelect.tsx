import type { AgentHome } from '@hearth/core/property/agentHomes.ts'
import { statusesOf } from '@hearth/core/property/statuses.ts'
import { STATUS_LABELS } from '@hearth/core/property/wording.ts'
import { NativeSelect } from '@mantine/core'
import { refusalOf } from '../../../refusal.ts'
import { trpc } from '../../../trpc.ts'
import { sayDone, sayWrong } from '../../../ui/toasts.ts'
import classes from './AgentHomeCard.module.css'

/** How far a home is. Another choice is shown at once, and taken back when it could not be stored. */
export function StatusSelect({ home }: { home: AgentHome }) {
  const { id, title, listingType } = home
  const { agent } = trpc.useUtils()
  const set = trpc.agent.properties.setStatus.useMutation({
    // Without a network it fails at once and says so, instead of waiting for one unseen.
    networkMode: 'always',
    // Chosen again meanwhile: one after the other, so that the last choice holds.
    scope: { id: `status of ${id}` },
    onSuccess: async (_, { status }) => {
      sayDone('Property status updated successfully', `${title}: ${STATUS_LABELS[status]}.`)
      // What was chosen is shown until the list says the same.
      await agent.properties.invalidate()
    },
    onError: (error) => sayWrong('Failed to update property status', refusalOf(error).text),
  })
  const shown = set.isPending ? set.variables.status : home.status
  const options = statusesOf(listingType)
  return (
    <NativeSelect
      className={classes.status}
      aria-label={`Status of ${title}`}
      data={options.map((value) => ({ value, label: STATUS_LABELS[value] }))}
      value={shown}
      onChange={(event) => {
        const status = options.find((each) => each === event.currentTarget.value)
        if (status) set.mutate({ id, status })
      }}
    />
  )
}
