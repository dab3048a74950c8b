import { cleanNotifications } from '@mantine/notifications'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Server } from '../../testing/serverLink.ts'
import { SaveHeart } from './SaveHeart.tsx'
import { savedNow } from './shownHome.ts'
import { snapshotOf } from './snapshot.ts'
import { aCard } from './testing/aCard.ts'
import { MEMBER, refusal, SavedWorld, VISITOR } from './testing/SavedWorld.tsx'
import { useSavedProperties } from './useSavedProperties.ts'

const FAILED = 'Your saved list could not be changed'

afterEach(() => cleanNotifications())

/** A server with a list, whose writes wait until they are let through or refused. */
function serverWith(ids: number[]) {
  const asked: { path: string; input: unknown }[] = []
  const waiting: { settle: () => void; refuse: () => void }[] = []
  const list = [...ids]
  const answers: Record<string, (input: never) => unknown> = {
    'saved.properties': () => list.map((id) => savedNow(aCard({ id }))),
    'saved.toggleProperty': ({ propertyId, saved }: { propertyId: number; saved: boolean }) => {
      if (list.includes(propertyId)) list.splice(list.indexOf(propertyId), 1)
      if (saved) list.unshift(propertyId)
      return { saved }
    },
    'saved.mergeProperties': ({ propertyIds }: { propertyIds: number[] }) => {
      const added = propertyIds.filter((id) => !list.includes(id))
      list.unshift(...added)
      return { added: added.length }
    },
  }
  const server: Server = async (path, input) => {
    asked.push({ path, input })
    if (path !== 'saved.properties') {
      await new Promise<void>((settle, reject) => {
        waiting.push({ settle, refuse: () => reject(new TypeError('Failed to fetch')) })
      })
    }
    return answers[path]?.(input as never)
  }
  const next = async (how: 'settle' | 'refuse') => {
    await waitFor(() => expect(waiting).not.toHaveLength(0))
    await act(async () => waiting.shift()?.[how]())
  }
  return { server, asked, list, next }
}

function Ids() {
  const { saved, state } = useSavedProperties()
  return <output aria-label="Saved">{`${state}: ${saved.map(({ id }) => id).join(' ')}`}</output>
}

const inside = (
  <>
    <SaveHeart card={aCard()} />
    <Ids />
  </>
)
const heart = () => screen.getByRole('button', { name: /^Save Three/ })
const isOn = () => heart().getAttribute('aria-pressed') === 'true'
const shows = (text: string) =>
  waitFor(() => expect(screen.getByRole('status', { name: 'Saved' }).textContent).toBe(text))
const keptHere = () => JSON.parse(localStorage.getItem('savedProperties') ?? '[]')
const keepHere = (...ids: number[]) =>
  localStorage.setItem(
    'savedProperties',
    JSON.stringify(ids.map((id) => snapshotOf(aCard({ id })))),
  )

test('a heart is on at once, and said to be saved once it is', async () => {
  const { server, next, list } = serverWith([3])
  render(
    <SavedWorld auth={MEMBER} server={server}>
      {inside}
    </SavedWorld>,
  )
  await shows('ready: 3')
  fireEvent.click(heart())
  expect(isOn()).toBe(true)
  expect(screen.queryByText('Property saved to your list')).toBeNull()
  await next('settle')
  await screen.findByText('Property saved to your list')
  expect(list).toEqual([7, 3])
  expect(keptHere()).toEqual([])
  await shows('ready: 3 7')
  fireEvent.click(heart())
  expect(isOn()).toBe(false)
  await next('settle')
  await screen.findByText('Property removed from saved list')
  await shows('ready: 3')
})

test('a heart that cannot be stored goes out again, and that is said', async () => {
  const { server, next, list } = serverWith([3])
  render(
    <SavedWorld auth={MEMBER} server={server}>
      {inside}
    </SavedWorld>,
  )
  await shows('ready: 3')
  fireEvent.click(heart())
  await next('refuse')
  await screen.findByText(FAILED)
  expect(isOn()).toBe(false)
  expect(list).toEqual([3])
})

test('a heart that cannot be removed is on again', async () => {
  const { server, next } = serverWith([7])
  render(
    <SavedWorld auth={MEMBER} server={server}>
      {inside}
    </SavedWorld>,
  )
  await shows('ready: 7')
  fireEvent.click(heart())
  expect(isOn()).toBe(false)
  await next('refuse')
  await screen.findByText(FAILED)
  expect(isOn()).toBe(true)
})

test('what is pressed quickly is stored in its order', async () => {
  const { server, next, list, asked } = serverWith([])
  render(
    <SavedWorld auth={MEMBER} server={server}>
      {inside}
    </SavedWorld>,
  )
  await shows('ready: ')
  fireEvent.click(heart())
  fireEvent.click(heart())
  fireEvent.click(heart())
  expect(isOn()).toBe(true)
  for (const _ of [1, 2, 3]) await next('settle')
  await shows('ready: 7')
  expect(list).toEqual([7])
  const wishes = asked.filter(({ path }) => path === 'saved.toggleProperty')
  expect(wishes.map(({ input }) => (input as { saved: boolean }).saved)).toEqual([
    true,
    false,
    true,
  ])
})

test('a heart that is taken away, put back and taken away stays as it was pressed', async () => {
  const { server, next, list } = serverWith([7])
  render(
    <SavedWorld auth={MEMBER} server={server}>
      {inside}
    </SavedWorld>,
  )
  await shows('ready: 7')
  for (const _ of [1, 2, 3]) fireEvent.click(heart())
  await next('settle')
  await screen.findByText('Property removed from saved list')
  expect(isOn()).toBe(false)
  await next('settle')
  await screen.findByText('Property saved to your list')
  expect(isOn()).toBe(false)
  await next('settle')
  await waitFor(() => expect(list).toEqual([]))
  expect(isOn()).toBe(false)
})

test('what the browser kept is merged at sign-in, and forgotten only then', async () => {
  keepHere(5, 7)
  const { server, next, list } = serverWith([3])
  const { rerender } = render(<SavedWorld server={server}>{inside}</SavedWorld>)
  expect(isOn()).toBe(true)
  rerender(
    <SavedWorld auth={MEMBER} server={server}>
      {inside}
    </SavedWorld>,
  )
  await shows('ready: 3 5 7')
  expect(keptHere()).toHaveLength(2)
  await next('settle')
  await waitFor(() => expect(keptHere()).toEqual([]))
  expect(list.toSorted()).toEqual([3, 5, 7])
  expect(isOn()).toBe(true)

  rerender(
    <SavedWorld auth={VISITOR} server={server}>
      {inside}
    </SavedWorld>,
  )
  await shows('ready: ')
  expect(isOn()).toBe(false)
})

test('a list that was asked for before the merge does not hide what was merged', async () => {
  keepHere(7)
  const { server, next } = serverWith([3])
  const early = Promise.withResolvers<void>()
  let isFirst = true
  const slow: Server = async (path, input) => {
    const answer = await server(path, input)
    const mustWait = path === 'saved.properties' && isFirst
    if (mustWait) isFirst = false
    if (mustWait) await early.promise
    return answer
  }
  render(
    <SavedWorld auth={MEMBER} server={slow}>
      {inside}
    </SavedWorld>,
  )
  await next('settle')
  await act(async () => early.resolve())
  await waitFor(() => expect(keptHere()).toEqual([]))
  await shows('ready: 3 7')
})

test('what cannot be merged stays in the browser, and that is said', async () => {
  keepHere(7)
  const server: Server = (path) => {
    if (path === 'saved.properties') return []
    throw refusal(400)
  }
  render(
    <SavedWorld auth={MEMBER} server={server}>
      {inside}
    </SavedWorld>,
  )
  await screen.findByText('Your saved homes are not in your account yet')
  expect(keptHere()).toHaveLength(1)
  expect(isOn()).toBe(true)
})

test('a list that cannot be loaded says so', async () => {
  const server: Server = () => {
    throw refusal(400)
  }
  render(
    <SavedWorld auth={MEMBER} server={server}>
      {inside}
    </SavedWorld>,
  )
  await shows('failed: ')
})
