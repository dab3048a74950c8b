import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { SaidProvider, useSaid } from './SaidProvider.tsx'

const flat = { criterion: 'propertyType', value: 'flat', words: 'a flat' } as const
const york = { criterion: 'location', value: 'York', words: 'in york' } as const

test('keeps the words for the next page view, and those of the search alone', () => {
  const first = renderHook(useSaid, { wrapper: SaidProvider })
  act(() => first.result.current.begin([flat]))
  act(() => first.result.current.add([york]))
  first.unmount()

  const { result } = renderHook(useSaid, { wrapper: SaidProvider })
  expect(result.current.said).toEqual([flat, york])
  act(() => result.current.keepOnlyOf({ location: 'York', propertyType: 'house' }))
  expect(result.current.said).toEqual([york])
  act(() => result.current.begin([flat]))
  expect(result.current.said).toEqual([flat])
})

test('says so when it is used in the wrong place', () => {
  const noise = vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(() => renderHook(useSaid)).toThrow('useSaid must be used within a SaidProvider')
  noise.mockClear()
})
