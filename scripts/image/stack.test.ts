import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'

const read = (path: string) => readFileSync(join(import.meta.dirname, '..', '..', path), 'utf8')
const stack = read('docker-compose.yml')
const HEARTH = stack.slice(stack.indexOf('x-hearth:'), stack.indexOf('x-server:'))

test('a copy of .env.example as it is changes nothing of what the stack decides', () => {
  const set = Object.entries(parseEnv(read('.env.example'))).filter(([, value]) => value !== '')
  expect(set).toEqual([])
})

test('an empty value in .env counts as unset in the stack as well', () => {
  const withoutColon = [...stack.matchAll(/\$\{\w+-[^}]*\}/g)].map(([text]) => text)
  expect(withoutColon).toEqual([])
})

test('what imports lay down is on a disk and not in memory', () => {
  const folder = /^ {4}TMPDIR: (\S+)$/m.exec(HEARTH)?.[1]
  const inMemory = /^ {2}tmpfs: \[(.*)\]$/m.exec(HEARTH)?.[1]?.split(', ')
  const volumes = [...HEARTH.matchAll(/"\w+:(\/[\w/]+)"/g)].map(([, path]) => path)
  expect(inMemory).toEqual(['/tmp'])
  expect(volumes).toContain(folder)
})
