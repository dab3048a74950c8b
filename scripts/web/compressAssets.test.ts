import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { compressAssets } from './compressAssets.ts'

const folder = mkdtempSync(join(tmpdir(), 'hearth-assets-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('texts lie beside themselves, compressed; what is small or compressed already does not', async () => {
  const script = `console.log(${'1,'.repeat(2000)}1)`
  writeFileSync(join(folder, 'main-1.js'), script)
  writeFileSync(join(folder, 'small-1.css'), 'a{}')
  writeFileSync(join(folder, 'font-1.woff2'), Buffer.alloc(5000))
  await compressAssets(folder)
  expect(readdirSync(folder).sort()).toEqual([
    'font-1.woff2',
    'main-1.js',
    'main-1.js.br',
    'main-1.js.gz',
    'small-1.css',
  ])
  const read = (name: string) => readFileSync(join(folder, name))
  expect(brotliDecompressSync(read('main-1.js.br')).toString()).toBe(script)
  expect(gunzipSync(read('main-1.js.gz')).toString()).toBe(script)
})
