import type { SearchCriteria } from '@hearth/core/search/contract.ts'
import { Button } from '@mantine/core'
import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react'
import { useRef } from 'react'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { SaveSearchDialog } from './SaveSearchDialog.tsx'
import { useSaveSearch } from './useSaveSearch.ts'

const ICON = { size: 19, stroke: 1.6, 'aria-hidden': true } as const

/** Keeps the search of the page to come back to; for one that is kept, the way to all of them. */
export function SaveSearch({ criteria }: { criteria: SearchCriteria }) {
  const { isSaved, words, ask, close, wasSignedOut } = useSaveSearch(criteria)
  const control = useRef<HTMLDivElement>(null)
  // The button that opened the dialog may have become a link meanwhile.
  const focusControl = () => control.current?.querySelector<HTMLElement>('a, button')?.focus()
  return (
    <div ref={control}>
      {isSaved ? (
        <ButtonLink
          to="/saved-searches"
          variant="subtle"
          px="xs"
          fz="md"
          leftSection={<IconBookmarkFilled {...ICON} />}
        >
          Search saved
        </ButtonLink>
      ) : (
        <Button
          variant="subtle"
          px="xs"
          fz="md"
          leftSection={<IconBookmark {...ICON} />}
          onClick={ask}
        >
          Save this search
        </Button>
      )}
      <SaveSearchDialog
        criteria={criteria}
        words={words}
        onClose={close}
        onClosed={focusControl}
        onSignedOut={wasSignedOut}
      />
    </div>
  )
}
