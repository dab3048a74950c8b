import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { imageComplaints, type Module } from './complaints.ts'
import { readContext } from './context.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const isInContext = readContext(readFileSync(join(ROOT, '.dockerignore'), 'utf8'))

test.each([
  'package.json',
  'pnpm-lock.yaml',
  'apps/server/src/main.ts',
  'apps/web/index.html',
  'packages/db/migrations/0000_initial.sql',
  'packages/db/migrations/meta/_journal.json',
  'scripts/bootstrap/progress.mjs',
  'bench/package.json',
  'e2e/package.json',
])('%s goes into the image’s building', (path) => {
  expect(isInContext(path)).toBe(true)
})

test.each([
  '.env',
  '.env.example',
  '.git/config',
  '.data/postgres/PG_VERSION',
  'node_modules/node/bin/node',
  'packages/db/node_modules/postgres/package.json',
  'apps/web/dist/index.html',
  'apps/server/src/testing/testApp.ts',
  'apps/worker/src/worker.test.ts',
  'bench/src/main.ts',
  'e2e/specs/home.spec.ts',
  'docs/operations.md',
  'README.md',
  'npm-debug.log',
])('%s stays out', (path) => {
  expect(isInContext(path)).toBe(false)
})

test('the last line that matches decides', () => {
  const isIn = readContext('# all but one\nbench/*\n\n!bench/package.json\n')
  expect([isIn('bench/package.json'), isIn('bench/src/main.ts'), isIn('bench.ts')]).toEqual([
    true,
    false,
    true,
  ])
})

const module = (source: string, ...dependencies: [string, string][]): Module => ({
  source,
  dependencies: dependencies.map(([resolved, type]) => ({ resolved, dependencyTypes: [type] })),
})
const COMMANDS = ['agent', 'demo', 'doctor', 'import', 'migrate', 'newsletter'].map((name) =>
  module(`scripts/${name}/main.ts`),
)
const complain = (...modules: Module[]) =>
  imageComplaints(
    [module('apps/worker/src/main.ts'), ...COMMANDS, ...modules],
    (path) => !path.includes('/testing/'),
  )

test('nothing is wrong with what the image holds', () => {
  const main = module('apps/server/src/main.ts', ['packages/db/src/client.ts', 'local'])
  expect(complain(main, module('packages/db/src/client.ts', ['node_modules/pg', 'npm']))).toEqual(
    [],
  )
})

test('names what is kept out, taken away or installed for development alone, however far away', () => {
  const main = module('apps/server/src/main.ts', ['packages/db/src/client.ts', 'local'])
  const client = module(
    'packages/db/src/client.ts',
    ['packages/db/src/testing/vitest.ts', 'local'],
    ['apps/web/src/trpc.ts', 'local'],
    ['node_modules/vitest/index.js', 'npm-dev'],
    ['node_modules/@types/pg/index.d.ts', 'type-only'],
  )
  const rest = [module('packages/db/src/testing/vitest.ts'), module('apps/web/src/trpc.ts')]
  expect(complain(main, client, ...rest)).toEqual([
    'not in the image: packages/db/src/client.ts → node_modules/vitest/index.js, which only development has',
    'not in the image: packages/db/src/testing/vitest.ts',
    'not in the image: apps/web/src/trpc.ts',
  ])
})

test('a command that is no longer there is named', () => {
  expect(complain()).toEqual(['not in the image: apps/server/src/main.ts is not there'])
})
