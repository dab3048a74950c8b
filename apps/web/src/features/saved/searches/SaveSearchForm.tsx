import { type AlertFrequency, saveSearchInput } from '@hearth/core/saved/contract.ts'
import type { SearchCriteria } from '@hearth/core/search/contract.ts'
import { describeCriteria } from '@hearth/core/search/describe.ts'
import { TextInput } from '@mantine/core'
import { refusalOf } from '../../../refusal.ts'
import { trpc } from '../../../trpc.ts'
import { SegmentedToggle } from '../../../ui/SegmentedToggle.tsx'
import { sayDone } from '../../../ui/toasts.ts'
import { SendButton } from '../../account/SendButton.tsx'
import { useAccountForm } from '../../account/useAccountForm.ts'
import { useAuth } from '../../account/useAuth.ts'
import { ALERT_OPTIONS, rhythmInWords } from './alertWording.ts'
import classes from './SaveSearchForm.module.css'
import { useChangedSearches } from './useChangedSearches.ts'
import type { SearchWords } from './wantedSearch.ts'

interface Props {
  criteria: SearchCriteria
  words: SearchWords
  onSaved(): void
  onSignedOut(words: SearchWords): void
}

/** The words of a search that is to be saved. */
export function SaveSearchForm({ criteria, words, onSaved, onSignedOut }: Props) {
  const { changed } = useAuth()
  const { added } = useChangedSearches()
  const save = trpc.saved.saveSearch.useMutation()
  const { form, isSending, onSubmit } = useAccountForm({
    schema: saveSearchInput.pick({ name: true, alertFrequency: true }),
    empty: words,
    failed: 'Search not saved',
    send: async (typed) => {
      try {
        const { search, isNew } = await save.mutateAsync({ ...typed, criteria })
        onSaved()
        await added(search)
        if (isNew) sayDone('Search saved', rhythmInWords(search.alertFrequency))
        else sayDone('Search saved', `You had saved this search before, as “${search.name}”.`)
      } catch (error) {
        if (refusalOf(error).code !== 'signedOut') throw error
        onSignedOut(typed)
        await changed(null)
      }
    },
  })
  const { alertFrequency } = form.values
  return (
    <form className={classes.form} noValidate onSubmit={onSubmit}>
      <p className={classes.criteria}>{describeCriteria(criteria)}</p>
      <TextInput
        label="Name"
        size="md"
        autoComplete="off"
        aria-required
        data-autofocus
        {...form.getInputProps('name')}
      />
      <div>
        <p className={classes.label}>Email alerts</p>
        <SegmentedToggle<AlertFrequency>
          label="Email alerts"
          size="sm"
          value={alertFrequency}
          options={ALERT_OPTIONS}
          onChange={(chosen) => form.setFieldValue('alertFrequency', chosen)}
        />
        <p className={classes.rhythm} aria-live="polite">
          {rhythmInWords(alertFrequency)}
        </p>
      </div>
      <SendButton isSending={isSending}>Save search</SendButton>
    </form>
  )
}
