import type { ListingInput } from '@hearth/core/property/listingContract.ts'
import { useNavigate } from '@tanstack/react-router'
import { useCallback, useRef, useState } from 'react'
import { trpc } from '../../../trpc.ts'
import { sayDone } from '../../../ui/toasts.ts'

/** Stores a new listing (id null) or a changed one, and leads to the dashboard. */
export function useSaveListing(id: number | null, onSaved: () => void) {
  const utils = trpc.useUtils()
  const navigate = useNavigate()
  const create = trpc.agent.properties.create.useMutation()
  const update = trpc.agent.properties.update.useMutation()
  const [isSaving, setSaving] = useState(false)
  // A second press comes before the first has changed the button.
  const isUnderWay = useRef(false)
  const isSaved = useRef(false)

  const store = (listing: ListingInput, version: string | null) =>
    id === null
      ? create.mutateAsync(listing)
      : update.mutateAsync({ ...listing, id, ...(version !== null && { version }) })

  const save = async (listing: ListingInput, version: string | null) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setSaving(true)
    try {
      const saved = await store(listing, version)
      isSaved.current = true
      onSaved()
      // Every page that shows homes looks again.
      void utils.agent.invalidate()
      void utils.property.byId.invalidate({ id: saved.id })
      sayDone(
        id === null ? 'Property created successfully' : 'Property updated successfully',
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
