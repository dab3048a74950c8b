import type { LiveEvent } from '@hearth/core/live/contract.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepConnected, type OpenStream } from './keepConnected.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Streams that are opened and lost by hand. */
function byHand() {
  const streams: { on: Parameters<OpenStream>[0]; isOpen: boolean }[] = []
  const open: OpenStream = (on) => {
    const stream = { on, isOpen: true }
    streams.push(stream)
    return () => {
      stream.isOpen = false
    }
  }
  const last = () => {
    const stream = streams.at(-1)
    if (!stream) throw new Error('None was opened')
    return stream
  }
  return { open, streams, last, opened: () => streams.filter(({ isOpen }) => isOpen).length }
}

const READY: LiveEvent = { kind: 'ready' }

test('a lost stream is opened again after 1, 2, 5, then 10 seconds, and after 1 once it was open', () => {
  const { open, streams, last } = byHand()
  const stop = keepConnected(open, () => undefined)
  for (const seconds of [1, 2, 5, 10, 10]) {
    const before = streams.length
    last().on.lost()
    vi.advanceTimersByTime(seconds * 1000 - 1)
    expect(streams).toHaveLength(before)
    vi.advanceTimersByTime(1)
    expect(streams).toHaveLength(before + 1)
  }
  last().on.event(READY)
  last().on.lost()
  vi.advanceTimersByTime(1000)
  expect(streams).toHaveLength(7)
  stop()
})

test('without a network it is closed, and opened at once when the network is back', () => {
  const { open, opened, streams } = byHand()
  const heard: LiveEvent[] = []
  const stop = keepConnected(open, (event) => heard.push(event))
  window.dispatchEvent(new Event('offline'))
  expect(opened()).toBe(0)
  window.dispatchEvent(new Event('online'))
  expect(opened()).toBe(1)
  window.dispatchEvent(new Event('online'))
  expect(streams).toHaveLength(2)
  streams.at(-1)?.on.event(READY)
  expect(heard).toEqual([READY])
  stop()
})

test('what is stopped stays closed, also while it waited', () => {
  const { open, opened, streams, last } = byHand()
  keepConnected(open, () => undefined)()
  expect(opened()).toBe(0)
  const stop = keepConnected(open, () => undefined)
  last().on.lost()
  stop()
  vi.advanceTimersByTime(60_000)
  window.dispatchEvent(new Event('online'))
  expect(streams).toHaveLength(2)
})
