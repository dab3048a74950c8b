import { createGazetteer } from '@hearth/core/place/gazetteer.ts'
import { interpretInput, type SearchCriteria } from '@hearth/core/search/contract.ts'
import { interpret } from '@hearth/core/search/interpret/interpret.ts'
import { readGazetteer } from '@hearth/db/gazetteer/read.ts'
import { expect, test } from 'vitest'
import phrases from './testing/phrases.json' with { type: 'json' }

interface Phrase {
  query: string
  /** The user's earlier messages. */
  history?: string[]
  criteria: SearchCriteria
  notApplied?: string[]
}

const gazetteer = createGazetteer(readGazetteer().map((row, i) => ({ ...row, id: i + 1 })))

test.each(phrases as Phrase[])('reads exactly: $query', (phrase) => {
  const history = (phrase.history ?? []).map((text) => ({ sender: 'user' as const, text }))
  const input = interpretInput.parse({ query: phrase.query, history })
  const { criteria, notApplied } = interpret(input, gazetteer)
  expect({ criteria, notApplied }).toEqual({
    criteria: phrase.criteria,
    notApplied: phrase.notApplied ?? [],
  })
})

/** Ordinary words of home searches that look like names of places, mistyped or not. */
const NO_PLACES =
  'garden house bath bathroom lift sale reading over hope street church park drive close grove ' +
  'charming cheap sunny cosy trendy vibrant garage balcony terrace cottage modern market beach ' +
  'parking station bus school university castle bridge green field square court mews wharf angel ' +
  'bright light airy spacious tidy clean friendly lovely decent handsome gorgeous elegant leafy'

test.each(NO_PLACES.split(' '))('"%s" is no place in a sentence', (word) => {
  const input = interpretInput.parse({ query: `2 bed flat with a ${word} thing in Leeds` })
  expect(interpret(input, gazetteer).criteria.location).toBe('Leeds')
})
