import { expect, test } from 'vitest'
import { agentSearch } from './agentSearch.ts'

test.each([
  [{ from: '/agent/dashboard?tab=messages' }, '/agent/dashboard?tab=messages'],
  [{ from: '/agent/login?from=/agent/dashboard' }, undefined],
  [{ from: '/agent/register' }, undefined],
  [{ from: 'https://elsewhere.example/agent/dashboard' }, undefined],
  [{ from: '//elsewhere.example' }, undefined],
  [{ from: 7 }, undefined],
])('%j leads back to %s', (search, from) => {
  expect(agentSearch(search).from).toBe(from)
})

test('knows its two links, and nothing else', () => {
  expect(agentSearch({ confirm: 'add' })).toEqual({ confirm: 'add' })
  expect(agentSearch({ confirm: 'everything', other: 1 })).toEqual({})
})
