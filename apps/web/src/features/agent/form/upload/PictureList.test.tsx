import { MantineProvider } from '@mantine/core'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { PictureList } from './PictureList.tsx'

let order = ''

function Form() {
  const [pictures, setPictures] = useState(['a', 'b', 'c'])
  order = pictures.join('')
  return <PictureList pictures={pictures} onChange={setPictures} />
}

beforeEach(() => {
  render(
    <MantineProvider env="test">
      <Form />
    </MantineProvider>,
  )
})

const press = (name: string) => {
  const button = screen.getByRole('button', { name })
  button.focus()
  fireEvent.click(button)
}

test('the buttons change the order, say so, and keep the keyboard', () => {
  press('Move picture 1 later')
  expect(order).toBe('bac')
  expect(screen.getByRole('status').textContent).toBe('Picture 2 of 3 now.')
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Move picture 2 later')
  press('Make picture 3 the main picture')
  expect(order).toBe('cba')
  expect(screen.getByRole('status').textContent).toBe('This is the main picture now.')
  press('Move picture 3 earlier')
  expect(order).toBe('cab')
})

test('the first is marked; what cannot be moved further says so and does nothing', () => {
  const [first, second] = screen.getAllByRole('listitem')
  expect(within(first as HTMLElement).getByText('Main picture')).toBeDefined()
  expect(within(second as HTMLElement).queryByText('Main picture')).toBeNull()
  const earlier = screen.getByRole('button', { name: 'Move picture 1 earlier' })
  expect(earlier.getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(earlier)
  expect(order).toBe('abc')
})

test('a removed picture leaves the keyboard at the list', () => {
  press('Remove picture 2')
  expect(order).toBe('ac')
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Pictures in their order')
})

test('dragging puts a picture in the place of another', () => {
  const [first, , third] = screen.getAllByRole('listitem') as HTMLElement[]
  const dataTransfer = { effectAllowed: '' }
  if (!first || !third) throw new Error('Three are there')
  fireEvent.dragStart(first, { dataTransfer })
  fireEvent.dragOver(third, { dataTransfer })
  fireEvent.drop(third, { dataTransfer })
  expect(order).toBe('bca')
})
