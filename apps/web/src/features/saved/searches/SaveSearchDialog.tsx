import type { SearchCriteria } from '@hearth/core/search/contract.ts'
import { Modal } from '@mantine/core'
import classes from './SaveSearchForm.module.css'
import { SaveSearchForm } from './SaveSearchForm.tsx'
import type { SearchWords } from './wantedSearch.ts'

interface Props {
  criteria: SearchCriteria
  /** What stands in the dialog when it opens; null: it is closed. */
  words: SearchWords | null
  onClose(): void
  /** It has left the screen. */
  onClosed(): void
  /** Whoever saves is no longer signed in. */
  onSignedOut(words: SearchWords): void
}

/** Asks what a search is to be called and how often e-mails about it may come. */
export function SaveSearchDialog({ criteria, words, onClose, onClosed, onSignedOut }: Props) {
  return (
    <Modal
      opened={words !== null}
      onClose={onClose}
      onExitTransitionEnd={onClosed}
      returnFocus={false}
      title="Save this search"
      size={520}
      classNames={{ title: classes.title }}
    >
      {words !== null && (
        <SaveSearchForm
          criteria={criteria}
          words={words}
          onSaved={onClose}
          onSignedOut={onSignedOut}
        />
      )}
    </Modal>
  )
}
