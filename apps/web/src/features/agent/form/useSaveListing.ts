import type { ListingInput } from '@hearth/core/property/listingContract.ts'
import { useNavigate } from '@tanstack/react-router'
import { useCallback, useRef, useState } from 'react'
import { trpc } from '../../../trpc.ts'
import { sayDone } from '../../../ui/toasts.ts'

/** What a listing is stored as. */
type Target =
  | { id: null; submissionId: string | undefined }
  | { id: number; version: string | undefined }

// Without a connection a save fails at once, in words, and is not sent unseen later.
const AT_ONCE = { networkMode: 'always' } as const

/** Stores a new listing or a changed one, and leads to the dashboard. */
export function useSaveListing(onSaved: () => void) {
  const utils = trpc.useUtils()
  const navigate = useNavigate()
  const create = trpc.agent.properties.create.useMutation(AT_ONCE)
  const update = trpc.agent.properties.update.useMutation(AT_ONCE)
  const [isSaving, setSaving] = useState(false)
  // A second press comes before the first has changed the button.
  const isUnderWay = useRef(false)
  const isSaved = useRef(false)

  const store = (listing: ListingInput, target: Target) =>
    target.id === null
      ? create.mutateAsync({ ...listing, submissionId: target.submissionId })
      : update.mutateAsync({ ...listing, ...target })

  const save = async (listing: ListingInput, target: Target) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setSaving(true)
    try {
      const saved = await store(listing, target)
      isSaved.current = true
      onSaved()
      // Every page that shows homes looks again.
      void utils.agent.invalidate()
      void utils.property.byId.invalidate({ id: saved.id })
      sayDone(
        target.id === null ? 'Property created successfully' : 'Property updated successfully',
        `“${listing.title}”`,
      )
      await navigate({ to: '/agent/dashboard' })
    } finally {
      isUnderWay.current = false
      setSaving(false)
    }
  }
  const askSaved = useCallback(() => isSaved.current, [])
  return { save, isSaving, isSaved: askSaved }
}
