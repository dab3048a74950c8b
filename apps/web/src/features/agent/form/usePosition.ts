import type { Point } from '@hearth/core/place/distance.ts'
import { locateInput, type OwnListing } from '@hearth/core/property/listingContract.ts'
import type { UseFormReturnType } from '@mantine/form'
import { useEffect, useRef, useState } from 'react'
import { trpc } from '../../../trpc.ts'
import { type ListingValues, valuesOf } from './values.ts'

/** Where the address in the form is found, as far as it was asked for. */
export interface FoundPlace {
  found: Point | null
  /** Unasked: no address yet. Unanswered: nobody could be asked, which says nothing about the address. */
  state: 'unasked' | 'found' | 'notFound' | 'unanswered'
}

const UNASKED: FoundPlace = { found: null, state: 'unasked' }
const foundAt = (found: Point | null): FoundPlace =>
  found ? { found, state: 'found' } : { found, state: 'notFound' }

/** Asks where the address in the form is, when one has been typed, once each. */
export function usePosition(form: UseFormReturnType<ListingValues>, stored: OwnListing | null) {
  const { mutateAsync } = trpc.agent.properties.locate.useMutation()
  const known = stored?.foundPosition ?? null
  const [place, setPlace] = useState(known ? foundAt(known) : UNASKED)
  const asked = useRef(stored && known ? nameOf(stored.listing) : '')

  const ask = async (values: { address: string; postcode: string | null }) => {
    const input = locateInput.safeParse(values).data
    if (!input || asked.current === nameOf(input)) return
    asked.current = nameOf(input)
    try {
      const { position } = await mutateAsync(input)
      if (asked.current === nameOf(input)) setPlace(foundAt(position))
    } catch {
      // Saving finds the address again: nothing depends on this answer, and leaving the field asks anew.
      if (asked.current !== nameOf(input)) return
      asked.current = ''
      setPlace({ found: null, state: 'unanswered' })
    }
  }
  // A stored home that is nowhere on the map is told as that as soon as it is opened.
  const opened = useRef(stored)
  useEffect(() => {
    if (opened.current) void ask(valuesOf(opened.current.listing))
    opened.current = null
  })
  return { place, find: () => void ask(form.getValues()) }
}

const nameOf = ({ address, postcode }: { address: string; postcode: string | null }) =>
  `${address}|${postcode ?? ''}`
