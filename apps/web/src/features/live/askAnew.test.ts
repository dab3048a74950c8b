import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { askAnew } from './askAnew.ts'

const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } })
afterEach(() => client.clear())

const KEY = [['agent', 'viewings', 'list'], { type: 'query' }]

/** A page that shows a list, which the server answers one by one. */
function watch(answer: () => Promise<string>) {
  const observer = new QueryObserver(client, { queryKey: KEY, queryFn: answer })
  const stop = observer.subscribe(() => undefined)
  return { shown: () => observer.getCurrentResult().data, stop }
}

test('what was read before the change and comes after it is asked once more', async () => {
  const first = Promise.withResolvers<string>()
  const answer = vi.fn<() => Promise<string>>().mockReturnValueOnce(first.promise)
  answer.mockResolvedValue('with the new one')
  const page = watch(answer)
  askAnew(client, [['agent', 'viewings']])
  first.resolve('nothing yet')
  await vi.waitFor(() => expect(page.shown()).toBe('with the new one'))
  expect(answer).toHaveBeenCalledTimes(2)
  page.stop()
})

test('what is shown already is asked at once, and what did not change is not', async () => {
  const answer = vi.fn<() => Promise<string>>().mockResolvedValueOnce('nothing yet')
  answer.mockResolvedValue('with the new one')
  const page = watch(answer)
  await vi.waitFor(() => expect(page.shown()).toBe('nothing yet'))
  askAnew(client, [['message']])
  expect(answer).toHaveBeenCalledTimes(1)
  askAnew(client, [['agent', 'viewings']])
  await vi.waitFor(() => expect(page.shown()).toBe('with the new one'))
  expect(answer).toHaveBeenCalledTimes(2)
  page.stop()
})

test('a first answer that fails is left to the page, which says so', async () => {
  const first = Promise.withResolvers<string>()
  const answer = vi.fn<() => Promise<string>>().mockReturnValue(first.promise)
  const page = watch(answer)
  askAnew(client, KEY)
  first.reject(new Error('no'))
  await vi.waitFor(() => expect(client.isFetching()).toBe(0))
  expect(answer).toHaveBeenCalledTimes(1)
  page.stop()
})
