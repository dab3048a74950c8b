import { MantineProvider } from '@mantine/core'
import { fireEvent, render, screen, within } from '@testing-library/react'
import type { PropsWithChildren } from 'react'
import { expect, test } from 'vitest'
import { Gallery } from './Gallery.tsx'

const inMantine = {
  wrapper: ({ children }: PropsWithChildren) => (
    <MantineProvider env="test">{children}</MantineProvider>
  ),
}
const IMAGES = ['/art/a.svg', '/art/b.svg', '/art/c.svg']
const shown = () => screen.getByRole('img').getAttribute('src')
const counter = () => screen.getByRole('status').textContent

test('goes round in both directions and counts', () => {
  render(<Gallery images={IMAGES} title="A home" />, inMantine)
  expect([shown(), counter()]).toEqual(['/art/a.svg', '1 / 3'])
  fireEvent.click(screen.getByRole('button', { name: 'Previous picture' }))
  expect([shown(), counter()]).toEqual(['/art/c.svg', '3 / 3'])
  fireEvent.click(screen.getByRole('button', { name: 'Next picture' }))
  expect([shown(), counter()]).toEqual(['/art/a.svg', '1 / 3'])
})

test('takes the arrow keys', () => {
  render(<Gallery images={IMAGES} title="A home" />, inMantine)
  const next = screen.getByRole('button', { name: 'Next picture' })
  fireEvent.keyDown(next, { key: 'ArrowRight' })
  expect(counter()).toBe('2 / 3')
  fireEvent.keyDown(next, { key: 'ArrowLeft' })
  expect(counter()).toBe('1 / 3')
})

test('turns on a sideways swipe and not on a scroll', () => {
  render(<Gallery images={IMAGES} title="A home" />, inMantine)
  const region = screen.getByRole('region', { name: 'Pictures' })
  const swipe = (x: number, y: number) => {
    fireEvent.touchStart(region, {
      touches: [{ clientX: 200, clientY: 200 }],
      changedTouches: [{ clientX: 200, clientY: 200 }],
    })
    fireEvent.touchEnd(region, { changedTouches: [{ clientX: 200 + x, clientY: 200 + y }] })
  }
  swipe(-80, 5)
  expect(counter()).toBe('2 / 3')
  swipe(-60, 120)
  expect(counter()).toBe('2 / 3')
  swipe(80, 0)
  expect(counter()).toBe('1 / 3')
})

test('a home with one picture has nothing to turn', () => {
  render(<Gallery images={IMAGES.slice(0, 1)} title="A home" />, inMantine)
  expect(screen.queryByRole('button', { name: 'Next picture' })).toBeNull()
  expect(screen.queryByRole('status')).toBeNull()
  expect(screen.getByRole('button').textContent).toBe('View full screen')
})

test('a picture that does not load, or is missing, shows the placeholder', () => {
  const { rerender } = render(<Gallery images={['/gone.jpg']} title="A home" />, inMantine)
  fireEvent.error(screen.getByRole('img'))
  expect(shown()).toMatch(/^\/art\/placeholder\//)
  rerender(<Gallery images={[]} title="A home" />)
  expect(shown()).toMatch(/^\/art\/placeholder\//)
})

test('as large as the screen it shows the same picture, turns it, and goes by Escape', () => {
  render(<Gallery images={IMAGES} title="A home" />, inMantine)
  fireEvent.click(screen.getByRole('button', { name: 'Next picture' }))
  fireEvent.click(screen.getByRole('button', { name: 'View full screen' }))
  const dialog = screen.getByRole('dialog', { name: 'A home' })
  const large = within(dialog)
  expect(large.getByRole('img').getAttribute('src')).toBe('/art/b.svg')
  // Where the focus is when it opens.
  fireEvent.keyDown(large.getByRole('button', { name: 'Close full screen' }), { key: 'ArrowRight' })
  expect(large.getByRole('status').textContent).toBe('3 / 3')
  fireEvent.keyDown(dialog, { key: 'Escape' })
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(counter()).toBe('3 / 3')
})
