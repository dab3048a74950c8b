import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..', '..')
const sources = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: root }).filter(
  (path) => !/\.(test|gen)\./.test(path),
)

/** Where something is found, as "path: what". */
function found(pattern: RegExp): string[] {
  return sources.flatMap((path) => {
    const matches = readFileSync(join(root, path), 'utf8').match(pattern) ?? []
    return matches.map((match) => `${path}: ${match}`)
  })
}

test('numbers and dates are written for Britain, whatever a machine is set to', () => {
  expect(sources.length).toBeGreaterThan(500)
  expect(found(/toLocale\w*String\((?!'en-GB')[^)]*\)?/g)).toEqual([])
  expect(found(/new Intl\.\w+\((?!'en-GB')[^)]*\)?/g)).toEqual([])
})

test('thousands are written in one place', () => {
  const places = found(/toLocaleString\('en-GB'\)/g)
  expect(places).toEqual(["packages/core/src/number/inThousands.ts: toLocaleString('en-GB')"])
})
