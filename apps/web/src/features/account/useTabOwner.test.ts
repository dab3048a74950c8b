import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useTabOwner } from './useTabOwner.ts'

const ADA = 7
const BOB = 8
type Id = number | null | undefined

/** A tab in which somebody has typed, and who uses it now. */
function tab(first: Id) {
  const type = () => sessionStorage.setItem('hearth.contact.12', '{"message":"Is it sunny?"}')
  const hook = renderHook(({ id }: { id: Id }) => useTabOwner(id), { initialProps: { id: first } })
  return {
    type,
    uses: (id: Id) => hook.rerender({ id }),
    signsOut: () => act(() => hook.result.current.forget()),
    reloads: (id: Id) => {
      hook.unmount()
      return tab(id)
    },
    hasDraft: () => sessionStorage.getItem('hearth.contact.12') !== null,
    generation: () => hook.result.current.generation,
  }
}

test('a visitor who signs in keeps what they typed', () => {
  const here = tab(undefined)
  here.uses(null)
  here.type()
  here.uses(ADA)
  expect(here.hasDraft()).toBe(true)
  expect(here.generation()).toBe(0)
})

test('a member who signs out leaves nothing, and the page begins anew', () => {
  const here = tab(ADA)
  here.type()
  here.signsOut()
  here.uses(null)
  expect(here.hasDraft()).toBe(false)
  expect(here.generation()).toBe(1)
  expect(sessionStorage).toHaveLength(0)
})

test('the next visitor is nobody’s successor: they sign in with what they typed', () => {
  const here = tab(ADA)
  here.signsOut()
  here.uses(null)
  here.type()
  here.uses(BOB)
  expect(here.hasDraft()).toBe(true)
})

test('somebody else who signs in finds nothing', () => {
  const here = tab(ADA)
  here.type()
  here.uses(BOB)
  expect(here.hasDraft()).toBe(false)
  expect(here.generation()).toBe(1)
})

test('whose session has ended finds all of it again, and somebody else does not', () => {
  const here = tab(ADA)
  here.type()
  here.uses(null)
  expect(here.hasDraft()).toBe(true)
  here.uses(ADA)
  expect(here.hasDraft()).toBe(true)
  here.uses(null)
  here.uses(BOB)
  expect(here.hasDraft()).toBe(false)
})

test('after a reload it is still known whose it was', () => {
  const here = tab(ADA)
  here.type()
  const again = here.reloads(undefined)
  again.uses(ADA)
  expect(again.hasDraft()).toBe(true)
  const later = again.reloads(undefined)
  later.uses(BOB)
  expect(later.hasDraft()).toBe(false)
})

test('the keyboard goes on at the page that was drawn anew, unless it is somewhere', () => {
  const main = document.createElement('main')
  main.id = 'main'
  main.tabIndex = -1
  document.body.append(main)
  tab(ADA).signsOut()
  expect(document.activeElement).toBe(main)
  main.remove()
})
