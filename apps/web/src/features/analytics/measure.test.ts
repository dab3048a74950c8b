import { describe, expect, test, vi } from 'vitest'
import { createMeasure } from './measure.ts'
import type { Measuring } from './measuring.ts'

const PROJECT = { key: 'phc_key', host: 'https://posthog.example' }

/** A library that notes what it is told, and is there when `arrive` is called. */
function fake() {
  const told: string[] = []
  const library: Measuring = {
    pageOpened: () => told.push('page'),
    recognise: (id) => told.push(`user ${id}`),
    variant: () => 'reading',
    end: () => told.push('end'),
  }
  const loading = Promise.withResolvers<() => Measuring>()
  const load = vi.fn(() => loading.promise)
  return { told, load, arrive: () => loading.resolve(() => library), fail: loading.reject }
}

test('without a yes nothing is even fetched', () => {
  const { load } = fake()
  const measure = createMeasure(load)
  measure.pageOpened()
  measure.recognise(17)
  measure.end()
  expect(load).not.toHaveBeenCalled()
  expect(measure.variant('home-first-section')).toBeUndefined()
})

test('it waits until it is known who is signed in, and tells what changes from then on', async () => {
  const { told, load, arrive } = fake()
  const measure = createMeasure(load)
  arrive()
  measure.pageOpened()
  await measure.start(PROJECT)
  expect(load).not.toHaveBeenCalled()
  measure.recognise(17)
  await vi.waitFor(() => expect(told).toEqual(['user 17', 'page']))
  measure.recognise(null)
  measure.pageOpened()
  expect(told.slice(2)).toEqual(['user null', 'page'])
  expect(measure.variant('home-first-section')).toBe('reading')
})

test('somebody who signs in while it is fetched is who it begins with, and it begins once', async () => {
  const { told, load, arrive } = fake()
  const measure = createMeasure(load)
  measure.recognise(null)
  const started = measure.start(PROJECT)
  measure.recognise(17)
  arrive()
  await started
  await vi.waitFor(() => expect(told).toEqual(['user 17']))
})

describe('a no', () => {
  test('ends it, and nothing more is told', async () => {
    const { told, load, arrive } = fake()
    const measure = createMeasure(load)
    arrive()
    measure.recognise(null)
    await measure.start(PROJECT)
    measure.end()
    measure.pageOpened()
    measure.recognise(17)
    expect(told).toEqual(['user null', 'end'])
    expect(measure.variant('home-first-section')).toBeUndefined()
  })

  test('that comes while the library is fetched is heard as well', async () => {
    const { told, load, arrive } = fake()
    const measure = createMeasure(load)
    measure.recognise(null)
    const started = measure.start(PROJECT)
    measure.end()
    arrive()
    await started
    measure.pageOpened()
    expect(told).toEqual([])
  })
})

test('a library that cannot be fetched is missed by nobody', async () => {
  const { load, fail } = fake()
  const measure = createMeasure(load)
  measure.recognise(null)
  fail(new TypeError('Failed to fetch dynamically imported module'))
  await expect(measure.start(PROJECT)).resolves.toBeUndefined()
  measure.pageOpened()
  expect(measure.variant('home-first-section')).toBeUndefined()
})
