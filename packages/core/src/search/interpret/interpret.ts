import type { z } from 'zod'
import type { Gazetteer } from '../../place/gazetteer.ts'
import type { InterpretOutput, interpretInput, SearchCriteria } from '../contract.ts'
import { type ReadMessage, readMessage, type SearchSoFar } from './readMessage.ts'
import { replyTo } from './reply.ts'
import { isSameSearch } from './sameSearch.ts'

/** Never said by a person. */
const WELCOME_MESSAGE = 'welcome-msg'

/** How far back a conversation is read, in characters: a long one costs no more than two long queries. */
const MEMORY = 20_000

type Input = z.output<typeof interpretInput>

/** What the user said before, oldest first, as far back as is remembered. */
function remembered(history: Input['history']): string[] {
  const said = history.filter(({ id, sender }) => sender === 'user' && id !== WELCOME_MESSAGE)
  let room = MEMORY
  const forgotten = said.findLastIndex(({ text }) => {
    room -= text.length
    return room < 0
  })
  return said.slice(forgotten + 1).map(({ text }) => text)
}

/** The search so far: as it was sent, or what the user's earlier messages add up to. */
function searchSoFar(input: Input, gazetteer: Gazetteer): SearchSoFar {
  if (input.criteria) return { criteria: input.criteria, understood: [] }
  return remembered(input.history).reduce<SearchSoFar>(
    (before, text) => readMessage(text, before, gazetteer),
    { criteria: {}, understood: [] },
  )
}

/** The text's own word wins, then what the page is set to; homes are for sale when nobody says. */
function withListingType(criteria: SearchCriteria, page: Input['listingType']): SearchCriteria {
  if (Object.keys(criteria).length === 0) return criteria
  return { ...criteria, listingType: criteria.listingType ?? page ?? 'sale' }
}

/** As `interpret`, with the account of every character of the query. */
export function interpretWithAccount(
  input: Input,
  gazetteer: Gazetteer,
): InterpretOutput & Pick<ReadMessage, 'entries' | 'tries'> {
  const before = searchSoFar(input, gazetteer)
  const read = readMessage(input.query, before, gazetteer)
  const criteria = withListingType(read.criteria, input.listingType)
  const standing = read.hasStartedAgain ? {} : withListingType(before.criteria, input.listingType)
  const reply = replyTo({
    criteria,
    notApplied: read.notApplied,
    before: standing,
    isChanged: !isSameSearch(criteria, standing),
    hasStartedAgain: read.hasStartedAgain,
    notes: read.notes,
  })
  const { understood, notApplied, entries, tries } = read
  return { criteria, understood, notApplied, reply, entries, tries }
}

/**
 * Understands what a person asks for in plain words, by rules and the UK's place names, without
 * network, clock or chance. The criteria hold what the search has to apply; what was asked for and
 * cannot be applied is in `notApplied`, in the words of the text.
 */
export function interpret(input: Input, gazetteer: Gazetteer): InterpretOutput {
  const { criteria, understood, notApplied, reply } = interpretWithAccount(input, gazetteer)
  return { criteria, understood, notApplied, reply }
}
