import { type ClientRequest, request as open } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { createMemoryStorage } from '@hearth/adapters/testing/memoryStorage.ts'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { testApp } from '../testing/testApp.ts'

let body: Readable
const get = async () => ({ body, bytes: 100_000, contentType: 'image/jpeg' })
const { app, lines } = await testApp({ storage: { ...createMemoryStorage(), get } })
const FILE = `/files/images/${'4f0c'.repeat(8)}.jpg`
// What is sent of it is compressed on its way, like the answers of procedures.
app.post('/slow', (_, reply) => reply.type('text/plain').send(body))

beforeAll(async () => {
  await app.listen({ port: 0, host: '127.0.0.1' })
})
beforeEach(() => {
  lines.length = 0
  body = new Readable({ read: () => undefined })
})

/** Sends a request whose answer does not come by itself. Resolves once it is being sent. */
async function ask(path: string): Promise<ClientRequest> {
  const { port } = app.server.address() as AddressInfo
  const method = path === FILE ? 'GET' : 'POST'
  const headers = { 'accept-encoding': 'br', 'content-type': 'application/json' }
  const request = open({ port, host: '127.0.0.1', path, method, headers })
  request.on('error', () => undefined)
  request.end(method === 'POST' ? '{}' : undefined)
  await vi.waitFor(() => expect(body.listenerCount('end')).toBeGreaterThan(0))
  return request
}

const aboveInfo = () => lines.filter(({ level }) => level > 30)

test.each([FILE, '/slow'])('whoever leaves before the answer from %s is no error', async (path) => {
  const request = await ask(path)
  request.destroy()
  await vi.waitFor(() => expect(body.destroyed).toBe(true))
  await pause(50)
  expect(aboveInfo()).toEqual([])
})

test('whoever leaves in the midst of a file is no error', async () => {
  const request = await ask(FILE)
  request.once('response', (response) => response.once('data', () => request.destroy()))
  body.push('the first of it')
  await vi.waitFor(() => expect(body.destroyed).toBe(true))
  await pause(50)
  expect(aboveInfo()).toEqual([])
})

test('that somebody left is told with the path alone', async () => {
  const request = await ask('/slow?of=Kentish')
  request.destroy()
  await vi.waitFor(() => expect(lines).toHaveLength(1))
  expect(lines[0]).toMatchObject({ level: 30, path: '/slow', msg: 'left before the answer' })
  expect(JSON.stringify(lines)).not.toContain('Kentish')
})

test.each([
  ['fails', new Error('The disk is gone')],
  ['ends too early', undefined],
])('an answer that %s while somebody waits for it is an error', async (_, error) => {
  const request = await ask('/slow')
  body.destroy(error)
  const status = await new Promise((resolve) =>
    request.on('response', (response) => resolve(response.resume().statusCode)),
  )
  expect(status).toBe(500)
  expect(lines.map(({ level, msg }) => [level, msg])).toContainEqual([50, 'request failed'])
})
