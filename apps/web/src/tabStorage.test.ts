import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { forgetAllInTab, keepInTab, readFromTab, whenAllIsForgotten } from './tabStorage.ts'

const schema = z.array(z.string()).min(1)

test('reads what was kept', () => {
  keepInTab('hearth.said', ['a', 'b'])
  expect(readFromTab('hearth.said', schema)).toEqual(['a', 'b'])
})

test.each(['null', '{}', '[]', '[1]'])('%s is nothing of this shape', (stored) => {
  sessionStorage.setItem('hearth.said', stored)
  expect(readFromTab('hearth.said', schema)).toBeUndefined()
})

test('goes on without a storage, and tells developers', () => {
  const warnings = vi.spyOn(console, 'warn').mockImplementation(() => {})
  sessionStorage.setItem('hearth.said', 'not json')
  expect(readFromTab('hearth.said', schema)).toBeUndefined()
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  keepInTab('hearth.said', [])
  expect(warnings).toHaveBeenCalledTimes(2)
  warnings.mockClear()
})

test('whatever Hearth keeps here is forgotten at once, whoever keeps it, and nothing of others', () => {
  const forget = vi.fn()
  whenAllIsForgotten(forget)
  keepInTab('hearth.chat', ['a'])
  keepInTab('hearth.message.7.12', { text: 'Is it' })
  sessionStorage.setItem('hearth.addedLater', '1')
  sessionStorage.setItem('another', '1')
  forgetAllInTab()
  expect(Object.keys(sessionStorage)).toEqual(['another'])
  expect(forget).toHaveBeenCalledOnce()
})
