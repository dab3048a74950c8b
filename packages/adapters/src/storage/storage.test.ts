import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, describe, expect, test } from 'vitest'
import { startS3Server } from '../testing/s3Server.ts'
import { BadKeyError } from './key.ts'
import { openStorage } from './openStorage.ts'
import type { Storage } from './storage.ts'

const folder = mkdtempSync(join(tmpdir(), 'hearth-files-'))
const s3 = await startS3Server()
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await s3.close()
})

const STORAGES: [string, Storage][] = [
  ['a folder', await openStorage({ folder })],
  ['S3', await openStorage({ folder, s3: s3.options })],
]

const read = async (storage: Storage, key: string) => {
  const found = await storage.get(key)
  return found && { ...found, body: (await buffer(found.body)).toString() }
}

/** More than S3 takes in one part. */
const LARGE_BYTES = 12 * 1024 * 1024
async function* large() {
  for (let at = 0; at < LARGE_BYTES; at += 65_536) yield Buffer.alloc(65_536, at / 65_536)
}

describe.each(STORAGES)('%s', (_, storage) => {
  test('gives back what was put, with its length and what its name says it is', async () => {
    await storage.put('images/one-480.webp', Buffer.from('a picture'))
    expect(await read(storage, 'images/one-480.webp')).toEqual({
      body: 'a picture',
      contentType: 'image/webp',
      bytes: 9,
    })
    expect(await storage.exists('images/one-480.webp')).toBe(true)
  })

  test('takes a stream of any length', async () => {
    await storage.put('received/large', Readable.from(large()))
    const found = await storage.get('received/large')
    expect(found).toMatchObject({ bytes: LARGE_BYTES, contentType: 'application/octet-stream' })
    const body = await buffer(found?.body ?? Readable.from([]))
    expect(body.length).toBe(LARGE_BYTES)
    expect(body[65_536 * 7]).toBe(7)
  })

  test('a second file of the same name takes the place of the first', async () => {
    await storage.put('epc/again.pdf', Buffer.from('first'))
    await storage.put('epc/again.pdf', Readable.from([Buffer.from('second')]))
    expect(await read(storage, 'epc/again.pdf')).toMatchObject({ body: 'second' })
  })

  test('stores nothing of what breaks off', async () => {
    async function* broken() {
      yield* large()
      throw new Error('The line was cut')
    }
    const putting = storage.put('received/broken', Readable.from(broken()))
    await expect(putting).rejects.toThrow('The line was cut')
    expect(await storage.exists('received/broken')).toBe(false)
    expect(await storage.get('received/broken')).toBeNull()
  })

  test('knows nothing of what was never there or is gone, and removes it twice', async () => {
    await storage.put('images/gone.avif', Buffer.from('soon gone'))
    await storage.remove('images/gone.avif')
    await storage.remove('images/gone.avif')
    for (const key of ['images/gone.avif', 'images/never.avif', 'images/gone.avif/deeper.avif']) {
      expect(await storage.get(key).catch((error: Error) => error.name)).toSatisfy(
        (answer) => answer === null || answer === 'BadKeyError',
      )
    }
    expect(await storage.exists('images/gone.avif')).toBe(false)
  })

  test.each([
    '../outside.webp',
    'images/../../outside.webp',
    '/etc/passwd',
    'images//a.webp',
    'images/.hidden',
    'images/a.webp\0.png',
    'images\\a.webp',
    'images/%2e%2e/a.webp',
    'images/A.webp',
    'images/',
    'alone.webp',
    '',
    `images/${'a'.repeat(300)}`,
  ])('refuses the key %j', async (key) => {
    await expect(storage.put(key, Buffer.from('x'))).rejects.toThrow(BadKeyError)
    await expect(storage.get(key)).rejects.toThrow(BadKeyError)
    await expect(storage.exists(key)).rejects.toThrow(BadKeyError)
    await expect(storage.remove(key)).rejects.toThrow(BadKeyError)
  })
})

const UNFINISHED = join(folder, '.unfinished')

test('a folder holds nothing unfinished', () => {
  expect(readdirSync(UNFINISHED)).toEqual([])
})

test('what a killed process left half written is removed, and what is on its way is not', async () => {
  const storage = await openStorage({ folder })
  for (const [name, time] of [
    ['left', '2026-11-20T10:59:00Z'],
    ['coming', '2026-11-20T11:01:00Z'],
  ] as const) {
    writeFileSync(join(UNFINISHED, name), 'half')
    utimesSync(join(UNFINISHED, name), new Date(time), new Date(time))
  }
  await storage.removeUnfinished(new Date('2026-11-20T11:00:00Z'))
  expect(readdirSync(UNFINISHED)).toEqual(['coming'])
})

test('a folder that nothing was ever written to holds nothing to remove', async () => {
  const storage = await openStorage({ folder: join(folder, 'never') })
  await storage.removeUnfinished(new Date())
})

test('a bucket that forbids to say what is absent says what it lacks', async () => {
  const server = createServer((_, response) => response.writeHead(403).end()).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const endpoint = `http://127.0.0.1:${port}`
  const storage = await openStorage({ folder, s3: { ...s3.options, endpoint } })
  try {
    await expect(storage.get('images/never.jpg')).rejects.toThrow('s3:ListBucket')
    await expect(storage.exists('images/never.jpg')).rejects.toThrow('s3:ListBucket')
  } finally {
    server.close()
  }
})
