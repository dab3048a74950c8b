import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { DEFAULT_THEME } from '@mantine/core'
import { expect, test } from 'vitest'
import { rolesResolver } from './theme.ts'

const { resolve } = createRequire(import.meta.url)

test('every grey of Mantine in the dark scheme is a role of Hearth', () => {
  const styles = readFileSync(resolve('@mantine/core/styles.css'), 'utf8')
  const greys = new Set(styles.match(/--mantine-color-dark-\d(?=\))/g))
  expect(greys.size).toBeGreaterThan(0)
  const dark = new Map(Object.entries(rolesResolver(DEFAULT_THEME).dark))
  const strangers = [...greys].filter((grey) => !dark.get(grey)?.startsWith('var(--hearth-'))
  expect(strangers).toEqual([])
})
