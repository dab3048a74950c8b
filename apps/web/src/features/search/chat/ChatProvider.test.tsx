import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ChatProvider, useChat } from './ChatProvider.tsx'

const texts = (messages: readonly { text: string }[]) => messages.map(({ text }) => text)

test('keeps the conversation for the next page view, until it is reset', () => {
  const first = renderHook(useChat, { wrapper: ChatProvider })
  act(() => {
    first.result.current.add('user', '2 bed flat in Leith')
    first.result.current.add('assistant', 'Flats for sale in Leith.')
  })
  first.unmount()

  const second = renderHook(useChat, { wrapper: ChatProvider })
  expect(texts(second.result.current.messages).slice(1)).toEqual([
    '2 bed flat in Leith',
    'Flats for sale in Leith.',
  ])
  expect(new Set(second.result.current.messages.map(({ id }) => id)).size).toBe(3)

  act(() => second.result.current.reset())
  expect(second.result.current.messages.map(({ id }) => id)).toEqual(['welcome-msg'])
})

test('says so when it is used in the wrong place', () => {
  const noise = vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(() => renderHook(useChat)).toThrow('useChat must be used within a ChatProvider')
  noise.mockClear()
})
