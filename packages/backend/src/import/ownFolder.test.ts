import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeOwnFolder } from './ownFolder.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
let machine: string
beforeEach(() => {
  machine = mkdtempSync(join(tmpdir(), 'hearth-machine-'))
  vi.stubEnv('TMPDIR', machine)
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(machine, { recursive: true })
})

const leave = (name: string, time: string) => {
  const folder = join(machine, name)
  mkdirSync(folder)
  writeFileSync(join(folder, 'import.zip'), 'half')
  utimesSync(folder, new Date(time), new Date(time))
}

test('what killed imports left is removed; what may be in use, and what is not ours, is not', async () => {
  leave('hearth-import-killed', '2026-11-19T11:00:00Z')
  leave('hearth-import-busy', '2026-11-19T13:00:00Z')
  leave('somebody-elses', '2026-11-01T12:00:00Z')
  const own = await makeOwnFolder(NOW)
  expect(readdirSync(machine).sort()).toEqual(
    ['hearth-import-busy', 'somebody-elses', basename(own)].sort(),
  )
})
