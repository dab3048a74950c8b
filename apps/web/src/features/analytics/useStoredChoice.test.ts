import { writeChoice } from '@hearth/core/analytics/choice.ts'
import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { CHOICE_KEY } from './choiceStorage.ts'
import { forgetMeasuring } from './forgetMeasuring.ts'
import { useStoredChoice } from './useStoredChoice.ts'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
})

test('a choice is kept, and known everywhere on the page', () => {
  const { result } = renderHook(useStoredChoice)
  const { result: other } = renderHook(useStoredChoice)
  expect(result.current.choice).toBeNull()
  act(() => expect(result.current.store('yes')).toBe(true))
  expect(result.current.choice?.answer).toBe('yes')
  expect(other.current.choice?.answer).toBe('yes')
})

test('what another tab has chosen holds here, also that all was cleared', () => {
  const { result } = renderHook(useStoredChoice)
  const hear = (key: string | null) =>
    act(() => dispatchEvent(new StorageEvent('storage', { key })))
  localStorage.setItem(CHOICE_KEY, writeChoice('no', new Date()))
  hear(CHOICE_KEY)
  expect(result.current.choice?.answer).toBe('no')
  localStorage.clear()
  hear(null)
  expect(result.current.choice).toBeNull()
})

test('a choice that cannot be kept counts as not made', () => {
  const warning = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const { result } = renderHook(useStoredChoice)
  act(() => expect(result.current.store('yes')).toBe(false))
  expect(result.current.choice).toBeNull()
  expect(warning).toHaveBeenCalledOnce()
})

test('what the library has kept is deleted, and nothing else', () => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the library does it.
  document.cookie = 'ph_phc_key_posthog=1; path=/'
  localStorage.setItem('ph_phc_key_posthog', '1')
  localStorage.setItem('__ph_opt_in_out_phc_key', '1')
  localStorage.setItem('savedProperties', '[]')
  sessionStorage.setItem('ph_phc_key_window_id', '1')
  sessionStorage.setItem('hearth.owner', '17')
  forgetMeasuring()
  expect(document.cookie).toBe('')
  expect(Object.keys(localStorage)).toEqual(['savedProperties'])
  expect(Object.keys(sessionStorage)).toEqual(['hearth.owner'])
})
