import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useIsSmall } from './useIsSmall.ts'

afterEach(() => vi.unstubAllGlobals())

/** A browser in which every picture has this width. */
function picturesOf(naturalWidth: number) {
  const asked: { src: string; naturalWidth: number; onload: (() => void) | null }[] = []
  vi.stubGlobal('Image', function image() {
    const picture = { src: '', naturalWidth, onload: null }
    asked.push(picture)
    return picture
  })
  return asked
}

test.each([
  [20, true],
  [479, true],
  [480, false],
])('an uploaded picture of %i pixels is small: %s', (width, isSmall) => {
  const asked = picturesOf(width)
  const { result } = renderHook(() => useIsSmall('/files/images/abcdefghijklmnopqrst.jpg'))
  expect(asked.map(({ src }) => src)).toEqual(['/files/images/abcdefghijklmnopqrst-480.webp'])
  act(() => asked[0]?.onload?.())
  expect(result.current).toBe(isSmall)
})

test('of a drawn picture nothing is asked', () => {
  const asked = picturesOf(20)
  renderHook(() => useIsSmall('/art/front/terraced-3-2-1120-42-1.svg'))
  expect(asked).toEqual([])
})
