// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query'
import { getQueryKey } from '@trpc/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { keepFirstAnswers } from './firstAnswers.ts'
import { trpc } from './trpc.ts'

const MAPS = { apiKey: null, styleUrl: null }
const RESULTS = { items: [], total: 0, totalIsCapped: false, nextCursor: null, places: [] }
const MAPS_KEY = getQueryKey(trpc.maps.config, undefined, 'query')

afterEach(() => vi.restoreAllMocks())

/** What the cache holds after a page came with this. */
function kept(written: string): QueryClient {
  document.body.innerHTML = `<script type="application/json" id="first-answers">${written}</script>`
  const client = new QueryClient()
  keepFirstAnswers(client)
  return client
}

const mapsAnswer = JSON.stringify([{ path: 'maps.config', kind: 'query', data: MAPS }])

test('answers stand where the page looks for its own', () => {
  const input = { criteria: { location: 'York' }, sort: 'newest' as const }
  const client = kept(
    JSON.stringify([
      { path: 'maps.config', kind: 'query', data: MAPS },
      { path: 'search.results', kind: 'infinite', input, data: RESULTS },
      { path: 'property.similar', kind: 'query', input: { id: 7 }, data: [] },
    ]),
  )
  expect(client.getQueryData(MAPS_KEY)).toEqual(MAPS)
  expect(client.getQueryData(getQueryKey(trpc.search.results, input, 'infinite'))).toEqual({
    pages: [RESULTS],
    pageParams: [null],
  })
  expect(client.getQueryData(getQueryKey(trpc.property.similar, { id: 7 }, 'query'))).toEqual([])
})

test.each([
  ['of another shape', [{ path: 'maps.config', kind: 'query', data: { apiKey: 7 } }]],
  ['of no procedure', [{ path: 'no.such', kind: 'query', data: MAPS }]],
])('an answer %s is asked for anew', (_, written) => {
  expect(kept(JSON.stringify(written)).getQueryCache().getAll()).toEqual([])
})

test.each(['{', '{"path":"maps.config"}', '[{"kind":"query"}]'])('%s is no answer', (written) => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  expect(kept(written).getQueryCache().getAll()).toEqual([])
  expect(warn).toHaveBeenCalledOnce()
})

test('a page without any asks for everything', () => {
  expect(kept('').getQueryCache().getAll()).toEqual([])
})

test.each([
  ['back_forward', 0, false],
  ['back_forward', 300, true],
  ['navigate', 0, true],
])('a page that came by %s with %i bytes: its answers hold: %s', (type, transferSize, holds) => {
  const visit = { type, transferSize } as unknown as PerformanceEntry
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([visit])
  expect(kept(mapsAnswer).getQueryData(MAPS_KEY) !== undefined).toBe(holds)
})
