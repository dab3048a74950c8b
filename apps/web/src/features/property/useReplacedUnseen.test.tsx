import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { useReplacedUnseen } from './useReplacedUnseen.ts'

let report: (isIntersecting: boolean) => void

beforeEach(() => {
  window.IntersectionObserver = class {
    constructor(tell: IntersectionObserverCallback) {
      report = (isIntersecting) =>
        tell([{ isIntersecting } as IntersectionObserverEntry], this as never)
    }
    observe() {}
    disconnect() {}
  } as never
})

function shown(better?: string) {
  const element = { current: document.createElement('p') }
  return renderHook(({ text }: { text?: string }) => useReplacedUnseen(element, 'original', text), {
    initialProps: better === undefined ? {} : { text: better },
  })
}

test('what is looked at stays until it is out of sight', () => {
  const { result, rerender } = shown()
  rerender({ text: 'better' })
  act(() => report(true))
  expect(result.current).toBe('original')
  act(() => report(false))
  expect(result.current).toBe('better')
})

test('what is known from the start is shown from the start', () => {
  expect(shown('better').result.current).toBe('better')
})

test('nothing better leaves the original', () => {
  expect(shown().result.current).toBe('original')
})
