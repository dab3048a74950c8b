import { expect, test } from 'vitest'
import { dashboardSearch } from '../dashboard/dashboardSearch.ts'

test.each<[Record<string, unknown>, Record<string, unknown>]>([
  [{}, {}],
  [{ tab: 'messages' }, { tab: 'messages' }],
  [
    { tab: 'messages', q: ' Ada  ' },
    { tab: 'messages', q: 'Ada' },
  ],
  [
    { tab: 'messages', unread: 'true', home: '12' },
    { tab: 'messages', unread: true, home: 12 },
  ],
  [{ tab: 'messages', q: '   ' }, { tab: 'messages' }],
  [{ tab: 'messages', q: 'x'.repeat(201) }, { tab: 'messages' }],
  [
    { tab: 'messages', unread: true, home: 12 },
    { tab: 'messages', unread: true, home: 12 },
  ],
  [{ tab: 'messages', unread: 'yes', home: -1 }, { tab: 'messages' }],
  [{ tab: 'viewings', q: 'Ada' }, { tab: 'viewings' }],
  [{ tab: 'letters', q: 'Ada' }, {}],
])('the address %j says %j', (address, said) => {
  expect(dashboardSearch(address)).toEqual(said)
})
