import { describe, expect, test } from 'vitest'
import type { DatabaseState } from '../../packages/db/src/inspect.ts'
import { judgeDatabase } from './database.ts'
import type { Finding } from './finding.ts'
import { judgeDisk, judgeMemory } from './machine.ts'
import { judgeRedis } from './redis.ts'
import { exitCodeOf, reportLines } from './report.ts'

const WELL: DatabaseState = {
  ...{ version: '18.1', versionNumber: 180_001, encoding: 'UTF8' },
  ...{ missingExtensions: [], mayCreate: true, migrations: { pending: 0, isNewer: false } },
  ...{ clockAheadMs: 12, connections: { max: 197, inUse: 3 } },
}

const statesOf = (change: Partial<DatabaseState>, hasRedis = true) =>
  Object.fromEntries(
    judgeDatabase({ ...WELL, ...change }, 'db:5432/hearth', hasRedis)
      .filter(({ state }) => state !== 'works')
      .map(({ name, state }) => [name, state]),
  )

describe('a database', () => {
  test('that has all it needs', () => {
    expect(statesOf({})).toEqual({})
    const [first] = judgeDatabase(WELL, 'db:5432/hearth', true)
    expect(first?.said).toBe('18.1 at db:5432/hearth, UTF8')
  })

  test.each<[string, Partial<DatabaseState>, Record<string, string>]>([
    ['too old', { versionNumber: 140_010 }, { PostgreSQL: 'broken' }],
    ['of another encoding', { encoding: 'SQL_ASCII' }, { PostgreSQL: 'broken' }],
    ['without an extension', { missingExtensions: ['pg_trgm'] }, { Schema: 'broken' }],
    ['to be migrated', { migrations: { pending: 2, isNewer: false } }, { Schema: 'weak' }],
    [
      'to be migrated by somebody else',
      { migrations: { pending: 2, isNewer: false }, mayCreate: false },
      { Schema: 'broken' },
    ],
    ['of a newer version', { migrations: { pending: 0, isNewer: true } }, { Schema: 'weak' }],
    ['that is nearly full', { connections: { max: 97, inUse: 90 } }, { Connections: 'weak' }],
    ['whose clock is fast', { clockAheadMs: 2500 }, { Clock: 'broken' }],
    ['whose clock is slow', { clockAheadMs: -2500 }, { Clock: 'broken' }],
  ])('%s', (_, change, expected) => {
    expect(statesOf(change)).toEqual(expected)
  })

  test('has queues to serve as well where there is no Redis', () => {
    const connections = { max: 50, inUse: 25 }
    expect(statesOf({ connections }, true)).toEqual({})
    expect(statesOf({ connections }, false)).toEqual({ Connections: 'weak' })
  })
})

test.each([
  [{ version: '7.4.1', evictionPolicy: 'noeviction', isAppendOnly: true }, 'works'],
  [{ version: '7.4.1', evictionPolicy: 'noeviction', isAppendOnly: false }, 'weak'],
  [{ version: '7.4.1', evictionPolicy: 'allkeys-lru', isAppendOnly: true }, 'broken'],
  [{ version: '5.0.7', evictionPolicy: 'noeviction', isAppendOnly: true }, 'broken'],
])('a Redis %j %s', (state, expected) => {
  expect(judgeRedis(state).state).toBe(expected)
})

test('little room is told', () => {
  const GIB = 1024 ** 3
  expect([judgeDisk('/data', 1.9 * GIB).state, judgeDisk('/data', 2 * GIB).state]).toEqual([
    'weak',
    'works',
  ])
  expect([judgeMemory(0.5 * GIB).state, judgeMemory(GIB).state]).toEqual(['weak', 'works'])
})

const FOUND: Finding[] = [
  { name: 'PostgreSQL', state: 'works', said: '18.1 at db:5432/hearth, UTF8' },
  { name: 'Redis', state: 'unset', said: 'REDIS_URL is not set' },
  { name: 'E-mail', state: 'broken', said: 'ECONNREFUSED', todo: 'Check SMTP_URL.' },
]

test('a line tells of one thing, and the last one sums up', () => {
  expect(reportLines(FOUND)).toEqual([
    '✓ PostgreSQL  18.1 at db:5432/hearth, UTF8',
    '– Redis       REDIS_URL is not set',
    '✗ E-mail      ECONNREFUSED  → Check SMTP_URL.',
    '',
    '1 must be put right.',
  ])
  expect(reportLines(FOUND.slice(0, 2)).at(-1)).toBe('All is well.')
})

test('only what is broken fails', () => {
  expect(exitCodeOf(FOUND)).toBe(1)
  expect(exitCodeOf([{ name: 'Disk', state: 'weak', said: 'little' }])).toBe(0)
})
