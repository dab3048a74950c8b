import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { keepInTab, readFromTab } from './tabStorage.ts'

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
