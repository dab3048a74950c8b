import { expect, test } from 'vitest'
import { historyOf, parseStoredMessages, welcomeMessages, withMessage } from './messages.ts'

const now = new Date('2026-11-20T12:00:00Z')
const message = (n: number) => ({
  id: `msg-${n}`,
  sender: 'user' as const,
  text: `text ${n}`,
  timestamp: now.toISOString(),
})
const chat = (count: number) =>
  Array.from({ length: count }, (_, n) => message(n)).reduce(withMessage, welcomeMessages(now))

test('begins with the greeting of the specification', () => {
  expect(welcomeMessages(now)).toEqual([
    {
      id: 'welcome-msg',
      sender: 'assistant',
      text: 'Hi there! I can help you find your perfect property. What are you looking for today?',
      timestamp: '2026-11-20T12:00:00.000Z',
    },
  ])
})

test('sends the last ten messages and never the greeting', () => {
  expect(historyOf(welcomeMessages(now))).toEqual([])
  const history = historyOf(chat(14))
  expect(history).toHaveLength(10)
  expect(history[0]).toEqual({ sender: 'user', text: 'text 4' })
  expect(history.at(-1)).toEqual({ sender: 'user', text: 'text 13' })
})

test('a long chat keeps its greeting and its latest messages', () => {
  const long = chat(150)
  expect(long).toHaveLength(101)
  expect(long[0]?.id).toBe('welcome-msg')
  expect(long.at(-1)?.id).toBe('msg-149')
})

test.each([null, '', 'not json', '{}', '[]', '[{"id":"x"}]'])('%j is no stored chat', (stored) => {
  expect(parseStoredMessages(stored)).toBeUndefined()
})

test('reads what was stored', () => {
  expect(parseStoredMessages(JSON.stringify(chat(2)))).toEqual(chat(2))
})
