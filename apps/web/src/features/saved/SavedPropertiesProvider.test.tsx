import { cleanNotifications } from '@mantine/notifications'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { SaveHeart } from './SaveHeart.tsx'
import { snapshotOf } from './snapshot.ts'
import { aCard } from './testing/aCard.ts'
import { SavedWorld } from './testing/SavedWorld.tsx'
import { useSavedProperties } from './useSavedProperties.ts'

const SAVED = 'Property saved to your list'
const REMOVED = 'Property removed from saved list'

afterEach(() => cleanNotifications())

function Count() {
  return <output>{useSavedProperties().saved.length}</output>
}

function renderHeart() {
  render(
    <SavedWorld>
      <SaveHeart card={aCard()} />
      <Count />
    </SavedWorld>,
  )
  return screen.getByRole('button', { name: 'Save Three-bedroom Victorian house' })
}

const isOn = (heart: HTMLElement) => heart.getAttribute('aria-pressed') === 'true'
const stored = () => JSON.parse(localStorage.getItem('savedProperties') ?? 'null')

/** What a browser does when another tab writes. */
function writeInAnotherTab(text: string | null) {
  if (text === null) localStorage.clear()
  else localStorage.setItem('savedProperties', text)
  act(() => {
    window.dispatchEvent(
      new StorageEvent('storage', { key: text === null ? null : 'savedProperties' }),
    )
  })
}

test('saves and removes, with the notices of the specification', async () => {
  const heart = renderHeart()
  expect(isOn(heart)).toBe(false)

  fireEvent.click(heart)
  expect(isOn(heart)).toBe(true)
  // A toggle that is pressed keeps its name: both at once would say the opposite.
  expect(heart.getAttribute('aria-label')).toBe('Save Three-bedroom Victorian house')
  expect(stored()).toEqual([snapshotOf(aCard())])
  await screen.findByText(SAVED)

  fireEvent.click(heart)
  expect(isOn(heart)).toBe(false)
  expect(stored()).toEqual([])
  await screen.findByText(REMOVED)
})

test('shows at once what an earlier visit saved', () => {
  localStorage.setItem('savedProperties', JSON.stringify([snapshotOf(aCard())]))
  expect(isOn(renderHeart())).toBe(true)
})

test.each(['not JSON', '{"id":7}', 'null', '7'])('logs and ignores a list that is %s', (text) => {
  localStorage.setItem('savedProperties', text)
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  expect(isOn(renderHeart())).toBe(false)
  expect(warn).toHaveBeenCalled()
  warn.mockClear()
})

test('keeps what can be read beside what cannot', () => {
  const other = snapshotOf(aCard({ id: 8 }))
  localStorage.setItem('savedProperties', JSON.stringify([{ id: 'x' }, other, 5]))
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  renderHeart()
  expect(screen.getByRole('status').textContent).toBe('1')
  expect(warn).toHaveBeenCalled()
  warn.mockClear()
})

test('follows other tabs, also when they empty everything', () => {
  const heart = renderHeart()
  writeInAnotherTab(JSON.stringify([snapshotOf(aCard())]))
  expect(isOn(heart)).toBe(true)
  writeInAnotherTab(null)
  expect(isOn(heart)).toBe(false)
})

test('does not undo what another tab saved a moment ago', () => {
  const heart = renderHeart()
  const other = snapshotOf(aCard({ id: 8 }))
  localStorage.setItem('savedProperties', JSON.stringify([other]))
  fireEvent.click(heart)
  expect(stored()).toEqual([other, snapshotOf(aCard())])
})

test('a full storage gives an error and no filled heart', async () => {
  const heart = renderHeart()
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  fireEvent.click(heart)
  expect(isOn(heart)).toBe(false)
  await screen.findByText('Your saved list could not be changed')
  expect(screen.queryByText(SAVED)).toBeNull()
  warn.mockClear()
})

test('useSavedProperties outside its provider says what is missing', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  const ignoreUncaught = (event: ErrorEvent) => event.preventDefault()
  window.addEventListener('error', ignoreUncaught)
  expect(() => render(<Count />)).toThrow(
    'useSavedProperties must be used within a SavedPropertiesProvider',
  )
  window.removeEventListener('error', ignoreUncaught)
  error.mockClear()
})
