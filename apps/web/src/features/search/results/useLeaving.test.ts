import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useLeaving } from './useLeaving.ts'

const listOf = (keys: string) => Array.from(keys, (key) => ({ key }))
/** "abc", with those that are leaving in brackets. */
const written = (shown: ReturnType<typeof useLeaving>['shown']) =>
  shown.map(({ entry, isLeaving }) => (isLeaving ? `(${entry.key})` : entry.key)).join('')

const render = (keys: string) =>
  renderHook((list: { key: string }[]) => useLeaving(list), { initialProps: listOf(keys) })

test.each([
  ['abc', 'ac', 'a(b)c'],
  ['abc', 'bc', '(a)bc'],
  ['abc', 'ab', 'ab(c)'],
  ['abcd', 'ad', 'a(b)(c)d'],
  ['abc', '', '(a)(b)(c)'],
  ['abc', 'xb', '(a)xb(c)'],
  ['ab', 'abc', 'abc'],
])('from %s to %s: %s', (before, after, seen) => {
  const { result, rerender } = render(before)
  rerender(listOf(after))
  expect(written(result.current.shown)).toBe(seen)
})

test('what has left is gone, and what comes back stays', () => {
  const { result, rerender } = render('abc')
  rerender(listOf('c'))
  act(() => result.current.hasLeft('a'))
  expect(written(result.current.shown)).toBe('(b)c')
  rerender(listOf('bc'))
  act(() => result.current.hasLeft('b'))
  expect(written(result.current.shown)).toBe('bc')
})

test('leaves at once for people who prefer less motion', () => {
  const media = window.matchMedia
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({ ...media(query), matches: true }))
  const { result, rerender } = render('abc')
  rerender(listOf('ac'))
  expect(written(result.current.shown)).toBe('ac')
})
