import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { testApp } from '../testing/testApp.ts'

const { app } = await testApp()

test.each(['ops/alerts.yml', 'docs/operations.md'])(
  'every figure that %s names is told at /metrics',
  async (path) => {
    const file = readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8')
    const named = new Set(file.match(/\b(hearth_jobs|nodejs_|process_)\w*/g))
    expect(named.size).toBeGreaterThan(3)
    const { body } = await app.inject({ url: '/metrics' })
    expect([...named].filter((name) => !new RegExp(`^# TYPE ${name} `, 'm').test(body))).toEqual([])
  },
)
