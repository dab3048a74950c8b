import type { LiveEvent } from '@hearth/core/live/contract.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { shareAmongTabs } from './shareAmongTabs.ts'

const NEWS: LiveEvent = { kind: 'message', propertyId: 12 }
const leave: (() => void)[] = []

afterEach(() => {
  for (const each of leave.splice(0)) each()
  vi.unstubAllGlobals()
})

/** A tab of the browser: what it hears, and its connection while it has one. */
function openTab() {
  const tab = {
    heard: [] as LiveEvent[],
    tell: undefined as ((event: LiveEvent) => void) | undefined,
  }
  const connect = (tell: (event: LiveEvent) => void) => {
    tab.tell = tell
    return () => {
      tab.tell = undefined
    }
  }
  const close = shareAmongTabs('test', connect, (event) => tab.heard.push(event))
  leave.push(close)
  return { tab, close }
}

/** Locks between tabs, which jsdom does not have: one holds a name, the others wait in turn. */
function locksByHand() {
  let last: Promise<unknown> = Promise.resolve()
  const request = (_: string, { signal }: { signal: AbortSignal }, hold: () => Promise<void>) => {
    const turn = last.then(() => (signal.aborted ? Promise.reject(signal.reason) : hold()))
    last = turn.catch(() => undefined)
    return turn
  }
  return { request }
}

/** Lets whoever is next take its turn. */
const settle = () => new Promise((resolve) => setTimeout(resolve))

describe('with locks between tabs', () => {
  beforeEach(() => {
    vi.stubGlobal('navigator', { locks: locksByHand() })
  })

  test('one tab connects and tells the others', async () => {
    const first = openTab()
    const second = openTab()
    await settle()
    expect([first.tab.tell !== undefined, second.tab.tell !== undefined]).toEqual([true, false])
    first.tab.tell?.(NEWS)
    expect(first.tab.heard).toEqual([NEWS])
    await vi.waitFor(() => expect(second.tab.heard).toEqual([NEWS]))
  })

  test('when it is closed the next one connects', async () => {
    const first = openTab()
    const second = openTab()
    const third = openTab()
    await settle()
    first.close()
    await settle()
    expect(first.tab.tell).toBeUndefined()
    expect([second.tab.tell !== undefined, third.tab.tell !== undefined]).toEqual([true, false])
  })

  test('a tab that is closed before its turn never connects', async () => {
    const first = openTab()
    const second = openTab()
    const third = openTab()
    await settle()
    second.close()
    first.close()
    await settle()
    expect([second.tab.tell !== undefined, third.tab.tell !== undefined]).toEqual([false, true])
  })
})

test('without locks each tab connects', async () => {
  vi.stubGlobal('navigator', {})
  const tabs = [openTab(), openTab()]
  await settle()
  expect(tabs.every(({ tab }) => tab.tell !== undefined)).toBe(true)
})
