import type { SavedSearch } from '@hearth/core/saved/contract.ts'
import { ActionIcon, Button, Group, Modal } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { trpc } from '../../../trpc.ts'
import { BusyButton } from '../../../ui/BusyButton.tsx'
import { sayDone } from '../../../ui/toasts.ts'
import classes from './SearchCard.module.css'
import { useChangedSearches } from './useChangedSearches.ts'

/** Deletes a search, once its owner has said so twice. */
export function DeleteSearch({ search: { id, name } }: { search: SavedSearch }) {
  const [isAsked, setAsked] = useState(false)
  const { removed, failed } = useChangedSearches()
  const deletion = trpc.saved.deleteSearch.useMutation({
    onSuccess: async () => {
      await removed(id)
      sayDone('Search deleted', `You get no more emails about “${name}”.`)
    },
    onError: (error) => {
      setAsked(false)
      failed('Search not deleted', error)
    },
  })
  return (
    <>
      <ActionIcon
        variant="default"
        size={42}
        radius="xl"
        aria-label={`Delete ${name}`}
        onClick={() => setAsked(true)}
      >
        <IconTrash size={18} stroke={1.5} aria-hidden />
      </ActionIcon>
      <Modal
        opened={isAsked}
        onClose={() => setAsked(false)}
        title="Delete this search?"
        size="md"
        classNames={{ title: classes.dialogTitle }}
      >
        <p className={classes.question}>
          “{name}” leaves your list, and its email alerts end. The homes stay where they are.
        </p>
        <Group>
          <BusyButton
            color="ember"
            isBusy={deletion.isPending}
            onClick={() => deletion.mutate({ id })}
          >
            Delete search
          </BusyButton>
          <Button variant="default" data-autofocus onClick={() => setAsked(false)}>
            Keep it
          </Button>
        </Group>
      </Modal>
    </>
  )
}
