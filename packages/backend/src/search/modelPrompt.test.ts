import { interpretInput } from '@hearth/core/search/contract.ts'
import { expect, test } from 'vitest'
import { completionFor } from './modelPrompt.ts'

const said = (count: number) =>
  Array.from({ length: count }, (_, i) => ({
    id: `m${i}`,
    sender: i % 2 === 0 ? ('user' as const) : ('assistant' as const),
    text: `message ${i}`,
  }))

test('the new query comes last, after the last ten messages that anyone said', () => {
  const welcome = { id: 'welcome-msg', sender: 'assistant' as const, text: 'Hello!' }
  const input = interpretInput.parse({
    query: 'with a garden',
    history: [welcome, ...said(4), welcome, ...said(12).slice(4)],
  })
  const { messages, json } = completionFor(input)
  expect(json).toBe(true)
  expect(messages).toHaveLength(11)
  expect(messages[0]).toEqual({ role: 'user', content: 'message 2' })
  expect(messages.at(-2)).toEqual({ role: 'assistant', content: 'message 11' })
  expect(messages.at(-1)).toEqual({ role: 'user', content: 'with a garden' })
})

test('the instruction has the walking speed, the wish to buy or rent, and the state to change', () => {
  const { system } = completionFor(
    interpretInput.parse({ query: 'cheaper', criteria: { listingType: 'rent', maxPrice: 1900 } }),
  )
  expect(system).toContain('3 mph')
  expect(system).toContain('wants to rent')
  expect(system).toContain('{"listingType":"rent","maxPrice":1900}')
  expect(system).toContain('Keep earlier criteria')
})

test('what the page is set to goes before what the criteria were', () => {
  const input = interpretInput.parse({
    query: 'cheaper',
    listingType: 'sale',
    criteria: { listingType: 'rent' },
  })
  expect(completionFor(input).system).toContain('wants to buy')
})
