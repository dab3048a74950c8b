import { expect, test } from 'vitest'
import { followed, keepDraft, readDraft } from './draft.ts'

const KEY = 'hearth.viewing.7'
const EMPTY = { name: '', date: null, times: [] }

test('what was typed comes back, for its own home alone', () => {
  const typed = { name: 'Ada', date: '2026-12-01', times: ['09:00', '10:00'] }
  keepDraft<Record<string, unknown>>(KEY, typed, EMPTY)
  expect(readDraft<Record<string, unknown>>(KEY, EMPTY)).toEqual(typed)
  expect(readDraft('hearth.viewing.8', EMPTY)).toEqual(EMPTY)
  expect(readDraft('hearth.contact.7', EMPTY)).toEqual(EMPTY)
})

test('fields that nobody touched are not kept, so that they can be filled in differently later', () => {
  keepDraft(KEY, { name: '', phone: '020' }, { name: '', phone: '' })
  expect(readDraft(KEY, { name: 'Ada', phone: '' })).toEqual({ name: 'Ada', phone: '020' })
})

test('who becomes known is filled in, and what was typed stays', () => {
  const nobody = { name: '', email: '', times: [] as string[] }
  const ada = { name: 'Ada', email: 'ada@example.com', times: [] }
  const typed = { name: '', email: 'me@example.com', times: ['09:00'] }
  expect(followed(typed, nobody, ada)).toEqual({ ...typed, name: 'Ada' })
  expect(followed(ada, ada, nobody)).toEqual(nobody)
})

test('nothing is kept of what was emptied again', () => {
  keepDraft(KEY, { ...EMPTY, name: 'Ada' }, EMPTY)
  keepDraft(KEY, { ...EMPTY }, EMPTY)
  expect(sessionStorage).toHaveLength(0)
})

test.each([
  '[]',
  'null',
  '{"name":5,"date":{},"times":"09:00"}',
  '{"times":[9]}',
  '{"unknown":"x"}',
])('%s is no draft', (kept) => {
  sessionStorage.setItem(KEY, kept)
  expect(readDraft(KEY, EMPTY)).toEqual(EMPTY)
})
