import { expect, test } from 'vitest'
import { historyOf, welcomeMessages, withMessage } from './messages.ts'

const now = new Date('2026-11-20T12:00:00Z')
const message = (n: number) => ({
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
  expect(long.at(-1)?.text).toBe('text 149')
})

const asked = (text: string) => ({ sender: 'user' as const, text, timestamp: now.toISOString() })
const sorry = {
  sender: 'assistant' as const,
  text: 'Sorry',
  timestamp: now.toISOString(),
  isFailure: true as const,
}
const texts = (messages: readonly { text: string }[]) => messages.slice(1).map(({ text }) => text)

test('a text that is tried again stands there once, and its failure is over', () => {
  const failed = [asked('a garden'), sorry].reduce(withMessage, chat(1))
  expect(texts(failed)).toEqual(['text 0', 'a garden', 'Sorry'])
  expect(texts(withMessage(failed, asked('a garden')))).toEqual(['text 0', 'a garden'])
  const failedTwice = [asked('a garden'), sorry].reduce(withMessage, failed)
  expect(texts(failedTwice)).toEqual(['text 0', 'a garden', 'Sorry'])
})

test('another text leaves the failed one standing, and so does the same text after an answer', () => {
  const failed = [asked('a garden'), sorry].reduce(withMessage, chat(0))
  expect(texts(withMessage(failed, asked('gardens')))).toEqual(['a garden', 'Sorry', 'gardens'])
  const answered = [asked('cheaper'), { ...sorry, isFailure: undefined }].reduce(
    withMessage,
    chat(0),
  )
  expect(texts(withMessage(answered, asked('cheaper')))).toEqual(['cheaper', 'Sorry', 'cheaper'])
})

test('what tells of a failure is not sent along', () => {
  const failed = [asked('a garden'), sorry].reduce(withMessage, chat(0))
  expect(historyOf(failed)).toEqual([{ sender: 'user', text: 'a garden' }])
})
