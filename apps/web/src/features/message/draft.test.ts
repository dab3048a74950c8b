import { expect, test } from 'vitest'
import { keepDraft, NOTHING, namedForSending, readDraft } from './draft.ts'

const HERE = { userId: 7, propertyId: 12 }

test('a draft is kept for each person and each conversation, until it is empty', () => {
  keepDraft(HERE, { text: 'Is it' })
  expect(readDraft(HERE)).toEqual({ text: 'Is it' })
  expect(readDraft({ ...HERE, propertyId: 13 })).toEqual(NOTHING)
  expect(readDraft({ ...HERE, userId: 8 })).toEqual(NOTHING)
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

test('what a hand has written into the storage is begun again', () => {
  sessionStorage.setItem('hearth.message.7.12', '{"words":1}')
  expect(readDraft(HERE)).toEqual(NOTHING)
})
