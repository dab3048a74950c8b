import type { ListingType } from '@hearth/core/property/contract.ts'
import type { InterpretOutput } from '@hearth/core/search/contract.ts'
import { paramsFromState } from '@hearth/core/search/resultsSearch.ts'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { trpc } from '../../trpc.ts'
import { useChat } from '../search/chat/ChatProvider.tsx'
import { useSaid } from '../search/said/SaidProvider.tsx'
import { saidIn } from '../search/said/said.ts'
import { describeSearchFailure } from './searchFailure.ts'

interface Answer {
  reply: string
  /** Set when the search failed: what went wrong. */
  alert?: string
}

/** Reads the visitor's words and goes on to the results; a search from here begins a new chat. */
export function useHomeSearch() {
  const { add, reset } = useChat()
  const { begin } = useSaid()
  const navigate = useNavigate()
  const interpret = trpc.search.interpret.useMutation()
  const [answer, setAnswer] = useState<Answer>()

  const say = (next: Answer) => {
    setAnswer(next)
    add('assistant', next.reply)
  }

  const goOn = (query: string, answer: InterpretOutput, listingType: ListingType) => {
    const { criteria, notApplied, reply } = answer
    // Nothing in it was about a home: there is nothing to look for, so say what was understood.
    if (Object.keys(criteria).length === 0) return say({ reply })
    add('assistant', reply)
    begin(saidIn(query, answer))
    void navigate({
      to: '/search-loading',
      search: paramsFromState({
        criteria: { ...criteria, listingType: criteria.listingType ?? listingType },
        sort: 'newest',
        notApplied,
      }),
    })
  }

  const submit = (text: string, listingType: ListingType) => {
    const query = text.trim()
    if (query === '' || interpret.isPending) return
    setAnswer(undefined)
    reset()
    add('user', query)
    interpret.mutate(
      { query, listingType },
      {
        onSuccess: (understood) => goOn(query, understood, listingType),
        onError: (error: unknown) => say(describeSearchFailure(error)),
      },
    )
  }

  return { submit, answer, isWorking: interpret.isPending }
}
