import { renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { usePageHead } from './usePageHead.ts'

const HEAD = { title: 'Terms', description: 'What holds.', path: '/terms' }
const canonical = () => document.querySelector('link[rel="canonical"]')?.getAttribute('href')

beforeEach(() => {
  document.head.innerHTML = ''
})

test('a page is known under the address that the server tells, whichever host one came by', () => {
  document.head.innerHTML = `<meta name="site-origin" content="https://hearth.example" />
    <link rel="canonical" href="https://hearth.example/" />`
  const { rerender } = renderHook((head) => usePageHead(head), {
    initialProps: { ...HEAD, path: '/terms' as string | null },
  })
  expect(canonical()).toBe('https://hearth.example/terms')
  rerender({ ...HEAD, path: null })
  expect(canonical()).toBeUndefined()
  rerender(HEAD)
  expect(canonical()).toBe('https://hearth.example/terms')
})

test('where no server wrote the page, it is known under the host one came by', () => {
  renderHook(() => usePageHead(HEAD))
  expect(canonical()).toBe(`${window.location.origin}/terms`)
})
