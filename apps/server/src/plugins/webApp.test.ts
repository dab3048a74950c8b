import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { testApp } from '../testing/testApp.ts'

const { app, lines } = await testApp()

const open = (url: string) => app.inject({ url, headers: { accept: 'text/html,*/*;q=0.8' } })

test.each([
  ['/', 200],
  ['/properties?type=rent', 200],
  ['/messages', 200],
  ['/property/12', 404],
  ['/property/1.5', 404],
  ['/no/such/page', 404],
])(
  '%s is a page, which is asked about every time and kept for its visitor',
  async (url, status) => {
    const response = await open(url)
    expect(response.statusCode).toBe(status)
    expect(response.body).toMatch(/<title>.*Hearth.*<\/title>/)
    expect(response.headers['cache-control']).toBe('private, no-cache')
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
  },
)

test('the index is asked about every time under its own name too', async () => {
  expect((await open('/index.html')).headers['cache-control']).toBe('no-cache')
})

test('assets are kept for ever and sent compressed', async () => {
  const response = await app.inject({
    url: '/assets/main-4f3a.js',
    headers: { 'accept-encoding': 'gzip, br' },
  })
  expect(response.statusCode).toBe(200)
  expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(response.headers['content-encoding']).toBe('br')
})

test.each([
  '/assets/main-old.js',
  '/art/nonsense',
  '/trpc',
  '/health/other',
  '/missing.png',
  '/.sources',
  '/..%2f..%2fpackage.json',
])('%s is not found, rather than a page', async (url) => {
  const response = await open(url)
  expect([400, 404]).toContain(response.statusCode)
  expect(response.headers['content-type']).toContain('application/json')
  expect(lines.filter(({ level }) => level >= 40)).toEqual([])
})

test('while the web app is built anew there is no page, and no complaint in the log', async () => {
  const webRoot = mkdtempSync(join(tmpdir(), 'hearth-web-'))
  writeFileSync(join(webRoot, 'index.html'), '<title>Hearth</title>')
  const { app: rebuilt, lines: logged } = await testApp({ webRoot })
  const openHome = () => rebuilt.inject({ url: '/', headers: { accept: 'text/html' } })
  expect((await openHome()).statusCode).toBe(200)
  rmSync(join(webRoot, 'index.html'))
  expect((await openHome()).statusCode).toBe(404)
  writeFileSync(join(webRoot, 'index.html'), '<title>Hearth</title>')
  expect((await openHome()).statusCode).toBe(200)
  expect(logged.filter(({ level }) => level >= 40)).toEqual([])
  rmSync(webRoot, { recursive: true })
})

test('what the build has compressed is sent as it is', async () => {
  const webRoot = mkdtempSync(join(tmpdir(), 'hearth-web-'))
  mkdirSync(join(webRoot, 'assets'))
  const script = 'console.log(1)'
  writeFileSync(join(webRoot, 'assets', 'a-1.js'), script)
  writeFileSync(join(webRoot, 'assets', 'a-1.js.br'), brotliCompressSync(script))
  writeFileSync(join(webRoot, 'assets', 'a-1.js.gz'), gzipSync(script))
  const { app: compressed } = await testApp({ webRoot })
  const ask = (encoding: string) =>
    compressed.inject({ url: '/assets/a-1.js', headers: { 'accept-encoding': encoding } })

  const [brotli, gzip, plain] = [await ask('gzip, br'), await ask('gzip'), await ask('identity')]
  expect(brotli.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(script)
  expect(gzip.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(script)
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(plain.body).toBe(script)
  for (const { headers } of [brotli, gzip, plain]) {
    expect(headers['content-type']).toContain('javascript; charset=utf-8')
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(headers.vary).toContain('accept-encoding')
  }
  rmSync(webRoot, { recursive: true })
})

test('only reading opens a page', async () => {
  const response = await app.inject({ method: 'POST', url: '/properties' })
  expect(response.statusCode).toBe(404)
})
