import type { Point } from '@hearth/core/place/distance.ts'
import { locateInput, type OwnListing } from '@hearth/core/property/listingContract.ts'
import type { UseFormReturnType } from '@mantine/form'
import { useRef, useState } from 'react'
import { trpc } from '../../../trpc.ts'
import type { ListingValues } from './values.ts'

/** Where the address in the form is found. Asked for when an address has been typed, once each. */
export function usePosition(form: UseFormReturnType<ListingValues>, stored: OwnListing | null) {
  const locate = trpc.agent.properties.locate.useMutation()
  const [found, setFound] = useState<Point | null>(stored?.foundPosition ?? null)
  const asked = useRef(stored ? nameOf(stored.listing) : '')

  const find = async () => {
    const input = locateInput.safeParse(form.getValues()).data
    if (!input || asked.current === nameOf(input)) return
    asked.current = nameOf(input)
    // Saving finds the address again: nothing depends on this answer.
    const answer = await locate.mutateAsync(input).catch(() => ({ position: null }))
    if (asked.current === nameOf(input)) setFound(answer.position)
  }
  return { foundPosition: found, find: () => void find() }
}

const nameOf = ({ address, postcode }: { address: string; postcode: string | null }) =>
  `${address}|${postcode ?? ''}`
