import { renameSearchInput, type SavedSearch } from '@hearth/core/saved/contract.ts'
import { ActionIcon, Button, TextInput } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { trpc } from '../../../trpc.ts'
import { BusyButton } from '../../../ui/BusyButton.tsx'
import { useAccountForm } from '../../account/useAccountForm.ts'
import classes from './SearchCard.module.css'
import { useChangedSearches } from './useChangedSearches.ts'

/** What a search is called, to be changed in its place. */
export function SearchName({ search }: { search: SavedSearch }) {
  const [isEdited, setEdited] = useState(false)
  const pencil = useRef<HTMLButtonElement>(null)
  const wasEdited = useRef(false)
  // Back to where the keyboard came from.
  useEffect(() => {
    if (wasEdited.current && !isEdited) pencil.current?.focus()
    wasEdited.current = isEdited
  }, [isEdited])

  if (isEdited) return <NameForm search={search} onEnd={() => setEdited(false)} />
  return (
    <div className={classes.name}>
      <h2>{search.name}</h2>
      <ActionIcon
        ref={pencil}
        variant="subtle"
        size={36}
        radius="xl"
        aria-label={`Rename ${search.name}`}
        onClick={() => setEdited(true)}
      >
        <IconPencil size={18} stroke={1.5} aria-hidden />
      </ActionIcon>
    </div>
  )
}

function NameForm({ search, onEnd }: { search: SavedSearch; onEnd(): void }) {
  const { replaced } = useChangedSearches()
  const rename = trpc.saved.renameSearch.useMutation()
  const { form, isSending, onSubmit } = useAccountForm({
    schema: renameSearchInput.pick({ name: true }),
    empty: { name: search.name },
    failed: 'Search not renamed',
    send: async ({ name }) => {
      await replaced(await rename.mutateAsync({ id: search.id, name }))
      onEnd()
    },
  })
  return (
    <form
      className={classes.rename}
      noValidate
      onSubmit={onSubmit}
      onKeyDown={({ key }) => key === 'Escape' && onEnd()}
    >
      <TextInput
        ref={(input) => input?.focus()}
        aria-label={`Name of ${search.name}`}
        size="md"
        aria-required
        autoComplete="off"
        {...form.getInputProps('name')}
      />
      <div className={classes.renameButtons}>
        <BusyButton type="submit" isBusy={isSending}>
          Save name
        </BusyButton>
        <Button variant="default" onClick={onEnd}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
