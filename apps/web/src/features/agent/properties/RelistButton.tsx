import type { AgentHome } from '@hearth/core/property/agentHomes.ts'
import { refusalOf } from '../../../refusal.ts'
import { trpc } from '../../../trpc.ts'
import { BusyButton } from '../../../ui/BusyButton.tsx'
import { sayDone, sayWrong } from '../../../ui/toasts.ts'

/** Puts a withdrawn home back on the market, as it was. */
export function RelistButton({ home: { id, title } }: { home: AgentHome }) {
  const { agent } = trpc.useUtils()
  const relist = trpc.agent.properties.relist.useMutation({
    networkMode: 'always',
    onSuccess: async () => {
      sayDone('Property listed again', `${title} is on the market as it was.`)
      void agent.dashboard.invalidate()
      await agent.properties.invalidate()
    },
    onError: (error) => sayWrong('Property not listed again', refusalOf(error).text),
  })
  return (
    <BusyButton
      size="md"
      px="sm"
      isBusy={relist.isPending}
      aria-label={`List again: ${title}`}
      onClick={() => relist.mutate({ id })}
    >
      List again
    </BusyButton>
  )
}
