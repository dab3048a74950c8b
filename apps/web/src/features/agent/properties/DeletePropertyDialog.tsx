import type { AgentHome } from '@hearth/core/property/agentHomes.ts'
import { Alert, Button } from '@mantine/core'
import { refusalOf } from '../../../refusal.ts'
import { trpc } from '../../../trpc.ts'
import { BusyButton } from '../../../ui/BusyButton.tsx'
import { sayDone, sayWrong } from '../../../ui/toasts.ts'
import { HomeDialog } from '../../enquiry/HomeDialog.tsx'
import dialogClasses from '../../viewing/ViewingDialogs.module.css'
import { TiesList } from './TiesList.tsx'

interface Props {
  home: AgentHome
  isOpen: boolean
  onClose(): void
}

/** S2 section 8. */
const FAILED = 'Failed to delete property. Please try again.'

/** Asks before a home leaves the market, and tells what hangs on it. */
export function DeletePropertyDialog({ home, isOpen, onClose }: Props) {
  const { id, title, address, images } = home
  const { agent } = trpc.useUtils()
  const remove = trpc.agent.properties.remove.useMutation({
    networkMode: 'always',
    onSuccess: async () => {
      sayDone('Property deleted successfully', `You find ${title} under “Withdrawn”.`)
      onClose()
      void agent.dashboard.invalidate()
      void agent.viewings.invalidate()
      await agent.properties.invalidate()
    },
    onError: (error) => sayWrong(FAILED, refusalOf(error).text),
  })
  return (
    <HomeDialog
      title="Delete this property?"
      home={{ title, image: images[0] }}
      line={<p className={dialogClasses.line}>{address}</p>}
      isOpen={isOpen}
      onClose={onClose}
      isSmall
    >
      <p className={dialogClasses.text}>
        It leaves the market at once: nobody finds it any more. You can list it again later.
      </p>
      {isOpen && <TiesList id={id} />}
      {remove.error && (
        <Alert className={dialogClasses.problem} color="red" role="alert" title={FAILED}>
          {refusalOf(remove.error).text}
        </Alert>
      )}
      <div className={dialogClasses.buttons}>
        <Button variant="default" size="md" onClick={onClose} data-autofocus>
          Keep property
        </Button>
        <BusyButton
          color="ember"
          size="md"
          isBusy={remove.isPending}
          busyText="Deleting…"
          onClick={() => remove.mutate({ id })}
        >
          Delete property
        </BusyButton>
      </div>
    </HomeDialog>
  )
}
