import { once } from 'node:events'
import { type ClientRequest, type IncomingMessage, request as open } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { createMemoryStorage } from '@hearth/adapters/testing/memoryStorage.ts'
import { storeAgent } from '@hearth/backend/testing/accounts.ts'
import { hashOfToken } from '@hearth/backend/tokens.ts'
import { sessions } from '@hearth/db/schema/account.ts'
import { files } from '@hearth/db/schema/file.ts'
import { beforeAll, expect, test } from 'vitest'
import { testApp } from '../testing/testApp.ts'

const limits = { bodyMs: 300, uploadMs: 10_000, uploadPauseMs: 300 }
const { app, db } = await testApp({ limits, storage: createMemoryStorage() })
let address = ''

beforeAll(async () => {
  address = await app.listen({ host: '127.0.0.1', port: 0 })
  const { userId } = (await storeAgent(db, 'robin@example.com')).actor
  const expiresAt = new Date(Date.now() + 86_400_000)
  await db.drizzle.insert(sessions).values({ id: hashOfToken('agent'), userId, expiresAt })
})

const BOUNDARY = 'a-boundary'
const PIECES = [
  `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="all.blm"\r\n\r\n`,
  ...['#HEADER#\n', 'Version : 3\n', '#DEFINITION#\n', '#DATA#\n', '#END#\n'],
  `\r\n--${BOUNDARY}--\r\n`,
]
const begin = (path: string, contentType: string) =>
  open(`${address}${path}`, {
    method: 'POST',
    headers: { 'content-type': contentType, cookie: 'hearth_session=agent' },
  })
const upload = () => begin('/upload/import', `multipart/form-data; boundary=${BOUNDARY}`)

/** The status of the answer, or how the connection ended without one. */
async function endOf(request: ClientRequest): Promise<number | string> {
  try {
    const [response] = (await once(request, 'response')) as [IncomingMessage]
    response.resume()
    return response.statusCode ?? 0
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? 'an error'
  }
}

test('whoever does not send the rest of a form is not waited for', async () => {
  const request = begin('/trpc/account.signIn', 'application/json')
  const end = endOf(request)
  request.write('{"email":')
  expect(await end).toBe('ECONNRESET')
})

test('a file that comes slowly is taken, for as long as more of it comes', async () => {
  const request = upload()
  const end = endOf(request)
  const began = performance.now()
  for (const piece of PIECES) {
    request.write(piece)
    await pause(100)
  }
  request.end()
  expect(await end).toBe(200)
  expect(performance.now() - began).toBeGreaterThan(limits.bodyMs)
})

test('a file that stops coming is not waited for, and nothing of it is stored', async () => {
  const before = await db.drizzle.$count(files)
  const request = upload()
  const end = endOf(request)
  for (const piece of PIECES.slice(0, 3)) request.write(piece)
  expect(await end).not.toBe(200)
  expect(await db.drizzle.$count(files)).toBe(before)
})
