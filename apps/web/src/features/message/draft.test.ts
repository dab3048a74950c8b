import { expect, test, vi } from 'vitest'
import { forgetAllInTab } from '../../tabStorage.ts'
import { forgetSent, keepDraft, NOTHING, namedForSending, readDraft, watchDrafts } from './draft.ts'

const HERE = { userId: 7, propertyId: 12 }

test('a draft is kept for each person and each conversation, until it is empty', () => {
  keepDraft(HERE, { text: 'Is it' })
  expect(readDraft(HERE)).toEqual({ text: 'Is it' })
  expect(readDraft({ ...HERE, propertyId: 13 })).toEqual(NOTHING)
  expect(readDraft({ ...HERE, userId: 8 })).toEqual(NOTHING)
  expect(readDraft({ ...HERE, email: 'ada@example.com' })).toEqual(NOTHING)
  keepDraft(HERE, NOTHING)
  expect(sessionStorage).toHaveLength(0)
})

test('a text is tried again under the name of the first try, also after a reload', () => {
  const named = namedForSending({ text: 'Is it' })
  expect(named.clientId).toMatch(/^[\w-]{8,64}$/)
  keepDraft(HERE, named)
  expect(namedForSending(readDraft(HERE))).toEqual(named)
  expect(namedForSending({ text: 'Is it' }).clientId).not.toBe(named.clientId)
})

test('what a tab kept is there after a reload', () => {
  sessionStorage.setItem('hearth.message.7.98', '{"text":"Is it","clientId":"a-name-of-it"}')
  expect(readDraft({ ...HERE, propertyId: 98 })).toEqual({
    text: 'Is it',
    clientId: 'a-name-of-it',
  })
})

test('what is stored is forgotten wherever it is shown, and what was typed meanwhile is not', () => {
  const sent = namedForSending({ text: 'Is it' })
  const tell = vi.fn()
  const stop = watchDrafts(tell)
  keepDraft(HERE, sent)
  forgetSent(HERE, sent)
  expect(readDraft(HERE)).toEqual(NOTHING)
  expect(tell).toHaveBeenCalledTimes(2)
  stop()

  keepDraft(HERE, sent)
  keepDraft(HERE, { text: 'Is it large' })
  forgetSent(HERE, sent)
  expect(readDraft(HERE)).toEqual({ text: 'Is it large' })
  expect(tell).toHaveBeenCalledTimes(2)
})

test('what a hand has written into the storage is begun again', () => {
  sessionStorage.setItem('hearth.message.7.99', '{"words":1}')
  expect(readDraft({ ...HERE, propertyId: 99 })).toEqual(NOTHING)
})

test('nothing is left of it for the next person', () => {
  keepDraft(HERE, { text: 'Is it' })
  forgetAllInTab()
  expect(readDraft(HERE)).toEqual(NOTHING)
})
