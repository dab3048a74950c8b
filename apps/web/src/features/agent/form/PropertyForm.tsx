import type { ListingField, OwnListing } from '@hearth/core/property/listingContract.ts'
import { VisuallyHidden } from '@mantine/core'
import { type FocusEvent, useCallback, useState } from 'react'
import { trpc } from '../../../trpc.ts'
import { BusyButton } from '../../../ui/BusyButton.tsx'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { BasicSection } from './BasicSection.tsx'
import { Checklist } from './Checklist.tsx'
import { DocumentsSection } from './DocumentsSection.tsx'
import { FeaturesSection } from './FeaturesSection.tsx'
import { ImagesSection } from './ImagesSection.tsx'
import { KeptWorkOffer } from './KeptWorkOffer.tsx'
import type { AskFiles } from './keptFiles.ts'
import { LeaveDialog } from './LeaveDialog.tsx'
import { ListingFormContext } from './ListingFormContext.ts'
import { ListingPreview } from './ListingPreview.tsx'
import classes from './PropertyForm.module.css'
import { StaleNotice } from './StaleNotice.tsx'
import { useFindings } from './useFindings.ts'
import { useKeptWork } from './useKeptWork.ts'
import { useListingForm } from './useListingForm.ts'
import { usePosition } from './usePosition.ts'
import { useTheirs } from './useTheirs.ts'

interface Props {
  /** Null: a new home. */
  stored: OwnListing | null
  /** Who types: what is not saved is kept for them alone. */
  userId: number
}

/** Everything about one home, with what the law says beside it, how it will look, and what it lacks. */
export function PropertyForm({ stored, userId }: Props) {
  const key = { userId, propertyId: stored?.id ?? null }
  const { client } = trpc.useUtils()
  const listing = useListingForm(stored, () => kept.forgetTyped())
  const { form, version, setVersion, isSaved } = listing
  const askFiles: AskFiles = (ids) => client.agent.files.status.query({ ids })
  const kept = useKeptWork({ form, key, version, setVersion, isSaved, askFiles })
  const { isVisited, onBlur } = useVisited()
  const showsAll = stored !== null || listing.hasTried
  const findings = useFindings(form.values, (field) => showsAll || isVisited(field))
  const { place, find } = usePosition(form, stored)
  const uploads = useUploading()
  const theirs = useTheirs(listing)

  return (
    <ListingFormContext value={{ form, findings, place, setUploading: uploads.setUploading }}>
      {kept.offers.map((work) => (
        <KeptWorkOffer
          key={work.at}
          work={work}
          onRestore={() => kept.restore(work)}
          onDiscard={() => kept.discard(work)}
        />
      ))}
      <form className={classes.columns} noValidate onSubmit={listing.save} onBlur={onBlur}>
        <div className={classes.sections}>
          <BasicSection onAddress={find} />
          <FeaturesSection />
          <DocumentsSection />
          <ImagesSection />
        </div>
        <aside className={classes.aside} aria-label="How it will look">
          <ListingPreview id={stored?.id ?? null} />
          <Checklist />
        </aside>
        <div className={classes.foot}>
          {listing.isStale && <StaleNotice {...theirs} />}
          <div className={classes.actions}>
            <ButtonLink to="/agent/dashboard" variant="default" size="md">
              Cancel
            </ButtonLink>
            <BusyButton
              type="submit"
              color="ember"
              size="md"
              isBusy={listing.isSaving || uploads.isUploading}
              busyText={listing.isSaving ? 'Saving…' : 'Uploading…'}
            >
              Save Property
            </BusyButton>
          </div>
        </div>
        <VisuallyHidden role="status">{refusalsInWords(findings)}</VisuallyHidden>
      </form>
      <LeaveDialog hasUnsavedWork={listing.hasUnsavedWork} />
    </ListingFormContext>
  )
}

/** Which fields somebody has been in and left. */
function useVisited() {
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set())
  const onBlur = useCallback(({ target }: FocusEvent) => {
    const name = target.getAttribute('name')
    if (name) setVisited((before) => (before.has(name) ? before : new Set([...before, name])))
  }, [])
  return { isVisited: (field: ListingField) => visited.has(field), onBlur }
}

/** Whether files are on their way to any of the fields: saving now would leave them out. */
function useUploading() {
  const [fields, setFields] = useState<readonly ListingField[]>([])
  const setUploading = useCallback((field: ListingField, isUploading: boolean) => {
    setFields((before) => [
      ...before.filter((each) => each !== field),
      ...(isUploading ? [field] : []),
    ])
  }, [])
  return { isUploading: fields.length > 0, setUploading }
}

const refusalsInWords = (findings: ReturnType<typeof useFindings>) =>
  findings
    .filter(({ severity }) => severity === 'refusal')
    .map(({ text }) => text)
    .join(' ')
